import type { Trip } from '@tim/itinerary';
import { fill, fillCount, OWN_MANNER } from '@tim/languages';
import { inAYearText } from '../headline/yearly-share.ts';
import { kilogramsText } from '../../shared/kilograms-text.ts';
import { JOIN } from '../../shared/join.ts';
import { TRIP } from './texts.ts';
import type { NameOf } from '../../shared/named-words.ts';
import { legFigures, tripNames, type LegAnswer } from './leg-answer.ts';
import { tripSubject } from './trip-shape.ts';
import type { TripSum } from './trip-sum.ts';
import {
  betweenText,
  eachText,
  forWhomText,
  roundedFigure,
  timesOf,
  tripJourneys,
  unroundedText,
  whomText,
  withoutText,
} from './trip-words.ts';

/** The element that holds the total before the application runs. */
export const TOTAL_ID = 'total';

/** Of the part of a trip's result that can be quoted: a link leads there. */
export const QUOTE_ID = 'quote';

/** The places of a total, top to bottom. One that has nothing to say is empty. */
export type TotalSlot = 'heading' | 'subject' | 'figure' | 'lead' | 'each' | 'madeOf' | 'inAYear';
export type TripTotal = Readonly<Record<TotalSlot, string>>;

/** A total as the page's loader paints it. */
export type PaintedTotal = { readonly texts: TripTotal };

/** What is said of a trip before its figure is known. */
export function unansweredTotal(trip: Trip, nameOf?: NameOf): TripTotal {
  return {
    heading: TRIP.resultHeading,
    subject: `${tripSubject(trip.legs, nameOf)} · ${whomText(trip)}`,
    figure: '',
    lead: '',
    each: '',
    madeOf: '',
    inAYear: '',
  };
}

/**
 * About how much the trip is, for everybody and for each, and of whose flights.
 *
 * @param answers - one for each leg
 * @param sum - theirs; without a figure its total says nothing of one
 */
export function tripTotal(trip: Trip, answers: readonly LegAnswer[], sum: TripSum): TripTotal {
  const nameOf = tripNames(answers);
  const unanswered = unansweredTotal(trip, nameOf);
  if (sum.kg === 0) return unanswered;
  const figures = legFigures(answers);
  const typicalCount = figures.filter(({ typical }) => typical !== undefined).length;
  const all = roundedFigure(sum, timesOf(trip));
  const without = withoutText(trip, sum, nameOf);
  return {
    ...unanswered,
    heading: without === '' ? TRIP.resultHeading : TRIP.partHeading,
    figure: fill(TRIP.aboutCo2e, { kg: kilogramsText(all.kg) }),
    lead: JOIN.clauses([forWhomText(trip), betweenText(all), without].filter(Boolean)),
    each: eachText(trip, figures, sum),
    madeOf: JOIN.sentences([
      fill(TRIP.addedUp, { kg: unroundedText(sum, timesOf(trip)) }),
      ...(typicalCount === 0 ? [] : [typicalLegsText(typicalCount, figures.length)]),
    ]),
    // A part of a trip is no answer to whether the trip is a lot.
    inAYear: without === '' ? inAYearText(tripJourneys(trip, figures, sum)) : '',
  };
}

/** How many of the legs name no flight. */
function typicalLegsText(count: number, legs: number): string {
  const { all, some } = TRIP.typicalLegs;
  return count === legs ? all : fillCount(some, { count, legs }, OWN_MANNER);
}
