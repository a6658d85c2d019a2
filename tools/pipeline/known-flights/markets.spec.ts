import { describe, expect, it } from 'vitest';
import { estimator } from './known-flights.fixture.ts';
import type { QuantityName } from '@tim/estimator';

function estimated(origin: string, destination: string) {
  const result = estimator.typical({ origin, destination }, { includesWorking: true });
  if (result.kind === 'unavailable') throw new Error(result.reason);
  return result;
}

const routeOf = (name: QuantityName) =>
  'legs' in name ? `${name.legs.join(' ')} on ${name.carrierCodes.join(' ')}` : '';

describe('typical emissions of a market', () => {
  it('count connections beside direct flights, the direct one first', () => {
    const durations = estimated('ZRH', 'BOS').working?.steps[0]?.results ?? [];
    expect(durations[0]?.name).toEqual({ kind: 'route-duration', place: 1, legs: ['ZRH-BOS'], carrierCodes: ['LX'] });
    expect(durations.some(({ name }) => routeOf(name) === 'ZRH-LON LON-BOS on BA')).toBe(true);
    expect(durations.length).toBeLessThanOrEqual(20);
    expect(durations.map((duration) => duration.value)).toEqual(
      durations.map((duration) => duration.value).toSorted((a, b) => a - b),
    );
  });

  it('say of each route’s operating days whether they are known or estimated', () => {
    const days =
      estimated('ZRH', 'BOS').working?.steps[1]?.inputs.filter(({ name }) => name.kind === 'route-days') ?? [];
    const kindOf = (route: string) => days.find(({ name }) => routeOf(name) === route)?.provenance?.basis.kind;
    expect(kindOf('ZRH-BOS on LX')).toBe('flights-of-2022');
    expect(days.map(({ provenance }) => provenance?.basis.kind)).toContain('estimated-from-flight-numbers');
    expect(days.every(({ provenance }) => provenance !== undefined)).toBe(true);
  });

  it('have a range as its half-widths in the working make it', () => {
    const step = estimated('ZRH', 'BOS').working?.steps.find(({ key }) => key === 'range');
    const squares = (side: 'low' | 'high') =>
      step?.inputs
        .filter(({ name }) => !name.kind.endsWith(side === 'low' ? 'high' : 'low'))
        .filter(({ name }) => !('driver' in name && name.driver === 'fuelModel'))
        .reduce((sum, { value }) => sum + value * value, 0) ?? 0;
    const economy = estimated('ZRH', 'BOS').wellToWakeGramsPerPassenger.economy ?? 0;
    expect(step?.results[0]?.value).toBe(Math.floor(economy * Math.exp(-Math.sqrt(squares('low')))));
    expect(step?.results[1]?.value).toBe(Math.ceil(economy * Math.exp(Math.sqrt(squares('high')))));
  });

  it('have a wider range of the fuel really burned, a tenth more of it at the upper end', () => {
    const step = estimated('ZRH', 'BOS').working?.steps.find(({ key }) => key === 'range');
    const [low = 0, high = 0, burnedLow = 0, burnedHigh = 0] = step?.results.map(({ value }) => value) ?? [];
    expect(burnedLow).toBeGreaterThan(0);
    expect(burnedLow).toBeLessThan(low);
    expect(burnedHigh).toBeGreaterThan(1.1 * high);
  });

  it.each([
    ['LHR', 'STN', 'DUB'],
    ['MXP', 'BGY', 'LHR'],
  ])('are the same from %s as from %s, an airport of the same city, to %s', (one, other, destination) => {
    const figures = (origin: string) => estimated(origin, destination).wellToWakeGramsPerPassenger;
    expect(figures(one)).toEqual(figures(other));
  });
});
