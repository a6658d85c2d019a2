import type { ClosedAirport, NamedCode, NotForPassengers, Unavailable } from '@tim/estimator';
import { monthWords } from './month.ts';
import { named } from './named.ts';

type Found = NotForPassengers & Pick<Unavailable, 'value'>;

const listed = (codes: readonly NamedCode[]): string => codes.map(named).join(' y ');
const since = (date: string): string => (date === '' ? '' : ` desde ${monthWords(date)}`);
const goesOn = ({ successors }: Found, where: string): string =>
  successors.length === 0 ? '' : ` ${where} ${listed(successors)}.`;

/** What is known of a carrier, a number or a carrier's route; each reason has the words that the rules can give it. */
const WORDS: ReadonlyMap<string, Readonly<Partial<Record<NotForPassengers['of'], (found: Found) => string>>>> = new Map(
  Object.entries<Readonly<Partial<Record<NotForPassengers['of'], (found: Found) => string>>>>({
    CARRIES_FREIGHT: {
      carrier: ({ holderName }) => `${holderName} lleva carga, no pasajeros.`,
      number: ({ holderName, value }) =>
        `El número ${value} de ${holderName} es de vuelos sin pasajeros: de cargueros o de aviones en vuelo de posicionamiento.`,
      route: ({ holderName }) => `Todos los vuelos conocidos de ${holderName} en esta ruta van sin pasajeros.`,
    },
    NO_LONGER_FLIES: {
      carrier: (found) =>
        `${found.holderName} no opera vuelos con este código${since(found.since)}.${goesOn(found, 'Pasaron a')}`,
      route: (found) =>
        `${found.holderName} no opera esta ruta${since(found.since)}.${goesOn(found, 'Sus vuelos pasaron a')}`,
    },
    SOLD_UNDER_ANOTHER_CODE: {
      number: ({ holderName, value }) =>
        `${holderName} no opera el vuelo ${value}: con ese número vende el de otra aerolínea. Consulte el número de esa aerolínea.`,
      route: ({ holderName }) =>
        `Todos los vuelos conocidos de ${holderName} en esta ruta son de otras aerolíneas. Consulte el número de la aerolínea que los opera.`,
    },
  }),
);

/** Since when an airport is closed, and where its flights went. */
function closedWords({ airport, since: date, successors }: ClosedAirport): string {
  const closed = `${named(airport)} está cerrado a los pasajeros${since(date)}.`;
  return successors.length === 0 ? closed : `${closed} Sus vuelos pasaron a ${listed(successors)}.`;
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
  if (reason === 'ROUTE_CLOSED') return `Esta ruta está cerrada para ${holderName}${since(found.since)}.`;
  return WORDS.get(reason)?.[found.of]?.(found) ?? '';
}

/** The same beside what is typical of one of its routes. */
export const closedAirportWords = (closed: ClosedAirport): string =>
  `${closedWords(closed)} La cifra es la de otros aeropuertos de la ciudad o cercanos.`;
