import { formatKilograms, formatWhole, roundingFor, roundTo } from '@tim/format';
import type { Trip, TripCabin } from '@tim/itinerary';
import { kilogramsText } from '../result/kilograms-text.ts';
import { CABIN_NAMES } from '../result/cabin-names.ts';
import { legName, tripSubject } from './trip-shape.ts';
import type { TripSum } from './trip-sum.ts';
import { TRIP } from './texts.ts';

export const TRIP_CABINS: readonly TripCabin[] = ['economy', 'premiumEconomy', 'business', 'first'];

export function cabinName(cabin: TripCabin): string {
  return CABIN_NAMES[cabin];
}

/** "2 people", "1 person". */
export function peopleText(travellers: number): string {
  return TRIP.travellers(travellers);
}

/** A figure as a headline has it: as finely as its range allows. */
export type RoundedFigure = {
  readonly kg: number;
  /** Rounded outwards; undefined without a range. */
  readonly lowKg: number | undefined;
  readonly highKg: number | undefined;
};

/** @param times - how many people it is for */
export function roundedFigure({ kg, range }: Pick<TripSum, 'kg' | 'range'>, times = 1): RoundedFigure {
  if (range === undefined) return { kg: Math.round(kg * times), lowKg: undefined, highKg: undefined };
  const [low, high] = [range.lowKg * times, range.highKg * times];
  const { figureStepKg, boundStepKg } = roundingFor(kg * times, high - low);
  return {
    kg: roundTo(kg * times, figureStepKg),
    lowKg: Math.floor(low / boundStepKg) * boundStepKg,
    highKg: Math.ceil(high / boundStepKg) * boundStepKg,
  };
}

/** "between 285 and 425 kg"; empty without a range. */
export function betweenText({ lowKg, highKg }: RoundedFigure): string {
  return lowKg === undefined || highKg === undefined ? '' : TRIP.between(formatWhole(lowKg), kilogramsText(highKg));
}

/** "without DOH to BKK": which legs the figure leaves out; empty where it has them all. */
export function withoutText({ legs }: Trip, { without }: TripSum): string {
  const names = without.flatMap((index) => legs[index] ?? []).map(legName);
  return names.length === 0 ? '' : TRIP.without(names);
}

/** What a screen reader says when the trip is answered. */
export function tripAnnouncement(trip: Trip, sum: TripSum): string {
  const without = withoutText(trip, sum);
  const what = [tripSubject(trip.legs), without].filter(Boolean).join(', ');
  const kilograms = formatKilograms(sum.kg, trip.travellers);
  return TRIP.announcement(what, kilograms, peopleText(trip.travellers));
}
