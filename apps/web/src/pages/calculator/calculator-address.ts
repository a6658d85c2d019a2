import { parseItinerary, type ItineraryEntry } from '@tim/itinerary';
import { dateToYyyymmdd, yyyymmddToDate, type CalendarDate } from '@tim/notation';

export type CalculatorMode = 'route' | 'flight';

/** What the calculator's address asks for. */
export type CalculatorQuery = {
  readonly entries: readonly ItineraryEntry[];
  /** The address names a model version. */
  readonly hasVersion: boolean;
};

const ITINERARY = 'itinerary';
const VERSION = 'v';
const EIGHT_DIGITS = /^\d{8}$/;
/** What URLSearchParams puts in the place of bytes that are no text. */
const UNDECODABLE = '\uFFFD';

/** @param today - what eight digits that are no date fall back to, as specified */
export function parseCalculatorQuery(search: string, today: CalendarDate): CalculatorQuery {
  const parameters = new URLSearchParams(search);
  const itinerary = parameters.get(ITINERARY) ?? '';
  return {
    entries: parseItinerary(itinerary.includes(UNDECODABLE) ? '' : itinerary).map((entry) =>
      withRealDate(entry, today),
    ),
    hasVersion: parameters.has(VERSION),
  };
}

/** A date that is missing or unfinished stays as it is, for the form to ask for. */
function withRealDate(entry: ItineraryEntry, today: CalendarDate): ItineraryEntry {
  const { departureDate } = entry;
  return EIGHT_DIGITS.test(departureDate)
    ? { ...entry, departureDate: dateToYyyymmdd(yyyymmddToDate(departureDate, today)) }
    : entry;
}

/** The query with another itinerary and everything else as it was. Commas stay readable. */
export function withItinerary(search: string, itinerary: string): string {
  const parameters = new URLSearchParams(search);
  parameters.set(ITINERARY, itinerary);
  return `?${parameters.toString().replaceAll('%2C', ',')}`;
}

export function pathOfMode(mode: CalculatorMode): string {
  return `/lookup/${mode}`;
}
