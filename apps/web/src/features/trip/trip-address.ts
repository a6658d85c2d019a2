import { formatTrip, parseTrip, type ParsedTrip, type Trip } from '@tim/itinerary';
import { PAGES } from '../../config/pages.ts';

/** What URLSearchParams puts in the place of bytes that are no text. */
const UNDECODABLE = '\uFFFD';

/** What a trip's address holds. */
export function parseTripQuery(search: string): ParsedTrip {
  const parameters = new URLSearchParams(search);
  const textOf = (name: string) => parameters.get(name) ?? '';
  const itinerary = textOf('itinerary');
  return parseTrip({
    itinerary: itinerary.includes(UNDECODABLE) ? '' : itinerary,
    cabins: textOf('cabins'),
    people: textOf('people'),
  });
}

/** The address of a trip. Commas stay readable. */
export function tripAddress(trip: Trip): string {
  const given = Object.entries(formatTrip(trip)).filter(([, value]) => value !== '');
  return `${PAGES.trip}?${new URLSearchParams(given).toString().replaceAll('%2C', ',')}`;
}
