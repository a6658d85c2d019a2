import type { ClosedAirport, NamedCode, NotForPassengers, Unavailable } from '@tim/estimator';
import { monthWords } from './month.ts';
import { named } from './named.ts';

type Found = NotForPassengers & Pick<Unavailable, 'value'>;

const listed = (codes: readonly NamedCode[]): string => codes.map(named).join(' et ');
const since = (date: string): string => (date === '' ? '' : ` depuis ${monthWords(date)}`);
const goesOn = ({ successors }: Found, where: string): string =>
  successors.length === 0 ? '' : ` ${where} ${listed(successors)}.`;

/** What is known of a carrier, a number or a carrier's route; each reason has the words that the rules can give it. */
const WORDS: ReadonlyMap<string, Readonly<Partial<Record<NotForPassengers['of'], (found: Found) => string>>>> = new Map(
  Object.entries<Readonly<Partial<Record<NotForPassengers['of'], (found: Found) => string>>>>({
    CARRIES_FREIGHT: {
      carrier: ({ holderName }) => `${holderName} transporte du fret, pas de passagers.`,
      number: ({ holderName, value }) =>
        `Le numéro ${value} (${holderName}) est celui de vols sans passagers : vols de fret ou vols de convoyage.`,
      route: ({ holderName }) => `Tous les vols ${holderName} connus sur cette liaison sont sans passagers.`,
    },
    NO_LONGER_FLIES: {
      carrier: (found) =>
        `${found.holderName} n’a plus de vols sous ce code${since(found.since)}.${goesOn(found, 'Ils sont passés à')}`,
      route: (found) =>
        `${found.holderName} n’assure plus cette liaison${since(found.since)}.${goesOn(found, 'Ses vols y sont passés à')}`,
    },
    SOLD_UNDER_ANOTHER_CODE: {
      number: ({ holderName, value }) =>
        `${holderName} n’assure pas le numéro ${value} : elle vend sous ce numéro le vol d’une autre compagnie. Indiquez le numéro de celle-ci.`,
      route: ({ holderName }) =>
        `Tous les vols ${holderName} connus sur cette liaison sont ceux d’autres compagnies. Indiquez le numéro de la compagnie qui assure le vol.`,
    },
  }),
);

/** Since when an airport is closed, and where its flights went. */
function closedWords({ airport, since: date, successors }: ClosedAirport): string {
  const closed = `${named(airport)} : fermé aux passagers${since(date)}.`;
  return successors.length === 0 ? closed : `${closed} Vols transférés vers : ${listed(successors)}.`;
}

/** Why nobody can take a flight, and where its passengers go; '' of any other reason. */
export function notForPassengersWords({
  reason,
  value,
  notForPassengers,
}: Pick<Unavailable, 'reason' | 'value' | 'notForPassengers'>): string {
  if (!notForPassengers) return '';
  const found: Found = { ...notForPassengers, value };
  const { closedAirport, successors, holderName } = found;
  if (closedAirport) return closedWords({ airport: closedAirport, since: found.since, successors });
  if (reason === 'ROUTE_CLOSED') return `Cette liaison est fermée à ${holderName}${since(found.since)}.`;
  return WORDS.get(reason)?.[found.of]?.(found) ?? '';
}

/** The same beside what is typical of one of its routes. */
export const closedAirportWords = (closed: ClosedAirport): string =>
  `${closedWords(closed)} Le chiffre est celui d’autres aéroports de la ville ou à proximité.`;
