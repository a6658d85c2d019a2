import type { Flight, Market } from '@tim/messages';
import { normalizeEnds, normalizeEntry, type ItineraryEntry } from './itinerary-entry.ts';
import { parseYyyymmdd } from '@tim/notation';

/** The flight an entry names. Its date is undefined when the entry's is no real date. */
export function toFlight(entry: ItineraryEntry): Flight {
  const { departureDate, ...codes } = normalizeEntry(entry);
  return { ...codes, departureDate: parseYyyymmdd(departureDate) };
}

/** The origin and destination of an entry. */
export function toMarket(entry: Pick<ItineraryEntry, 'origin' | 'destination'>): Market {
  return normalizeEnds(entry);
}
