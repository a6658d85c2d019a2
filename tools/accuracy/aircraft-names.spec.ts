import { describe, expect, it } from 'vitest';
import { loadTables } from '../reference-data/load-tables.ts';
import { isUnknownName, KNOWN_AIRCRAFT_CODES, namedAircraft } from './aircraft-names.ts';

const tables = loadTables();

describe('a published aircraft name', () => {
  it.each([
    ['Airbus A321', '321'],
    ['Airbus A321neo', '32Q'],
    ['Airbus A220-300 Passenger', '223'],
    ['Boeing 737MAX 8 Passenger', '7M8'],
    ['Airbus A320neo', '32N'],
    ['Boeing 737-700 (Scimitar Winglets) Pax', '7S7'],
    ['Embraer ERJ-145', 'ER4'],
    ['Canadair RJ 900', 'CR9'],
    ['  boeing  787-9 ', '789'],
  ])('%s is the type %s', (name, aircraftCode) => {
    expect(namedAircraft(name)).toEqual({ naming: 'exact', aircraftCode });
  });

  it.each([
    ['Boeing 777', '777'],
    ['Boeing 787', '787'],
    ['Airbus A330', '330'],
    ['Airbus A350', '350'],
    ['Boeing 767', '767'],
    ['Boeing 737', '737'],
    ['De Havilland-Bombardier Dash-8', 'DH8'],
  ])('%s is the family %s', (name, aircraftCode) => {
    expect(namedAircraft(name)).toEqual({ naming: 'family', aircraftCode });
    expect(tables.families.typesOf(aircraftCode)?.length).toBeGreaterThan(1);
  });

  it('is none when empty or not known, and only the latter is worth a line', () => {
    for (const name of ['', 'Zeppelin NT']) {
      expect(namedAircraft(name)).toEqual({ naming: 'none', aircraftCode: undefined });
    }
    expect(isUnknownName('')).toBe(false);
    expect(isUnknownName('Zeppelin NT')).toBe(true);
  });

  it('leads to a code of its own', () => {
    expect(new Set(KNOWN_AIRCRAFT_CODES).size).toBe(KNOWN_AIRCRAFT_CODES.length - 3); // A380, 717 and ERJ-145 have two names
    for (const code of KNOWN_AIRCRAFT_CODES) expect(code).toMatch(/^[A-Z0-9]{3}$/);
  });
});
