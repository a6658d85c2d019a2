import { describe, expect, it } from 'vitest';
import { estimator, lx52, window } from './known-flights.fixture.ts';
import type { FlightQuery } from '@tim/estimator';

function rangeOf(overrides: Partial<FlightQuery> = {}) {
  const result = estimator.flight(lx52(overrides), { window });
  if (result.kind !== 'estimated') throw new Error('no range');
  const { range, wellToWakeGramsPerPassenger: grams } = result;
  const width = (range.high.economy ?? 0) / (range.low.economy ?? 1);
  return { range, grams, width };
}

describe('the range of an estimate', () => {
  it('holds the figure in every cabin, and its drivers add up', () => {
    const { range, grams } = rangeOf();
    for (const cabin of ['economy', 'premiumEconomy', 'business', 'first'] as const) {
      expect(range.low[cabin]).toBeLessThan(grams[cabin] ?? 0);
      expect(range.high[cabin]).toBeGreaterThan(grams[cabin] ?? 0);
    }
    expect(range.drivers.reduce((sum, driver) => sum + driver.share, 0)).toBeCloseTo(1, 9);
    expect(range.drivers.map((driver) => driver.share)).toEqual(
      range.drivers.map((driver) => driver.share).toSorted((a, b) => b - a),
    );
  });

  it('is wider where the aircraft is assumed than where it is given', () => {
    const barcelona = { destination: 'BCN', flightNumber: 1952 };
    expect(rangeOf(barcelona).width).toBeGreaterThan(rangeOf({ ...barcelona, aircraftCode: '321' }).width);
  });
});
