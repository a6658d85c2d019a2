import { describe, expect, it } from 'vitest';
import { countInside } from './range-coverage.ts';

describe('countInside', () => {
  it('counts published kilograms inside, below and above ranges in grams; ends are inside', () => {
    const coverage = countInside([
      { publishedKg: 100, low: 90_000, high: 110_000 },
      { publishedKg: 90, low: 90_000, high: 110_000 },
      { publishedKg: 89, low: 90_000, high: 110_000 },
      { publishedKg: 111, low: 90_000, high: 110_000 },
      { publishedKg: 100, low: undefined, high: undefined },
    ]);
    expect(coverage).toMatchObject({ figures: 4, inside: 2, below: 1, above: 1, share: { value: 0.5 } });
  });

  it('of no range is nothing', () => {
    expect(countInside([{ publishedKg: 1, low: undefined, high: undefined }])).toBeUndefined();
  });
});
