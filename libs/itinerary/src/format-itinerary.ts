import type { Market } from '@tim/messages';
import { normalizeEntry, toMarket, type ItineraryEntry } from './itinerary-entry.ts';

/** Write flights as the address's `itinerary`; `parseItinerary` reads valid ones back unchanged. */
export function formatItinerary(entries: readonly ItineraryEntry[]): string {
  return entries.map(formatEntry).join(',');
}

/** Write an origin and destination as the route mode's `itinerary`: "ZRH-BOS". */
export function formatMarketItinerary(market: Market): string {
  const { origin, destination } = toMarket(market);
  return `${origin}-${destination}`;
}

function formatEntry(entry: ItineraryEntry): string {
  const { origin, destination, operatingCarrierCode, flightNumber, departureDate } = normalizeEntry(entry);
  return [origin, destination, operatingCarrierCode, flightNumber, departureDate].join('-');
}
