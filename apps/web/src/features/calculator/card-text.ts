import { formatDateCard } from '@tim/format';
import type { ItineraryEntry } from '@tim/itinerary';
import { fill, joined } from '@tim/languages';
import { parseYyyymmdd } from '@tim/notation';
import { CALCULATOR } from './texts.ts';

/** A card's heading, "ZRH to SFO": the one airport where the other is missing, empty where both are. */
export function cardHeading({ origin, destination }: ItineraryEntry): string {
  return joined(CALCULATOR.fromTo, [origin, destination]);
}

/** A card's flight, "LX38 · Departing Sat, Jul 1, 2023", without what the entry lacks. */
export function cardFlight({ operatingCarrierCode, flightNumber, departureDate }: ItineraryEntry): string {
  const departing = departureDate === '' ? '' : fill(CALCULATOR.departing, { date: shownDate(departureDate) });
  return present([`${operatingCarrierCode}${flightNumber}`, departing]).join(' · ');
}

function present(parts: readonly string[]): readonly string[] {
  return parts.filter((part) => part !== '');
}

/** A date that is unfinished is shown as it stands in the address; eight digits are a date by now. */
function shownDate(departureDate: string): string {
  const date = parseYyyymmdd(departureDate);
  return date === undefined ? departureDate : formatDateCard(date);
}
