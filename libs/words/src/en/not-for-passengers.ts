import type { ClosedAirport, NamedCode, NotForPassengers, Unavailable } from '@tim/estimator';
import { monthWords } from './month.ts';
import { named } from './named.ts';

type Found = NotForPassengers & Pick<Unavailable, 'value'>;

const listed = (codes: readonly NamedCode[]): string => codes.map(named).join(' and ');
const since = (date: string): string => (date === '' ? '' : ` since ${monthWords(date)}`);
const goesOn = ({ successors }: Found, where: string): string =>
  successors.length === 0 ? '' : ` ${where} ${listed(successors)}.`;

/** What is known of a carrier, a number or a carrier's route; each reason has the words that the rules can give it. */
const WORDS: ReadonlyMap<string, Readonly<Partial<Record<NotForPassengers['of'], (found: Found) => string>>>> = new Map(
  Object.entries<Readonly<Partial<Record<NotForPassengers['of'], (found: Found) => string>>>>({
    CARRIES_FREIGHT: {
      carrier: ({ holderName }) => `${holderName} carries freight, no passengers.`,
      number: ({ holderName, value }) =>
        `The number ${value} of ${holderName} is one of flights without passengers: of freighters, or of aircraft that are only moved.`,
      route: ({ holderName }) => `All known flights of ${holderName} on this route are without passengers.`,
    },
    NO_LONGER_FLIES: {
      carrier: (found) =>
        `${found.holderName} has had no flights under this code${since(found.since)}.${goesOn(found, 'They went to')}`,
      route: (found) =>
        `${found.holderName} has not flown this route${since(found.since)}.${goesOn(found, 'Its flights there went to')}`,
    },
    SOLD_UNDER_ANOTHER_CODE: {
      number: ({ holderName, value }) =>
        `${holderName} does not fly the number ${value}: it sells another airline’s flight under it. Ask for that airline’s own number.`,
      route: ({ holderName }) =>
        `All known flights of ${holderName} on this route are other airlines’. Ask for the number of the airline that flies.`,
    },
  }),
);

/** Since when an airport is closed, and where its flights went. */
function closedWords({ airport, since: date, successors }: ClosedAirport): string {
  const closed = `${named(airport)} has been closed to passengers${since(date)}.`;
  return successors.length === 0 ? closed : `${closed} Its flights moved to ${listed(successors)}.`;
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
  if (reason === 'ROUTE_CLOSED') return `This route has been closed to ${holderName}${since(found.since)}.`;
  return WORDS.get(reason)?.[found.of]?.(found) ?? '';
}

/** The same beside what is typical of one of its routes. */
export const closedAirportWords = (closed: ClosedAirport): string =>
  `${closedWords(closed)} The figure is of other airports of its city, or nearby.`;
