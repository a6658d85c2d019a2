/** What a trip's page does of the application's work before it runs: it asks for the legs, and shows their total. */

import type { Trip } from '@tim/itinerary';
import { dateToYyyymmdd, todayLocal } from '@tim/notation';
import { askEarly } from '../shared/api/early-answers.ts';
import type { Settled } from '../shared/api/outcome.ts';
import { readEarlyFlight, readEarlyTypical } from './read-early-answer.ts';
import { FLIGHT_FUNCTION, flightRequest, TYPICAL_FUNCTION, typicalRequest } from '../shared/api/requests.ts';
import type { TripFigures } from '../shared/api/trip-api.ts';
import { legAnswer } from '../features/trip/leg-answer.ts';
import { legQuestion, tripQuestion } from '../features/trip/leg-question.ts';
import { parseTripQuery } from '../features/trip/trip-address.ts';
import { tripSum } from '../features/trip/trip-sum.ts';
import { fillTotal, TOTAL_ID, tripTotal, unansweredTotal } from '../features/trip/trip-total.ts';
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
  const paint = earlyPainter(TOTAL_ID, fillTotal);
  paint(unansweredTotal(trip));
  const today = dateToYyyymmdd(todayLocal(new Date()));
  const questions = trip.legs.map((leg) => legQuestion(leg, today));
  const asked = tripQuestion(questions);
  const [flights, markets] = await Promise.all([
    askAll(base, FLIGHT_FUNCTION, asked.flights, flightRequest, readEarlyFlight),
    askAll(base, TYPICAL_FUNCTION, asked.markets, typicalRequest, readEarlyTypical),
  ]);
  const figures: TripFigures = { flights, markets };
  const answers = trip.legs.map((leg, index) => legAnswer(leg, questions[index], asked, figures, trip.byCabin));
  const sum = tripSum(answers);
  if (sum.without.length === 0) paint(tripTotal(trip, answers, sum));
}

/** Each item's figures, in one call; nothing is asked where there are no items. */
async function askAll<Item, Figures>(
  base: string,
  name: string,
  items: readonly Item[],
  requestOf: (items: readonly Item[]) => unknown,
  read: (json: unknown, index: number) => Figures | undefined,
): Promise<readonly Settled<Figures>[]> {
  if (items.length === 0) return [];
  const json = await askEarly(base, name, requestOf(items));
  return items.map((_item, index) => {
    const response = read(json, index);
    return response === undefined ? { kind: 'failed', code: 'unavailable' } : { kind: 'result', response };
  });
}
