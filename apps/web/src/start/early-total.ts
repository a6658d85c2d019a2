/** What a trip's page does of the application's work before it runs: it asks for the legs, and shows their total. */

import type { Trip } from '@tim/itinerary';
import { dateToYyyymmdd, todayLocal } from '@tim/notation';
import { legAnswer } from '../features/trip/leg-answer.ts';
import { legQuestion, tripQuestion } from '../features/trip/leg-question.ts';
import { parseTripQuery } from '../features/trip/trip-address.ts';
import { tripSum } from '../features/trip/trip-sum.ts';
import { TOTAL_ID, tripTotal, unansweredTotal, type PaintedTotal } from '../features/trip/trip-total.ts';
import { askFlights, askMarkets } from './ask-early.ts';
import { earlyPainter } from './early-painter.ts';

/**
 * Ask for the legs of the trip that the address names, and show their total when all of them have a figure. What else
 * is to be said of them is the application's to say.
 *
 * @param base - where the functions are; undefined where only the application can ask them
 * @returns when everything is answered; undefined where there is nothing to ask for
 */
export function showEarlyTotal(base: string | undefined): Promise<unknown> | undefined {
  const parsed = parseTripQuery(window.location.search);
  return parsed.kind === 'trip' && base !== undefined ? showTotal(base, parsed.trip) : undefined;
}

async function showTotal(base: string, trip: Trip): Promise<void> {
  const paint = earlyPainter<PaintedTotal>(TOTAL_ID);
  paint({ texts: unansweredTotal(trip) });
  const today = dateToYyyymmdd(todayLocal(new Date()));
  const questions = trip.legs.map((leg) => legQuestion(leg, today));
  const asked = tripQuestion(questions);
  const [flights, markets] = await Promise.all([askFlights(base, asked.flights), askMarkets(base, asked.markets)]);
  const answers = trip.legs.map((leg, index) => legAnswer(leg, questions[index], asked, { flights, markets }, trip));
  const sum = tripSum(answers);
  if (sum.without.length === 0) paint({ texts: tripTotal(trip, answers, sum) });
}
