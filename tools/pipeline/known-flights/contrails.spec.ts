import { describe, expect, it } from 'vitest';
import { contrailsAssessor } from '@tim/estimator';
import { estimator, lx52, tables, window } from './known-flights.fixture.ts';

const found = <Value>(value: Value | undefined, code: string): Value => {
  if (value === undefined) throw new Error(code);
  return value;
};
const airport = (code: string) => found(tables.airports.find(code), code);
const assess = contrailsAssessor(tables);
const aircraft = (code: string) => found(tables.aircraft.find(code), code);
const contrails = (
  origin: string,
  destination: string,
  { greatCircleKm = 3000, type = 'A333', fuelBurnKg = 20_000, month = 1 } = {},
) =>
  assess(
    {
      origin: airport(origin),
      destination: airport(destination),
      greatCircleKm,
      aircraft: aircraft(type),
      departureHourUtc: undefined,
    },
    fuelBurnKg,
    month,
  );
const ratio = (...flight: Parameters<typeof contrails>) => {
  const { ratios } = contrails(...flight);
  return ratios.reduce((sum, value) => sum + value, 0) / ratios.length;
};

describe('the risk of contrails', () => {
  // spec: 1.24
  it('comes with every estimate', () => {
    const result = estimator.flight(lx52(), { window });
    expect(result.kind === 'estimated' && result.contrailsImpactBucket).toMatch(/^(NEGLIGIBLE|MODERATE|SEVERE)$/);
  });

  it('is left out of an estimate when it is not wanted, and changes nothing else', () => {
    const withRisk = estimator.flight(lx52(), { window });
    const without = estimator.flight(lx52(), { window, includesContrails: false });
    expect(without).not.toHaveProperty('contrailsImpactBucket');
    expect(withRisk).toMatchObject({ ...without });
  });

  it('is nothing on a short way or for a type that flies low', () => {
    expect(ratio('FRA', 'LHR', { greatCircleKm: 399 })).toBe(0);
    expect(ratio('FRA', 'LHR', { type: 'AT76' })).toBe(0);
  });

  it('is higher over Europe than between Delhi and Bangkok, in every season', () => {
    for (const month of [1, 4, 7, 10]) {
      expect(ratio('DUB', 'IST', { month })).toBeGreaterThan(ratio('DEL', 'BKK', { month }));
    }
  });

  it('between Delhi and Bangkok stays below the published highest of 0.22', () => {
    for (const month of [1, 4, 7, 10]) expect(ratio('DEL', 'BKK', { month, fuelBurnKg: 22_000 })).toBeLessThan(0.22);
  });

  it('is higher for a departure in the evening than for one in the morning, between the tropics', () => {
    const { ratios, stepHours } = contrails('SIN', 'HKG', { greatCircleKm: 2560 });
    const departingAt = (hours: number) => ratios[hours / stepHours] ?? Number.NaN;
    expect(departingAt(18)).toBeGreaterThan(3 * departingAt(9));
  });

  it('is that of most of the day, and the parts of the day add up', () => {
    for (const [origin, destination] of [
      ['FRA', 'LHR'],
      ['DUB', 'IST'],
      ['DEL', 'BKK'],
    ] as const) {
      const { shares, bucket } = contrails(origin, destination);
      expect(shares.NEGLIGIBLE + shares.MODERATE + shares.SEVERE).toBeCloseTo(1, 9);
      expect(shares[bucket]).toBe(Math.max(...Object.values(shares)));
    }
  });

  it('reads the hour where the flight is: eastwards the night comes sooner', () => {
    const there = contrails('LHR', 'SIN', { greatCircleKm: 10_880 });
    const back = contrails('SIN', 'LHR', { greatCircleKm: 10_880 });
    expect(there.ratios).not.toEqual(back.ratios);
  });

  it('counts November to January as one season and the rest by threes', () => {
    const byMonth = Array.from({ length: 12 }, (_, month) => ratio('DUB', 'IST', { month: month + 1 }));
    expect(new Set(byMonth).size).toBe(4);
    expect(byMonth[10]).toBe(byMonth[0]);
    expect(byMonth[1]).toBe(byMonth[3]);
  });
});
