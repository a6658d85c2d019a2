import { parseTrip, type Trip, type TripLeg } from '@tim/itinerary';
import type { TypicalFigures } from '../shared/api/answers.ts';
import type { RangedLeg } from '../features/trip/combined-range.ts';
import type { LegAnswer } from '../features/trip/leg-answer.ts';
import type { TripFacts } from '../features/trip/quote/trip-facts.ts';
import { tripSum } from '../features/trip/trip-sum.ts';
import { typicalAnswer } from './answers.ts';

export const MODEL_VERSION = { major: 3, minor: 0, patch: 0, dated: '20260701' };
export const NO_FIGURE: LegAnswer = { kind: 'empty', reason: { sentences: [] } };

/** The trip of an address. */
export function tripOf(itinerary: string, cabins = '', people = ''): Trip {
  const parsed = parseTrip({ itinerary, cabins, people, airline: '', flights: '' });
  if (parsed.kind !== 'trip') throw new Error(`${itinerary} is ${parsed.kind}`);
  return parsed.trip;
}

/** A leg with what is typical of its route. */
export const routeLeg = (kg: number, range?: RangedLeg, typical: TypicalFigures = typicalAnswer()): LegAnswer => ({
  kind: 'result',
  response: { kg, range, typical, note: '', cabinNotes: [] },
});

/** A trip with what is known of each leg. */
export function tripFacts(trip: Trip, answerOf: (leg: TripLeg, index: number) => LegAnswer): TripFacts {
  const answers = trip.legs.map(answerOf);
  const address = 'https://site.example/trip?itinerary=LHR-JFK';
  return { trip, answers, sum: tripSum(answers), address, madeOn: { year: 2026, month: 11, day: 22 } };
}
