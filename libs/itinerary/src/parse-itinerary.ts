import { normalizeEntry, type ItineraryEntry } from './itinerary-entry.ts';

/**
 * Read the address's `itinerary`: flights separated by "," or "/", each
 * origin-destination-operatingCarrierCode-flightNumber-departureDate. A missing part is read as an empty string,
 * nothing between two separators is no flight. Everything from the fifth part on is the date, so that
 * 2026-12-24 is understood as 20261224.
 *
 * Never throws and judges nothing: that is the validation's work.
 */
export function parseItinerary(value: string): ItineraryEntry[] {
  return value
    .split(/[,/]/)
    .filter((entry) => entry.trim() !== '')
    .map(parseEntry);
}

function parseEntry(text: string): ItineraryEntry {
  const [origin = '', destination = '', operatingCarrierCode = '', flightNumber = '', ...date] = text.split('-');
  return normalizeEntry({ origin, destination, operatingCarrierCode, flightNumber, departureDate: date.join('') });
}
