import type { ClosedAirport, NamedCode, NotForPassengers, Unavailable } from '@tim/estimator';
import { monthWords } from './month.ts';
import { named } from './named.ts';

type Found = NotForPassengers & Pick<Unavailable, 'value'>;

const listed = (codes: readonly NamedCode[]): string => codes.map(named).join(' und ');
/** With the space after it: the time stands inside the German sentence. */
const since = (date: string): string => (date === '' ? '' : `seit ${monthWords(date)} `);
const goesOn = ({ successors }: Found, where: string): string =>
  successors.length === 0 ? '' : ` ${where} an ${listed(successors)} über.`;

/** What is known of a carrier, a number or a carrier's route; each reason has the words that the rules can give it. */
const WORDS: ReadonlyMap<string, Readonly<Partial<Record<NotForPassengers['of'], (found: Found) => string>>>> = new Map(
  Object.entries<Readonly<Partial<Record<NotForPassengers['of'], (found: Found) => string>>>>({
    CARRIES_FREIGHT: {
      carrier: ({ holderName }) => `${holderName} befördert Fracht, keine Fluggäste.`,
      number: ({ holderName, value }) =>
        `Unter der Nummer ${value} von ${holderName} fliegen keine Fluggäste: Sie steht für Frachtflüge oder für Überführungen leerer Flugzeuge.`,
      route: ({ holderName }) => `Alle bekannten Flüge von ${holderName} auf dieser Strecke sind ohne Fluggäste.`,
    },
    NO_LONGER_FLIES: {
      carrier: (found) =>
        `${found.holderName} hat ${since(found.since)}keine Flüge mehr unter diesem Code.${goesOn(found, 'Sie gingen')}`,
      route: (found) =>
        `${found.holderName} fliegt diese Strecke ${since(found.since)}nicht mehr.${goesOn(found, 'Diese Flüge gingen')}`,
    },
    SOLD_UNDER_ANOTHER_CODE: {
      number: ({ holderName, value }) =>
        `${holderName} fliegt die Nummer ${value} nicht selbst, sondern verkauft darunter den Flug einer anderen Fluggesellschaft. Bitte fragen Sie nach deren eigener Nummer.`,
      route: ({ holderName }) =>
        `Alle bekannten Flüge von ${holderName} auf dieser Strecke sind Flüge anderer Fluggesellschaften. Bitte fragen Sie nach der Nummer der ausführenden Fluggesellschaft.`,
    },
  }),
);

/** Since when an airport is closed, and where its flights went. */
function closedWords({ airport, since: date, successors }: ClosedAirport): string {
  const closed = `${named(airport)} ist ${since(date)}für Fluggäste geschlossen.`;
  return successors.length === 0 ? closed : `${closed} Nachfolger: ${listed(successors)}.`;
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
  if (reason === 'ROUTE_CLOSED') return `Diese Strecke ist ${since(found.since)}für ${holderName} gesperrt.`;
  return WORDS.get(reason)?.[found.of]?.(found) ?? '';
}

/** The same beside what is typical of one of its routes. */
export const closedAirportWords = (closed: ClosedAirport): string =>
  `${closedWords(closed)} Der Wert gilt für andere Flughäfen dieser Stadt oder in der Nähe.`;
