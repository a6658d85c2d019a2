import { describe, expect, it } from 'vitest';
import type { FiguresRange } from '../../shared/api/answers.ts';
import { figureOf, oneIn } from '../headline/asked-figure.ts';
import { boundsOf } from './range-words.ts';

const RANGE: FiguresRange = {
  lowKg: { economy: 262.4, business: 1049.9 },
  highKg: { economy: 348.2, business: 1393 },
  drivers: [],
};
const KILOGRAMS = { economy: 305.3, business: 1221.2 };

describe('the range', () => {
  it.each([
    ['there is none', undefined],
    ['economy has none', { ...RANGE, lowKg: {} }],
  ])('is not known when %s', (_what, range) => {
    expect(boundsOf({ wellToWakeKg: KILOGRAMS, range }, 'economy')).toBeUndefined();
  });

  it.each(['economy', 'business'] as const)('is the one that a headline in %s has', (cabin) => {
    const figures = { wellToWakeKg: KILOGRAMS, range: RANGE };
    const { lowKg, highKg } = figureOf(figures, oneIn(cabin));
    expect(boundsOf(figures, cabin)).toEqual({ lowest: lowKg, highest: highKg });
  });
});
