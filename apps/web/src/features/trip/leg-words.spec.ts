import type { TripLeg } from '@tim/itinerary';
import { describe, expect, it } from 'vitest';
import { daysFromToday } from '../../testing/dates.ts';
import { flightAnswer } from '../../testing/answers.ts';
import { legAnswer } from './leg-answer.ts';
import { legQuestion } from './leg-question.ts';
import { legDescription } from './leg-words.ts';

const departureDate = daysFromToday(60);
const leg: TripLeg = {
  origin: 'ZRH',
  destination: 'BOS',
  operatingCarrierCode: 'LX',
  flightNumber: '52',
  departureDate,
  cabin: 'first',
};

describe('a flight of a trip', () => {
  it('in a cabin that its aircraft has not is counted, and says so', () => {
    const question = legQuestion(leg, daysFromToday(0));
    if (question.kind !== 'flight') throw new Error('the leg names a flight');
    const answer = flightAnswer();
    const flight = {
      ...answer,
      wellToWakeKg: { ...answer.wellToWakeKg, first: 1500 },
      message: { ...answer.message, missingCabins: ['first'] },
    };
    const asked = { flights: [question.flight], markets: [] };
    const figures = { flights: [{ kind: 'result' as const, response: flight }], markets: [] };
    const figure = legAnswer(leg, question, asked, figures);
    if (figure.kind !== 'result') throw new Error('the leg has a figure');
    expect(figure.response.kg).toBe(1500);
    expect(legDescription(leg, figure.response, () => undefined, undefined)).toContain(
      'This aircraft has no first cabin; the method still gives a figure.',
    );
  });
});
