import { describe, expect, it } from 'vitest';
import { rowAnswerer } from '../answer/answer.ts';
import { estimator, tables, today } from '../real-tables.fixture.ts';
import type { RowQuestion } from '../question/row-question.ts';
import { addRow, addTotals, noTotals, type Totals } from './totals.ts';
import { noWhatIf, whatIfAdder, whatIfOf } from './what-if.ts';

const answer = rowAnswerer({ tables, estimator, today });
const addWhatIf = whatIfAdder(answer, tables);

function totalsOf(...questions: readonly RowQuestion[]): Totals {
  const totals = noTotals();
  for (const question of questions) {
    const found = answer(question);
    addRow(totals, question, found);
    addWhatIf((totals.whatIf ??= noWhatIf()), question, found);
  }
  return totals;
}

const ROW = { cabin: 'economy', passengers: 1 } as const;
const BOSTON = { ...ROW, origin: 'ZRH', destination: 'BOS' } as const;
const BUSINESS = { ...BOSTON, cabin: 'business', passengers: 2 } as const;
/** With a stop in London. */
const BY_LONDON = {
  ...BOSTON,
  legs: [
    { origin: 'ZRH', destination: 'LHR' },
    { origin: 'LHR', destination: 'BOS' },
  ],
} as const;
const SHORT = { ...ROW, origin: 'ZRH', destination: 'FRA', carrierCode: 'LX', flightNumber: 1070 } as const;

const resultOf = (totals: Totals, scenario: string) => whatIfOf(totals).find((one) => one.scenario === scenario);

describe('what a list would add up to', () => {
  it('in economy is what the same flights emit there', () => {
    const economy = resultOf(totalsOf(BUSINESS), 'economy');
    expect(economy).toMatchObject({ grams: totalsOf({ ...BUSINESS, cabin: 'economy' }).grams, flights: 2 });
    expect(economy?.change).toBeLessThan(-0.5);
    expect(resultOf(totalsOf(BOSTON), 'economy')).toMatchObject({ change: 0, flights: 0 });
  });

  it('on direct flights is less than with a stop, and the same where there are none', () => {
    const direct = resultOf(totalsOf(BY_LONDON), 'direct');
    expect(direct?.flights).toBe(2);
    expect(direct?.change).toBeLessThan(-0.05);
    const stops = { ...ROW, origin: 'HAM', destination: 'BOS' } as const;
    expect(resultOf(totalsOf(stops), 'direct')).toMatchObject({ change: 0, flights: 0 });
  });

  it('without short flights leaves those out, and no row that has no figure counts', () => {
    const nowhere = { ...ROW, origin: 'QQQ', destination: 'BOS' } as const;
    const totals = totalsOf(BOSTON, SHORT, nowhere);
    expect(resultOf(totals, 'noShort')).toMatchObject({ grams: totalsOf(BOSTON).grams, flights: 1 });
    expect(whatIfOf(totalsOf(nowhere))).toEqual([]);
  });

  it('adds up over the parts of a list', () => {
    const whole = noTotals();
    for (const part of [BUSINESS, BY_LONDON, SHORT]) addTotals(whole, totalsOf(part));
    expect(whatIfOf(whole)).toEqual(whatIfOf(totalsOf(BUSINESS, BY_LONDON, SHORT)));
  });
});
