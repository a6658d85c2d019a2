import { formatDateCard } from '@tim/format';
import { type ItineraryEntry } from '@tim/itinerary';
import { parseYyyymmdd } from '@tim/notation';
import { RESULTS } from './texts.ts';

/** Which route a figure is of, as a line below its heading. */
export function routeSubject({ origin, destination }: Pick<ItineraryEntry, 'origin' | 'destination'>): string {
  return RESULTS.route(origin, destination);
}

/** Which flight a headline is of: as it is called first. */
export function flightHeadlineSubject(entry: ItineraryEntry): string {
  const { operatingCarrierCode, flightNumber } = entry;
  return `${operatingCarrierCode}${flightNumber}, ${routeSubject(entry)}, ${shownDay(entry)}`;
}

/** Which flight a figure is of, as a line below its heading: the figures stay in view while the form changes. */
export function flightSubject(entry: ItineraryEntry): string {
  const { operatingCarrierCode, flightNumber } = entry;
  return `${routeSubject(entry)} · ${operatingCarrierCode}${flightNumber} · ${shownDay(entry)}`;
}

function shownDay({ departureDate }: ItineraryEntry): string {
  const date = parseYyyymmdd(departureDate);
  return date === undefined ? departureDate : formatDateCard(date);
}
