import { CABIN_CLASSES } from '@tim/engine';
import { QUESTION_PARAMETERS } from '@tim/itinerary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { questionInAddress, withQuestion } from './question-address.ts';

const people = fc.oneof(
  fc.integer({ min: 1, max: 99 }).map((count) => ({ count })),
  fc.integer({ min: 1, max: 9 }).map((economy) => ({ count: economy + 2, byCabin: { economy, business: 2 } })),
);
const isOther = (name: string) => !QUESTION_PARAMETERS.some((parameter) => parameter === name);
const airline = fc.constantFrom('', 'LX', 'U2');

describe('the question in an address', () => {
  it('is read as it was written, and leaves the rest of the query alone', () => {
    const name = fc.stringMatching(/^[a-z]{1,8}$/).filter(isOther);
    const question = fc.record({
      cabin: fc.constantFrom(...CABIN_CLASSES),
      people,
      isReturn: fc.boolean(),
      airline,
    });
    fc.assert(
      fc.property(question, fc.dictionary(name, fc.string()), (one, others) => {
        const search = withQuestion(`?${new URLSearchParams(others).toString()}`, one);
        expect(questionInAddress(search)).toEqual({ question: one, problems: [] });
        for (const [key, value] of Object.entries(others)) expect(new URLSearchParams(search).get(key)).toBe(value);
      }),
    );
  });

  it.each([
    ['?cabin=premium-economy', 'premiumEconomy'],
    ['?cabin=Premium%20Economy', 'premiumEconomy'],
    ['?cabin=premium_economy', 'premiumEconomy'],
    ['?cabin=BUSINESS', 'business'],
    ['?cabin=', undefined],
    ['?cabin=deck', undefined],
    ['?itinerary=ZRH-BOS', undefined],
  ])('%s is %s', (search, cabin) => {
    expect(questionInAddress(search).question.cabin).toBe(cabin);
  });

  it('keeps an itinerary and people by cabin readable', () => {
    expect(
      withQuestion('?itinerary=ZRH-BOS,BOS-ZRH', {
        cabin: 'first',
        people: { count: 3, byCabin: { economy: 2, business: 1 } },
      }),
    ).toBe('?itinerary=ZRH-BOS,BOS-ZRH&cabin=first&people=2e,1b');
  });

  it('changes one thing and keeps the others', () => {
    expect(withQuestion('?itinerary=ZRH-BOS&people=2&journey=return&v=1', { cabin: 'business' })).toBe(
      '?itinerary=ZRH-BOS&people=2&journey=return&v=1&cabin=business',
    );
    expect(withQuestion('?people=2&journey=return', { isReturn: false })).toBe('?people=2');
  });
});
