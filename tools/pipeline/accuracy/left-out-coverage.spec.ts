import { describe, expect, it } from 'vitest';
import { leftOutCoverage } from './left-out-coverage.ts';

/** Ranges of a tenth either way, as logarithms. */
const figure = (carrier: string, publishedKg: number) => ({
  carrier,
  publishedKg,
  lowKg: 1000 * Math.exp(-0.1),
  ourKg: 1000,
  highKg: 1000 * Math.exp(0.1),
});
/** A carrier's five figures, so far off as logarithms. */
const off = (carrier: string, logarithm: number) =>
  Array.from({ length: 5 }, () => figure(carrier, 1000 * Math.exp(logarithm)));

describe('leftOutCoverage', () => {
  it('judges a carrier by the width that the others want', () => {
    const { leastScale, mostScale, share, medianWidth } = leftOutCoverage([...off('AA', 0.05), ...off('BB', -0.2)]);
    expect(leastScale).toBeCloseTo(0.5, 1);
    expect(mostScale).toBeCloseTo(2, 1);
    // AA fits into the width of BB, BB not into that of AA.
    expect(share).toBe(0.5);
    expect(medianWidth).toBeCloseTo((Math.exp(0.2) - Math.exp(-0.2) + Math.exp(0.05) - Math.exp(-0.05)) / 2, 1);
  });

  it('holds all where every carrier is as good as the others', () => {
    expect(leftOutCoverage([...off('AA', 0.1), ...off('BB', 0.1), ...off('CC', 0.1)]).share).toBe(1);
  });

  it('takes a figure that rounds to ours for held', () => {
    expect(leftOutCoverage([figure('AA', 1000.4), figure('BB', 999.6)]).mostScale).toBe(0);
  });
});
