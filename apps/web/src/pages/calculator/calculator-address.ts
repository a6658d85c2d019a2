import { parseItinerary, type ItineraryEntry } from '@tim/itinerary';

export type CalculatorMode = 'route' | 'flight';

/** What the calculator's address asks for. */
export type CalculatorQuery = {
  readonly entries: readonly ItineraryEntry[];
  /** The address names a model version. */
  readonly hasVersion: boolean;
};

const ITINERARY = 'itinerary';
const VERSION = 'v';

export function parseCalculatorQuery(search: string): CalculatorQuery {
  const parameters = new URLSearchParams(search);
  return { entries: parseItinerary(parameters.get(ITINERARY) ?? ''), hasVersion: parameters.has(VERSION) };
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
