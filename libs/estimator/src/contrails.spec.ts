import { describe, expect, it } from 'vitest';
import { contrailsAssessor } from './contrails.ts';
import { estimator, lx52, tables, window } from './estimator.fixture.ts';

const airport = (code: string) => {
  const found = tables.airports.find(code);
  if (!found) throw new Error(code);
  return found;
};
const assess = contrailsAssessor(tables);
const ratio = (origin: string, destination: string, overrides: object = {}) =>
  assess({
    origin: airport(origin),
    destination: airport(destination),
    greatCircleKm: 3000,
    icaoAircraftType: 'A333',
    fuelBurnKg: 20_000,
    month: 1,
    ...overrides,
  }).ratio;

describe('the risk of contrails', () => {
  it('comes with every estimate', () => {
    const result = estimator.flight(lx52(), { window });
    expect(result.kind === 'estimated' && result.contrailsImpactBucket).toMatch(/^(NEGLIGIBLE|MODERATE|SEVERE)$/);
  });

  it('is nothing on a short way or for a type that flies low', () => {
    expect(ratio('FRA', 'LHR', { greatCircleKm: 399 })).toBe(0);
    expect(ratio('FRA', 'LHR', { icaoAircraftType: 'AT76' })).toBe(0);
  });

  it('is higher over Europe than between Delhi and Bangkok, in every season', () => {
    for (const month of [1, 4, 7, 10]) {
      expect(ratio('DUB', 'IST', { month })).toBeGreaterThan(ratio('DEL', 'BKK', { month }));
    }
  });

  it('between Delhi and Bangkok stays below the published highest of 0.22', () => {
    for (const month of [1, 4, 7, 10]) expect(ratio('DEL', 'BKK', { month, fuelBurnKg: 22_000 })).toBeLessThan(0.22);
  });

  it('counts November to January as one season and the rest by threes', () => {
    const byMonth = Array.from({ length: 12 }, (_, month) => ratio('DUB', 'IST', { month: month + 1 }));
    expect(new Set(byMonth).size).toBe(4);
    expect(byMonth[10]).toBe(byMonth[0]);
    expect(byMonth[1]).toBe(byMonth[3]);
  });
});
