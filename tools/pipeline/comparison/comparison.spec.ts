import { expect, it } from 'vitest';
import { comparisonLines, holds, type Comparison } from './comparison.ts';

const moved = Array.from({ length: 7 }, (_, at) => ({ what: `LX ${at}`, before: '1', after: `${at}`, unit: 'kg' }));
const held: Comparison = { name: 'known flights', compared: 2, with: 'facts', moved: [] };

it('a comparison holds where something was compared and nothing moved', () => {
  expect(holds(held)).toBe(true);
  expect(holds({ ...held, compared: 0 })).toBe(false);
  expect(holds({ ...held, moved })).toBe(false);
  expect(holds({ ...held, movedCount: 1 })).toBe(false);
  expect(holds({ ...held, failure: 'no browser' })).toBe(false);
});

it('the report has a line for each comparison, and what moved with its unit', () => {
  const gone = { what: 'LX 9', before: 'A333', after: '', unit: '' };
  const failed = { ...held, name: 'page', compared: 0, failure: 'no browser' };
  expect(comparisonLines([held, { ...held, moved: [gone, ...moved] }, failed])).toEqual([
    'holds    known flights  2  facts',
    '8 moved  known flights  2  facts',
    '  LX 9: A333 -> nothing',
    '  LX 0: 1 -> 0 kg',
    '  LX 1: 1 -> 1 kg',
    '  LX 2: 1 -> 2 kg',
    '  LX 3: 1 -> 3 kg',
    '  and 3 more',
    'failed   page           0  facts',
    '  no browser',
  ]);
});
