// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { FiguresRange } from '../../shared/api/answers.ts';
import { rangeNotes } from './range-words.ts';

const RANGE: FiguresRange = {
  lowKg: { economy: 262.4, business: 1049.9 },
  highKg: { economy: 348.2, business: 1393 },
  drivers: [],
};

describe('the range', () => {
  it('is one short row, in whole kilograms rounded outwards', () => {
    expect(rangeNotes(RANGE)).toEqual([
      { label: 'Range', text: 'Between 262 and 349\u202Fkg in economy (8 of 10 flights).' },
    ]);
  });

  it.each([
    ['there is none', undefined],
    ['economy has none', { ...RANGE, lowKg: {} }],
  ])('has no row when %s', (_what, range) => {
    expect(rangeNotes(range)).toEqual([]);
  });
});
