import { formatNumber, formatWhole, roundRange, type RoundedRange } from '@tim/format';
import { cabinsOf, type Trip } from '@tim/itinerary';
import { andList, fill, fillCount, OWN_LANGUAGE, OWN_MANNER } from '@tim/languages';
import { kilogramsText } from '../../shared/kilograms-text.ts';
import { CABINS_IN_TEXT } from '../../shared/cabin-names.ts';
import { inSeveralCabins, shortInOne, shortInSeveral } from '../question/asked-words.ts';
import type { Journeys } from '../headline/yearly-share.ts';
import { formOfTrip } from './trip-form.ts';
import { legName, tripSubject } from './trip-shape.ts';
import type { NameOf } from '../../shared/named-words.ts';
import { legKilograms, type LegFigure } from './leg-answer.ts';
import type { TripSum } from './trip-sum.ts';
import { JOIN } from '../../shared/join.ts';
import { TRIP } from './texts.ts';

/** "2 people", "1 person", "2 economy, 1 business". */
export function peopleText({ travellers, byCabin }: Pick<Trip, 'travellers' | 'byCabin'>): string {
  return byCabin === undefined ? travellersText(travellers) : shortInSeveral(byCabin);
}

/** "2 people, economy"; without a cabin where legs have different ones. */
export function whomText(trip: Trip): string {
  const [cabin] = trip.legs.map((leg) => leg.cabin);
  return trip.byCabin || cabin === undefined || hasSeveralCabins(trip)
    ? peopleText(trip)
    : shortInOne(trip.travellers, cabin);
}

/** Whether its legs are flown in different cabins. */
export const hasSeveralCabins = ({ legs }: Trip): boolean => new Set(legs.map(({ cabin }) => cabin)).size > 1;

/** "per person", "for 2 people", "for 2 in economy and 1 in business". */
export function forWhomText({ travellers, byCabin }: Trip): string {
  if (byCabin) return fill(TRIP.forAll, { people: inSeveralCabins(byCabin) });
  return travellers === 1 ? TRIP.forOne : fill(TRIP.forAll, { people: travellersText(travellers) });
}

/** "2 people". */
function travellersText(count: number): string {
  return fillCount(TRIP.travellers, { count }, OWN_MANNER);
}

/** How often the sum of the legs is flown: who sit in several cabins are added up in each leg. */
export function timesOf({ travellers, byCabin }: Trip): number {
  return byCabin === undefined ? travellers : 1;
}

/** "About 1,400 kg for each, between 1,200 and 1,700 kg", by cabin where those are several; empty for one person. */
export function eachText(trip: Trip, figures: readonly LegFigure[], sum: TripSum): string {
  const { travellers, byCabin } = trip;
  if (travellers === 1) return '';
  if (byCabin === undefined) {
    const each = roundedFigure(sum);
    return JOIN.clauses([fill(TRIP.each, { kg: kilogramsText(each.kg) }), betweenText(each)].filter(Boolean));
  }
  const parts = eachKilograms(trip, figures, sum).map(([cabin, kg]) => `${cabin} ${kilogramsText(Math.round(kg))}`);
  return fill(TRIP.eachByCabin, { parts: JOIN.clauses(parts) });
}

/** What of the trip is put beside a year's emissions. */
export const tripJourneys = (trip: Trip, figures: readonly LegFigure[], sum: TripSum): Journeys => ({
  each: eachKilograms(trip, figures, sum),
  isForMany: trip.travellers > 1,
  journey: 'trip',
});

/** All legs for one person, in each cabin where those are several [kg CO2e]; else the cabin's name is empty. */
function eachKilograms({ byCabin }: Trip, figures: readonly LegFigure[], sum: TripSum) {
  if (byCabin === undefined) return [['', sum.kg] as const];
  return cabinsOf(byCabin).map(([cabin]) => {
    const kg = figures.reduce((all, figure) => all + (legKilograms(figure)[cabin] ?? 0), 0);
    return [CABINS_IN_TEXT[cabin], kg] as const;
  });
}

/**
 * A figure as a headline has it: as finely as its range allows.
 *
 * @param times - how many people it is for
 */
export function roundedFigure({ kg, range }: Pick<TripSum, 'kg' | 'range'>, times = 1): RoundedRange {
  return range === undefined
    ? roundRange(kg * times)
    : roundRange(kg * times, range.lowKg * times, range.highKg * times);
}

/** "1,302.9": a sum before it is rounded, as sentences have it. */
export function unroundedText({ kg }: Pick<TripSum, 'kg'>, times: number): string {
  return formatNumber(kg * times, 1);
}

/** "between 285 and 425 kg"; empty without a range. */
export function betweenText({ lowKg, highKg }: RoundedRange): string {
  if (lowKg === undefined || highKg === undefined) return '';
  return fill(TRIP.between, { low: formatWhole(lowKg), high: kilogramsText(highKg) });
}

/** "without DOH to BKK": which legs the figure leaves out; empty where it has them all. */
export function withoutText({ legs }: Trip, { without }: TripSum, nameOf?: NameOf): string {
  const names = without.flatMap((index) => legs[index] ?? []).map((leg) => legName(leg, nameOf));
  return names.length === 0 ? '' : fill(TRIP.without, { legs: andList(names, OWN_LANGUAGE) });
}

/** What a screen reader says when the trip is answered. */
export function tripAnnouncement(trip: Trip, sum: TripSum, nameOf?: NameOf): string {
  const without = withoutText(trip, sum, nameOf);
  const what = JOIN.clauses([tripSubject(trip.legs, nameOf), without].filter(Boolean));
  const kilograms = unroundedText(sum, timesOf(trip));
  return fill(TRIP.announcement, { what, kilograms, people: whomText(trip) });
}

/** What the form is for while a result stands before it. */
export function planningHeading(trip: Trip): string {
  return formOfTrip(trip) ? TRIP.changeHeading : TRIP.anotherHeading;
}
