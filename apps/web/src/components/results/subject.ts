import { formatDateCard } from '@tim/format';
import { type ItineraryEntry } from '@tim/itinerary';
import { parseYyyymmdd } from '@tim/notation';

/** Which route a figure is of, as a line below its heading. */
export function routeSubject({ origin, destination }: Pick<ItineraryEntry, 'origin' | 'destination'>): string {
  return `${origin} to ${destination}`;
}

/** Which flight a figure is of, as a line below its heading: the figures stay in view while the form changes. */
export function flightSubject(entry: ItineraryEntry): string {
  const { operatingCarrierCode, flightNumber, departureDate } = entry;
  const date = parseYyyymmdd(departureDate);
  const day = date === undefined ? departureDate : formatDateCard(date);
  return `${routeSubject(entry)} · ${operatingCarrierCode}${flightNumber} · ${day}`;
}
