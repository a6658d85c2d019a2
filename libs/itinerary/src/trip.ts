import { cabinLetter, readCabin, type TripCabin } from './cabins.ts';
import { formatItinerary } from './format-itinerary.ts';
import type { ItineraryEntry } from './itinerary-entry.ts';
import { parseItinerary } from './parse-itinerary.ts';
import { readAirline } from './question.ts';
import { formatPeople, MOST_PEOPLE, ONE_PERSON, readPeople, type PeopleByCabin, type ReadPeople } from './people.ts';

/** The most a trip may have: legs to fly, and people who fly them. */
export const TRIP_LIMITS = { legs: 12, travellers: MOST_PEOPLE } as const;

/** A leg as text, like a flight of the calculator; without carrier, number and date it is any flight of its route. */
export type TripLeg = ItineraryEntry & { readonly cabin: TripCabin };

export type Trip = {
  /** In the order flown. */
  readonly legs: readonly TripLeg[];
  /** How many fly together. */
  readonly travellers: number;
  /** In which cabins they fly all legs, where those are several; without it each flies in the legs' own. */
  readonly byCabin?: PeopleByCabin | undefined;
  /** The one airline whose flights are listed, as in a question; without it all are. */
  readonly airline?: string | undefined;
  /** Whether a leg without a flight counts connections too; without it, direct flights alone where there are any. */
  readonly isTypical?: true | undefined;
};

/** In the address of a trip that counts connections. */
const TYPICAL = 'typical';

/** A trip as the address has it, each parameter empty where it is left out. */
export type TripParameters = {
  readonly itinerary: string;
  readonly cabins: string;
  readonly people: string;
  readonly airline: string;
  readonly flights: string;
};

/** What an address holds that is no trip, with what was written. */
export type TripProblem =
  | { readonly kind: 'no-route'; readonly written: string }
  | { readonly kind: 'too-many-legs'; readonly legs: number }
  | { readonly kind: 'cabins'; readonly written: string; readonly legs: number }
  | { readonly kind: 'people'; readonly written: string };

export type ParsedTrip =
  | { readonly kind: 'none' }
  | { readonly kind: 'trip'; readonly trip: Trip }
  /** `readable`: the trip as it is without what is wrong, for the form; undefined where it has too many legs, or none. */
  | { readonly kind: 'problems'; readonly problems: readonly TripProblem[]; readonly readable: Trip | undefined };

/**
 * Read a trip's parameters. Legs are written like the calculator's flights; "MAN-DOH-BKK" is read as its two legs.
 * Without cabins everybody flies economy, one cabin is that of all legs; without people it is one. People by cabin ("2e,1b") fly all
 * legs in theirs.
 *
 * Never throws. Whether a leg can be looked up is judged by the validation, as in the calculator.
 */
export function parseTrip({ itinerary, cabins, people, airline, flights }: TripParameters): ParsedTrip {
  const entries = itinerary.split(/[,/]/).flatMap(entriesOf);
  const party = readPeople(people);
  const { count: travellers, byCabin, cabin: theirCabin }: ReadPeople = party ?? ONE_PERSON;
  const legCabins = theirCabin ? Array<TripCabin>(entries.length).fill(theirCabin) : readCabins(cabins, entries.length);
  const problems: TripProblem[] = entries
    .filter(({ origin, destination }) => !isCode(origin) || !isCode(destination))
    .map(({ origin, destination }) => ({ kind: 'no-route', written: `${origin}-${destination}`.replace(/-$/, '') }));
  if (entries.length > TRIP_LIMITS.legs) problems.push({ kind: 'too-many-legs', legs: entries.length });
  if (legCabins === undefined) problems.push({ kind: 'cabins', written: cabins, legs: entries.length });
  if (party === undefined) problems.push({ kind: 'people', written: people });
  if (entries.length === 0)
    return problems.length === 0 ? { kind: 'none' } : { kind: 'problems', problems, readable: undefined };
  const legs = entries.map((entry, index) => ({ ...entry, cabin: legCabins?.[index] ?? 'economy' }));
  const listed = readAirline(airline);
  const trip: Trip = {
    legs,
    travellers,
    ...(byCabin && { byCabin }),
    ...(listed && { airline: listed }),
    ...(flights === TYPICAL && { isTypical: true }),
  };
  if (problems.length === 0) return { kind: 'trip', trip };
  return { kind: 'problems', problems, readable: legs.length > TRIP_LIMITS.legs ? undefined : trip };
}

/** Write a trip; `parseTrip` reads a valid one back unchanged. What goes without saying is left out. */
export function formatTrip({ legs, travellers, byCabin, airline = '', isTypical }: Trip): TripParameters {
  const letters = legs.map(({ cabin }) => cabinLetter(cabin));
  const isSame = letters.every((letter) => letter === letters[0]);
  const cabins = isSame ? letters.slice(0, 1) : letters;
  return {
    itinerary: legs.map((leg) => formatItinerary([leg]).replace(/-{1,9}$/, '')).join(','),
    cabins: isSame && letters[0] === cabinLetter('economy') ? '' : cabins.join(','),
    people: formatPeople({ count: travellers, byCabin }),
    airline,
    flights: isTypical ? TYPICAL : '',
  };
}

const isCode = (text: string): boolean => /^[a-z]{3}$/i.test(text);

/** Three or more airports are the legs between them: a carrier's code, in the place of the third, is shorter. */
function entriesOf(text: string): readonly ItineraryEntry[] {
  const airports = text.split('-').map((part) => part.trim());
  if (airports.length < 3 || !airports.every(isCode)) return parseItinerary(text);
  return airports.slice(1).flatMap((destination, index) => parseItinerary(`${airports[index]}-${destination}`));
}

/** One for each leg; undefined for letters that are no cabins, or not as many as legs, where there are legs. */
function readCabins(written: string, legs: number): readonly TripCabin[] | undefined {
  if (written === '') return Array<TripCabin>(legs).fill('economy');
  const cabins = written.split(',').map(readCabin);
  const known = cabins.filter((cabin) => cabin !== undefined);
  if (known.length < cabins.length || (legs > 0 && known.length !== 1 && known.length !== legs)) return undefined;
  return known.length === legs ? known : Array<TripCabin>(legs).fill(known[0] ?? 'economy');
}
