import type { Market } from '@tim/messages';
import { upperCaseCode } from '@tim/notation';
import { normalizeEntry, type ItineraryEntry } from './itinerary-entry.ts';

/** Write flights as the address's `itinerary`; `parseItinerary` reads valid ones back unchanged. */
export function formatItinerary(entries: readonly ItineraryEntry[]): string {
  return entries.map(formatEntry).join(',');
}

/** Write an origin and destination as the route mode's `itinerary`: "ZRH-BOS". */
export function formatMarketItinerary({ origin, destination }: Pick<Market, 'origin' | 'destination'>): string {
  return `${upperCaseCode(origin.trim())}-${upperCaseCode(destination.trim())}`;
}

function formatEntry(entry: ItineraryEntry): string {
  const { origin, destination, operatingCarrierCode, flightNumber, departureDate } = normalizeEntry(entry);
  return [origin, destination, operatingCarrierCode, flightNumber, departureDate].join('-');
}
