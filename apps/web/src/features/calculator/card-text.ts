import type { ItineraryEntry } from '@tim/itinerary';
import { fill, joined } from '@tim/languages';
import { shownDay } from '../question/subject.ts';
import { CALCULATOR } from './texts.ts';

/** A card's heading, "ZRH to SFO": the one airport where the other is missing, empty where both are. */
export function cardHeading({ origin, destination }: ItineraryEntry): string {
  return joined(CALCULATOR.fromTo, [origin, destination]);
}

/** A card's flight, "LX38 · Departing Sat, Jul 1, 2023", without what the entry lacks. */
export function cardFlight(entry: ItineraryEntry): string {
  const departing = entry.departureDate === '' ? '' : fill(CALCULATOR.departing, { date: shownDay(entry) });
  return [`${entry.operatingCarrierCode}${entry.flightNumber}`, departing].filter(Boolean).join(' · ');
}
