import { AnsweredBy } from '@tim/messages';
import { describe, expect, it } from 'vitest';
import { easaAnswer, flightAnswer, typicalAnswer } from '../../testing/answers.ts';
import { besideTypicalNotes } from './beside-typical.ts';

const notes = (own: object, usual: object) =>
  besideTypicalNotes(
    flightAnswer({ wellToWakeKg: own, isFlightNumberVerified: true }),
    typicalAnswer({ wellToWakeKg: usual }),
  );

describe('a flight beside what is typical', () => {
  it.each([
    [352.3, 395.5, '11\u202F% less than is typical'],
    [500, 395.5, '26\u202F% more than is typical'],
    [396, 395.5, 'as much as is typical'],
  ])('%s kg beside %s kg: %s', (own, usual, words) => {
    expect(notes({ economy: own }, { economy: usual })).toEqual([
      { label: 'Compared', text: `In economy this flight emits ${words}.` },
    ]);
  });

  it('is of the first cabin that has both figures', () => {
    expect(notes({ economy: 0, business: 900 }, { economy: 300, business: 1000 })).toEqual([
      { label: 'Compared', text: 'In business this flight emits 10\u202F% less than is typical.' },
    ]);
    expect(notes({ economy: 300 }, {})).toEqual([]);
  });

  it('says nothing of figures found in different ways', () => {
    const economy = { wellToWakeKg: { economy: 300 } };
    expect(besideTypicalNotes(easaAnswer(economy), typicalAnswer(economy))).toEqual([]);
    const ofApi = flightAnswer({ ...economy, answeredBy: AnsweredBy.ANSWERED_BY_TIM_API });
    expect(besideTypicalNotes(ofApi, typicalAnswer(economy))).toEqual([]);
  });
});
