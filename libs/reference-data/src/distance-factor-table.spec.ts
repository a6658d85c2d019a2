import type { DistanceFactorBasis } from './basis.ts';
import { describe, expect, it } from 'vitest';
import { airport, tables } from './committed-tables.fixture.ts';

const factor = (origin: string, destination: string) =>
  tables.distanceFactors.find(airport(origin), airport(destination));

describe('distance factors', () => {
  it('are those of the airport pair, each direction its own', () => {
    expect(factor('ZRH', 'BOS')).toEqual({
      value: 1.0242,
      basis: { kind: 'airport-pair' },
      source: 'ICL',
      sourceVersion: 'GAIA 2019-2021 (Zenodo 8369564)',
      dataCategory: 'MODELED',
    });
    expect(factor('BOS', 'ZRH').value).toBe(1.0182);
  });

  it('reproduce the worked example’s factor for ZRH-SFO', () => {
    expect(factor('ZRH', 'SFO').value).toBe(1.0273);
  });

  it('are those of the countries when the airports have none of their own', () => {
    expect(factor('LUG', 'BOS')).toMatchObject({ basis: { kind: 'country-pair' }, dataCategory: 'MODELED' });
    expect(factor('LUG', 'BOS')).toEqual(factor('BRN', 'SFO'));
  });

  it('are 1.052 when neither pair is known', () => {
    expect(factor('ZRH', 'KTM')).toMatchObject({
      value: 1.052,
      basis: { kind: 'all-flights-mean' },
      dataCategory: 'DEFAULT',
    });
  });

  it('never shorten a flight and never treble it, on any known route', () => {
    const values = [...tables.flights.carrierRoutes()].map(
      ({ originIndex, destinationIndex }) =>
        tables.distanceFactors.find(tables.airports.at(originIndex), tables.airports.at(destinationIndex)).value,
    );
    expect(Math.min(...new Set(values))).toBeGreaterThanOrEqual(1);
    expect(Math.max(...new Set(values))).toBeLessThan(2);
  });

  it('cover more than half of the known routes by airport pair and nearly all others by country', () => {
    const kinds = Map.groupBy(tables.flights.carrierRoutes(), ({ originIndex, destinationIndex }) => {
      const pair = [tables.airports.at(originIndex), tables.airports.at(destinationIndex)] as const;
      return tables.distanceFactors.find(...pair).basis.kind;
    });
    const routes = [...tables.flights.carrierRoutes()].length;
    const share = (kind: DistanceFactorBasis['kind']) => (kinds.get(kind)?.length ?? 0) / routes;
    expect(share('airport-pair')).toBeGreaterThan(0.5);
    expect(share('all-flights-mean')).toBeLessThan(0.08);
  });
});
