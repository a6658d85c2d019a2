import { describe, expect, it } from 'vitest';
import { rangeCoverage } from './range-coverage.ts';

const figure = (publishedKg: number, carrier = 'XX') => ({ carrier, publishedKg, lowKg: 90, ourKg: 100, highKg: 110 });

describe('rangeCoverage', () => {
  it('counts published figures inside, below and above; one that rounds to an end is inside', () => {
    const coverage = rangeCoverage([figure(100), figure(89.5), figure(89), figure(111)]);
    expect(coverage).toMatchObject({ figures: 4, below: 1, above: 1, share: { value: 0.5 } });
  });

  it('has the median of the widths, by the figure', () => {
    const wide = { ...figure(100), lowKg: 50, highKg: 150 };
    expect(rangeCoverage([figure(100), figure(100), wide]).medianWidth.value).toBeCloseTo(0.2, 12);
  });

  it('draws its interval by carrier', () => {
    const inside = Array.from({ length: 9 }, () => figure(100, 'AA'));
    const { share } = rangeCoverage([...inside, ...inside.map(() => figure(200, 'BB'))]);
    expect([share.low, share.value, share.high]).toEqual([0, 0.5, 1]);
  });
});
