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

/** Airports from which, and to which, the ways that count begin and end. */
const endsOf = (origin: string, destination: string) =>
  estimated(origin, destination).answeredMarkets.flatMap((market) => [market.origin, market.destination]);

describe('typical emissions of a market', () => {
  /** Published: Travel Impact Model 3.0.0.20260213, and 2.x for BER-ORY, rounded to the kilogram. Model output, CC BY-SA 4.0. */
  it.each([
    ['ZRH', 'BOS', 406_535],
    ['BOS', 'ZRH', 488_115],
    ['BER', 'ORY', 95_000],
  ])('of %s-%s are within 15 % of the published %s g in economy', (origin, destination, publishedGrams) => {
    const { economy } = estimated(origin, destination).wellToWakeGramsPerPassenger;
    expect(Math.abs((economy ?? 0) / publishedGrams - 1)).toBeLessThan(0.15);
  });

  it('count connections beside direct flights, the direct one first', () => {
    const durations = estimated('ZRH', 'BOS').working?.steps[0]?.results ?? [];
    expect(durations[0]?.name).toEqual({ kind: 'route-duration', place: 1, legs: ['ZRH-BOS'], carrierCodes: ['LX'] });
    expect(durations.some(({ name }) => routeOf(name) === 'ZRH-LON LON-BOS on BA')).toBe(true);
    expect(durations.length).toBeLessThanOrEqual(20);
    expect(durations.map((duration) => duration.value)).toEqual(
      durations.map((duration) => duration.value).toSorted((a, b) => a - b),
    );
  });

  it.each([
    ['JER', 'GCI', 'GR'],
    ['FNC', 'PXO', 'NT'],
    ['WRG', 'PSG', 'AS'],
  ])('answer for a hop from %s to %s', (origin, destination, carrierCode) => {
    expect(estimated(origin, destination).carrierCodes).toContain(carrierCode);
  });

  it('say of each route’s operating days whether they are known or estimated', () => {
    const days =
      estimated('ZRH', 'BOS').working?.steps[1]?.inputs.filter(({ name }) => name.kind === 'route-days') ?? [];
    const kindOf = (route: string) => days.find(({ name }) => routeOf(name) === route)?.provenance?.basis.kind;
    expect(kindOf('ZRH-BOS on LX')).toBe('flights-of-2022');
    expect(days.map(({ provenance }) => provenance?.basis.kind)).toContain('estimated-from-flight-numbers');
    expect(days.every(({ provenance }) => provenance !== undefined)).toBe(true);
  });

  it('answer for two airports nobody links without a stop', () => {
    expect(estimated('BER', 'BOS').wellToWakeGramsPerPassenger.economy).toBeGreaterThan(200_000);
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

  it('leave out carriers that fly freight only', () => {
    expect(estimated('JFK', 'LHR').carrierCodes).not.toContain('FX');
  });

  // Germanwings and Jet Airways flew in 2016-17, and have no fleet and no flight of 2022.
  it('leave out carriers that have ceased', () => {
    expect(estimated('BER', 'ORY').carrierCodes).not.toContain('4U');
    expect(estimated('BOM', 'LHR').carrierCodes).not.toContain('9W');
  });

  it('leave out freight that the list of flights has under an airline’s code', () => {
    const result = ask('SDF', 'CGN');
    expect(result.kind === 'estimated' ? result.carrierCodes : []).not.toContain('UP');
  });

  it('of a city say which airports they stand for', () => {
    expect(estimated('LON', 'NYC').answeredMarkets).toContainEqual({ origin: 'LHR', destination: 'JFK' });
  });

  it.each([
    ['CDG', 'NCE', ['ORY'], ['TLN']],
    ['LON', 'NYC', ['LHR', 'LGW', 'JFK', 'EWR'], ['CBG', 'SOU', 'ABE']],
    ['TYO', 'OSA', ['HND', 'NRT', 'ITM', 'KIX', 'UKB'], ['IBR', 'TKS', 'TAK', 'NGO']],
    ['LGW', 'BCN', ['STN', 'LCY'], ['BOH', 'GRO']],
    ['DXB', 'BOM', ['DXB', 'SHJ'], ['FJR', 'RKT']],
    ['SFO', 'LAX', ['SFO', 'OAK', 'SJC', 'BUR', 'LGB'], ['CCR', 'MRY']],
    ['MIA', 'NYC', ['MIA', 'FLL'], ['ABE', 'ACY', 'TEB']],
    ['AUH', 'LHR', ['LHR', 'LGW'], ['BOH', 'FAB']],
    ['CBG', 'AMS', ['LGW', 'LCY'], ['NWI', 'ANR']],
    ['SOU', 'AMS', ['SOU', 'LGW'], ['EXT', 'ANR']],
    ['PBI', 'NYC', ['PBI', 'FLL', 'MIA'], ['VRB']],
    ['GIG', 'EZE', ['GIG', 'EZE', 'AEP'], ['CFB', 'IZA']],
  ])(
    'from %s to %s count %j and none of %j: what people of the two cities use',
    (origin, destination, used, others) => {
      const ends = endsOf(origin, destination);
      expect(ends).toEqual(expect.arrayContaining(used));
      expect(ends.filter((code) => others.includes(code))).toEqual([]);
    },
  );

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

  it.each([
    ['an airport nobody knows', 'QQQ', 'BOS', 'UNKNOWN_AIRPORT'],
    ['a way nobody flies', 'ZRH', 'AAB', 'NO_KNOWN_SERVICE'],
    ['nowhere to go', 'ZRH', 'ZRH', 'SAME_AIRPORT'],
    ['nowhere to go in a city', 'NYC', 'NYC', 'SAME_AIRPORT'],
    ['from one airport of a city to another', 'JFK', 'LGA', 'NO_KNOWN_SERVICE'],
  ])('%s is a reason, not a figure', (_name, origin, destination, reason) => {
    expect(ask(origin, destination)).toMatchObject({ kind: 'unavailable', reason });
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
