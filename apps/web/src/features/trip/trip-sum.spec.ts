import { formatNumber, gramsToKilograms } from '@tim/format';
import type { Trip, TripCabin } from '@tim/itinerary';
import { UnavailableReason } from '@tim/messages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TripFigures } from '../../shared/api/trip-api.ts';
import { typicalAnswer } from '../../testing/answers.ts';
import { routeLeg, tripOf } from '../../testing/trip.ts';
import { legAnswer } from './leg-answer.ts';
import { legQuestion, tripQuestion } from './leg-question.ts';
import { tripSum } from './trip-sum.ts';
import { betweenText, roundedFigure, tripAnnouncement, withoutText } from './trip-words.ts';

const TODAY = '20261122';
const CABINS: readonly TripCabin[] = ['economy', 'premiumEconomy', 'business', 'first'];

/** The trip's legs as the call's answers leave them. */
function answered(trip: Trip, figures: TripFigures) {
  const questions = trip.legs.map((leg) => legQuestion(leg, TODAY));
  const asked = tripQuestion(questions);
  return trip.legs.map((leg, index) => legAnswer(leg, questions[index], asked, figures));
}
const route = (economy: number) => ({
  kind: 'result' as const,
  response: typicalAnswer({ wellToWakeKg: { economy, business: economy * 4, first: economy * 5 } }),
});
const gramsByCabin = fc.record({
  economy: fc.integer({ min: 1, max: 5_000_000 }),
  premiumEconomy: fc.integer({ min: 1, max: 5_000_000 }),
  business: fc.integer({ min: 1, max: 20_000_000 }),
  first: fc.integer({ min: 1, max: 20_000_000 }),
});

describe('what a trip asks', () => {
  it('is each flight and each route once', () => {
    const legs = tripOf('LHR-JFK-BA-117-20261220,JFK-LHR,LHR-JFK-ba-0117-20261220,JFK-LHR').legs;
    const { flights, markets } = tripQuestion(legs.map((leg) => legQuestion(leg, TODAY)));
    expect([flights.length, markets]).toEqual([1, [{ origin: 'JFK', destination: 'LHR' }]]);
  });

  it.each([
    ['LHR-JFK-BA-117-20261220', 'flight'],
    ['LHR-JFK---20261220', 'route'],
    ['LHR-JFK-BA-117', 'route'],
    ['LHR-JFK-BAW-117-20261220', 'wrong'],
    ['LHR-JFK---20201220', 'wrong'],
  ])('of "%s" is a %s', (itinerary, kind) => {
    const [leg] = tripOf(itinerary).legs;
    expect(leg && legQuestion(leg, TODAY).kind).toBe(kind);
  });

  it('says what a flight that is named in part still needs', () => {
    const [leg] = tripOf('LHR-JFK-BA-117').legs;
    expect(leg && legQuestion(leg, TODAY)).toMatchObject({ note: 'Still needed: Departure Date.' });
  });
});

describe('a trip’s sum', () => {
  it('is that of the calls, to the gram, in whatever cabins and for how many people', () => {
    const legs = fc.array(fc.record({ grams: gramsByCabin, cabin: fc.constantFrom(...CABINS) }), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(legs, fc.integer({ min: 1, max: 99 }), (all, people) => {
        const answers = all.map(({ grams, cabin }) => routeLeg(gramsToKilograms(grams[cabin])));
        const grams = all.reduce((total, one) => total + one.grams[one.cabin], 0);
        expect(formatNumber(tripSum(answers).kg * people, 1)).toBe(formatNumber(gramsToKilograms(grams * people), 1));
      }),
    );
  });

  it('adds a leg as often as it is flown, each time in its cabin', () => {
    const trip = tripOf('LHR-JFK,JFK-LHR,LHR-JFK', 'e,b,f', '2');
    const answers = answered(trip, { flights: [], markets: [route(300.1), route(320.2)] });
    expect(formatNumber(tripSum(answers).kg, 1)).toBe('3,081.4');
  });

  it('leaves out what has no answer, and names it', () => {
    const trip = tripOf('MAN-DOH-QQQ', 'b', '2');
    const answers = answered(trip, {
      flights: [],
      markets: [
        { kind: 'result', response: typicalAnswer({ wellToWakeKg: { business: 1000.05 } }) },
        { kind: 'empty', reason: { unavailableReason: UnavailableReason.UNKNOWN_AIRPORT, detail: undefined } },
      ],
    });
    const sum = tripSum(answers);
    expect(withoutText(trip, sum)).toBe('without DOH to QQQ');
    expect(tripAnnouncement(trip, sum)).toBe(
      'MAN to QQQ through DOH, without DOH to QQQ: 2,000.1 kilograms of CO2 equivalent for 2 people, business.',
    );
    expect(answers[1]).toMatchObject({
      reason: { sentences: ['We could not find this route.', expect.stringMatching(/airport/)] },
    });
  });

  it('has no range where one of its figures has none', () => {
    const ranged = routeLeg(100, { kg: 100, lowKg: 90, highKg: 120, group: 'BA' });
    expect(tripSum([ranged]).range).toEqual({ lowKg: 90, highKg: 120 });
    expect(tripSum([ranged, routeLeg(100)]).range).toBeUndefined();
  });
});

describe('the words of a total', () => {
  it.each([
    [{ kg: 651.5, range: { lowKg: 500.2, highKg: 803.1 } }, 2, 1300, 'between 1,000 and 1,650\u202Fkg'],
    [{ kg: 651.5, range: undefined }, 1, 652, ''],
  ])('are as fine as the range allows', (sum, people, kg, between) => {
    const rounded = roundedFigure(sum, people);
    expect([rounded.kg, betweenText(rounded)]).toEqual([kg, between]);
  });
});
