import { describe, expect, it } from 'vitest';
import { estimator, window } from './known-flights.fixture.ts';
import { CABIN_CLASSES } from '@tim/estimator';
import type { QuantityName } from '@tim/estimator';

const ask = (origin: string, destination: string, includesWorking = false) =>
  estimator.typical({ origin, destination }, { includesWorking });

function estimated(origin: string, destination: string) {
  const result = ask(origin, destination, true);
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

  it('are one of the routes’ own figures in every cabin', () => {
    const result = estimated('ZRH', 'JFK');
    const economies = result.working?.steps[1]?.inputs
      .filter(({ name }) => name.kind === 'route-grams')
      .map(({ value }) => value);
    const nearest = Math.min(
      ...(economies ?? []).map((value) => Math.abs(value - (result.wellToWakeGramsPerPassenger.economy ?? 0))),
    );
    expect(nearest).toBeLessThanOrEqual(0.5);
    for (const cabin of CABIN_CLASSES) expect(result.wellToWakeGramsPerPassenger[cabin]).toBeGreaterThan(0);
  });

  it('are the same with and without the working', () => {
    expect(ask('ZRH', 'JFK', true)).toMatchObject({ ...ask('ZRH', 'JFK') });
  });

  it('lie within their range in every cabin, whose drivers add up, the spread between routes among them', () => {
    const { range, wellToWakeGramsPerPassenger: grams } = estimated('ZRH', 'BOS');
    for (const cabin of CABIN_CLASSES) {
      expect(range?.low[cabin]).toBeLessThan(grams[cabin] ?? 0);
      expect(range?.high[cabin]).toBeGreaterThan(grams[cabin] ?? 0);
    }
    expect(range?.drivers.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(range?.drivers.map(({ key }) => key)).toContain('routes');
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
    ['CDG', 'ORY', 'NCE'],
    ['NRT', 'HND', 'CTS'],
    ['EWR', 'LGA', 'MIA'],
    ['GRU', 'VCP', 'SSA'],
    ['MXP', 'BGY', 'LHR'],
  ])('are the same from %s as from %s, an airport of the same city, to %s', (one, other, destination) => {
    const figures = (origin: string) => estimated(origin, destination).wellToWakeGramsPerPassenger;
    expect(figures(one)).toEqual(figures(other));
  });
});

describe('the ways to fly a market', () => {
  const departureDate = { year: 2026, month: 12, day: 21 };

  function ends(origin: string, destination: string): readonly string[] {
    const options = estimator.options({ origin, destination }, departureDate, window);
    if ('kind' in options) throw new Error(options.reason);
    return options
      .filter(({ legs }) => legs.length === 1)
      .flatMap(({ legs: [leg] }) => (leg ? [`${leg.origin}-${leg.destination}`] : []));
  }

  it('between Paris and Nice begin with the airports asked for, and go nowhere else', () => {
    expect([...new Set(ends('CDG', 'NCE'))]).toEqual(['CDG-NCE', 'ORY-NCE']);
    expect(ends('CDG', 'NCE')[0]).toBe('CDG-NCE');
    expect(ends('ORY', 'NCE')[0]).toBe('ORY-NCE');
  });

  it('between San Francisco and Los Angeles hold the airports across the bay after its own', () => {
    const all = ends('SFO', 'LAX');
    expect(all[0]).toBe('SFO-LAX');
    expect(all).toContain('OAK-LAX');
    expect(all.lastIndexOf('SFO-LAX')).toBeLessThan(all.indexOf('OAK-LAX'));
  });
});
