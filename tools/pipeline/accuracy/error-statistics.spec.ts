import { describe, expect, it } from 'vitest';
import { absoluteError, byCarrierRoute, errorStatistics, signedError } from './error-statistics.ts';

const onRoute = (carrierRoute: string, error: number | undefined) => ({
  cluster: 'AA',
  carrierRoute,
  signedError: error,
});

const of = (...errors: readonly (number | undefined)[]) =>
  errorStatistics(errors.map((error, index) => ({ cluster: String(index), carrierRoute: '', signedError: error })));

describe('errorStatistics', () => {
  it('takes the median of the absolute error, the mean of the signed one and shares of all', () => {
    const statistics = of(-0.04, 0.08, 0.3, -0.15);
    expect(statistics.medianAbsolute.value).toBeCloseTo(0.115, 12);
    expect(statistics.meanSigned.value).toBeCloseTo(0.0475, 12);
    expect(statistics.within5.value).toBe(0.25);
    expect(statistics.within10.value).toBe(0.5);
    expect(statistics.within20.value).toBe(0.75);
    expect(statistics).toMatchObject({ count: 4, withoutFigure: 0 });
  });

  it('counts a flight without a figure as a miss, and as infinitely wrong in the median', () => {
    const statistics = of(0.01, 0.02, undefined);
    expect(statistics).toMatchObject({ count: 3, withoutFigure: 1 });
    expect(statistics.within20.value).toBeCloseTo(2 / 3, 12);
    expect(statistics.medianAbsolute.value).toBe(0.02);
    expect(statistics.meanSigned.value).toBeCloseTo(0.015, 12);
    expect(of(0.01, undefined, undefined).medianAbsolute.value).toBe(Number.POSITIVE_INFINITY);
  });

  it('includes a limit in its share', () => {
    expect(of(0.05, -0.1, 0.2)).toMatchObject({ within5: { value: 1 / 3 }, within20: { value: 1 } });
  });

  it('of no flight is not a number', () => {
    expect(of().medianAbsolute.value).toBeNaN();
  });
});

describe('signedError', () => {
  it('is above zero when ours is higher', () => {
    expect(signedError(110, 100)).toBeCloseTo(0.1, 12);
    expect(signedError(90, 100)).toBeCloseTo(-0.1, 12);
  });
});

describe('byCarrierRoute', () => {
  it('counts each carrier’s route once, with its middle error, the worse of two', () => {
    const once = byCarrierRoute([
      onRoute('AA A-B', 0.3),
      onRoute('AA A-B', -0.1),
      onRoute('AA A-B', 0.05),
      onRoute('AA B-A', 0.1),
      onRoute('AA B-A', -0.2),
      onRoute('AA C-D', undefined),
    ]);
    expect(once.map(({ signedError: error }) => error)).toEqual([-0.1, -0.2, undefined]);
  });
});

describe('absoluteError', () => {
  it('is infinite without a figure', () => {
    expect(absoluteError({ ourKg: 90, publishedKg: 100 })).toBeCloseTo(0.1, 12);
    expect(absoluteError({ ourKg: undefined, publishedKg: 100 })).toBe(Number.POSITIVE_INFINITY);
  });
});
