import { describe, expect, it } from 'vitest';
import { APPENDIX_A } from './appendix-a.fixture.ts';
import { tables } from './committed-tables.fixture.ts';

const FUEL_KINDS = {
  EXACT: 'own-fuel-table',
  CORRECTED: 'winglet-corrected-fuel-table',
  FALLBACK: 'similar-fuel-table',
} as const;
const KINDS = ['EXACT', 'CORRECTED', 'FALLBACK'] as const;
const WITHOUT_TABLE = 'DHP';

const appendix = KINDS.flatMap((kind) =>
  APPENDIX_A[kind]
    .trim()
    .split(/\s+/)
    .map((entry) => ({ code: entry.slice(0, 3), fuelTableType: entry.slice(4), kind: FUEL_KINDS[kind] })),
);
const covered = appendix.filter(({ code }) => code !== WITHOUT_TABLE);
const find = (code: string) => tables.aircraft.find(code);

describe('aircraft by IATA code', () => {
  it('follows each of the 163 codes of Appendix A literally', () => {
    expect(appendix).toHaveLength(163);
    const found = covered.map(({ code }) => {
      const aircraft = find(code);
      return { code, fuelTableType: aircraft?.value.fuelTableType, kind: aircraft?.basis.kind };
    });
    expect(found).toEqual(covered);
    expect(appendix.filter(({ code }) => find(code)?.value.iataAircraftCode !== code)).toEqual([]);
  });

  it('names a fuel table that exists for every code but the Beaver', () => {
    expect(covered.filter(({ fuelTableType }) => tables.fuelBurn.find(fuelTableType) === undefined)).toEqual([]);
    expect(find(WITHOUT_TABLE)).toMatchObject({
      basis: { kind: 'no-fuel-table' },
      value: { icaoAircraftType: 'DHC2' },
    });
    expect(find(WITHOUT_TABLE)?.value.fuelTableType).toBeUndefined();
    expect(find(WITHOUT_TABLE)?.value.fuelFactor).toBeUndefined();
  });

  it('takes 3 % off winglet and sharklet variants and nothing off the others', () => {
    const factors = new Map(covered.map(({ code, kind }) => [code, kind === FUEL_KINDS.CORRECTED ? 0.97 : 1]));
    expect(new Map(covered.map(({ code }) => [code, find(code)?.value.fuelFactor]))).toEqual(factors);
  });

  it.each([
    ['31N', 'A19N', 'A321'],
    ['338', 'A338', 'A332'],
    ['77L', 'B77L', 'B772'],
    ['CRK', 'CRJX', 'CRJ9'],
    ['74H', 'B748', 'B744'],
  ])('knows %s as %s, which uses the table of %s', (code, icaoAircraftType, fuelTableType) => {
    expect(find(code)?.value).toMatchObject({ icaoAircraftType, fuelTableType });
    expect(find(icaoAircraftType)?.value).toMatchObject({ icaoAircraftType, fuelTableType });
  });

  it('gives an umbrella code the type it is mapped to', () => {
    expect(['330', '777', '737'].map((code) => find(code)?.value.icaoAircraftType)).toEqual(['A332', 'B773', 'B734']);
  });
});

describe('aircraft by ICAO type', () => {
  it('gives a type Appendix A does not know its own table and says so', () => {
    expect(find('MD11')).toEqual({
      value: {
        icaoAircraftType: 'MD11',
        iataAircraftCode: 'M11',
        name: 'McDonnell Douglas MD-11',
        body: 'wide',
        fuelTableType: 'MD11',
        fuelFactor: 1,
      },
      basis: { kind: 'own-fuel-table' },
      source: 'EEA',
      sourceVersion: 'EMEP/EEA 2023 MEC v1.5, own table of MD11',
      dataCategory: 'MODELED',
    });
  });

  it('does not take a family name for a code', () => {
    expect(['A320neo', 'Boeing 787', 'A320 family', '', 'ZZZZ'].map(find)).toEqual(Array(5).fill(undefined));
  });

  it('has wide bodies where there are two aisles', () => {
    const bodies = ['A306', 'A310', 'B763', 'B748', 'MD11', 'B752', 'A21N'].map((type) => find(type)?.value.body);
    expect(bodies).toEqual(['wide', 'wide', 'wide', 'wide', 'wide', 'narrow', 'narrow']);
  });
});
