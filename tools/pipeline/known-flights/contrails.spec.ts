import { describe, expect, it } from 'vitest';
import { contrailsAssessor } from '@tim/estimator';
import { airport, tables } from './known-flights.fixture.ts';

const assess = contrailsAssessor(tables);
const contrails = (
  from: string,
  to: string,
  { greatCircleKm = 3000, type = 'A333', fuelBurnKg = 20_000, month = 1 } = {},
) => {
  const aircraft = tables.aircraft.find(type);
  if (!aircraft) throw new Error(type);
  const flight = { origin: airport(from), destination: airport(to), greatCircleKm, aircraft };
  return assess({ ...flight, departureHourUtc: undefined }, fuelBurnKg, month);
};
const ratio = (...flight: Parameters<typeof contrails>) => {
  const { ratios } = contrails(...flight);
  return ratios.reduce((sum, value) => sum + value, 0) / ratios.length;
};

describe('the risk of contrails', () => {
  it('is nothing for a type that flies low', () => {
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
