import { describe, expect, it } from 'vitest';
import type { TypeName } from '../data/source-facts.ts';
import { listAircraft, type AppendixRow } from './aircraft.ts';

const appendix: readonly AppendixRow[] = [
  { iata: '321', mappedType: 'A321', name: 'Airbus A321', status: 'Direct match in EEA', body: 'narrow' },
  {
    iata: '32B',
    mappedType: 'A321',
    name: 'Airbus A321 (Sharklets)',
    status: 'Supported via winglet/sharklet correction factor',
    body: 'narrow',
  },
  {
    iata: '31N',
    mappedType: 'A321',
    name: 'Airbus A319neo',
    status: 'Mapped to least efficient in family',
    body: 'narrow',
  },
  { iata: 'AT7', mappedType: 'AT72', name: 'ATR 72', status: 'Direct match in EEA', body: 'narrow' },
  { iata: 'DHP', mappedType: 'DHC2', name: 'DHC2 Beaver', status: 'Direct match in EEA', body: 'narrow' },
];
const named = (icao: string, iata: string, name: string, knownTo: TypeName['knownTo']): TypeName => ({
  icao,
  iata,
  name,
  body: 'narrow',
  knownTo,
});
const types = [
  named('AT76', '', 'ATR 72-600', 'appendix'),
  named('MD11', 'M11', 'McDonnell Douglas MD-11', 'guidebook'),
  named('C919', '919', 'Comac C919', 'neither'),
];
const editions = { appendix: 'Appendix', guidebook: 'Guidebook' };
const rows = listAircraft(appendix, types, new Set(['A321', 'AT72', 'AT76', 'A19N', 'MD11']), editions);
const find = (code: string) => rows.find((row) => row.code === code);

describe('listAircraft', () => {
  it.each([
    ['321', 'A321', 'AIRCRAFT_MAPPING_EXACT', 1],
    ['A321', 'A321', 'AIRCRAFT_MAPPING_EXACT', 1],
    ['32B', 'A321', 'AIRCRAFT_MAPPING_FALLBACK_WITH_CORRECTION_FACTOR', 0.97],
    ['31N', 'A321', 'AIRCRAFT_MAPPING_FALLBACK', 1],
    ['A19N', 'A321', 'AIRCRAFT_MAPPING_FALLBACK', 1],
    ['AT7', 'AT72', 'AIRCRAFT_MAPPING_EXACT', 1],
    ['AT76', 'AT72', 'AIRCRAFT_MAPPING_FALLBACK', 1],
    ['MD11', 'MD11', 'AIRCRAFT_MAPPING_EXACT', 1],
    ['DHP', '', 'NONE', 1],
    ['C919', '', 'NONE', 1],
  ])('leads %s to the table %s by %s', (code, fuelTableType, strategy, factor) => {
    expect(find(code)).toMatchObject({ fuelTableType, strategy, factor });
  });

  it('goes through Appendix A even where the guidebook has the type itself', () => {
    expect(find('A19N')).toMatchObject({ iata: '31N', name: 'Airbus A319neo', edition: 'Guidebook, Appendix' });
  });

  it('lists each code once, sorted', () => {
    const codes = rows.map(({ code }) => code);
    expect(codes).toEqual([...new Set(codes)].sort());
  });

  it('refuses a fuel table whose type nobody has named', () => {
    expect(() => listAircraft(appendix, types, new Set(['A321', 'XX99']), editions)).toThrow('without a name: XX99');
  });
});
