import { describe, expect, it } from 'vitest';
import { countInside, withoutFuelModel } from './range-coverage.ts';

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

describe('withoutFuelModel', () => {
  it('takes the fuel model’s square off both sides', () => {
    // Squares: fuel 0.09, aircraft 0.16 towards more and none towards less.
    const range = {
      low: { economy: 100_000 * Math.exp(-0.3) },
      high: { economy: 100_000 * Math.exp(0.5) },
      drivers: [
        { key: 'fuelModel', name: '', share: 0.09 / 0.17 },
        { key: 'aircraft', name: '', share: 0.08 / 0.17 },
      ],
    } as const;
    const { low, high } = withoutFuelModel(range, { economy: 100_000 }, 'economy');
    expect(low).toBeCloseTo(100_000, 3);
    expect(high).toBeCloseTo(100_000 * Math.exp(0.4), 3);
  });

  it('is nothing for a cabin without a range', () => {
    const range = { low: { economy: 1 }, high: { economy: 2 }, drivers: [] };
    expect(withoutFuelModel(range, { economy: 1.5 }, 'first')).toEqual({ low: undefined, high: undefined });
  });
});
