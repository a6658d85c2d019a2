import { describe, expect, it } from 'vitest';
import { aircraftNamed } from './aircraft-names.ts';
import { tables } from '../real-tables.fixture.ts';

const namedAircraft = aircraftNamed(tables.families.names);

describe('an aircraft name', () => {
  it.each([
    // As Google Flights publishes them.
    ['Airbus A321', '321'],
    ['Airbus A321neo', '32Q'],
    ['Airbus A220-300 Passenger', '223'],
    ['Airbus A330-900neo', '339'],
    ['Boeing 737MAX 8 Passenger', '7M8'],
    ['Boeing 737-700 (Scimitar Winglets) Pax', '7S7'],
    ['Embraer ERJ-145', 'ER4'],
    ['Embraer RJ 145', 'ER4'],
    ['Canadair RJ 900', 'CR9'],
    ['  boeing  787-9 ', '789'],
    // As lists have them.
    ['A350-1000', '351'],
    ['777-300ER', '77W'],
    ['B787-10', '781'],
    ['Boeing 737-8 MAX', '7M8'],
    ['CRJ-900', 'CR9'],
    ['ATR 72-600', 'AT76'],
    ['Embraer E195-E2', '295'],
    ['DHC-8-400', 'DH4'],
    ['Airbus A380-841', '388'],
    ['Airbus A319-112', '319'],
    ['A320-251N', '32N'],
    ['A350-941', '359'],
  ])('%s is the type %s', (name, aircraftCode) => {
    expect(namedAircraft(name)).toEqual({ naming: 'exact', aircraftCode });
  });

  it.each([
    ['Boeing 777', '777'],
    ['Boeing 777-3DEER', '777'],
    ['Airbus A330', '330'],
    ['Boeing 737', '737'],
    ['De Havilland-Bombardier Dash-8', 'DH8'],
  ])('%s is the family %s', (name, aircraftCode) => {
    expect(namedAircraft(name)).toEqual({ naming: 'family', aircraftCode });
    expect(tables.families.typesOf(aircraftCode)?.length).toBeGreaterThan(1);
  });

  it.each(['', 'n/a', 'unknown', 'Zeppelin NT', 'A32'])('%j is none', (name) => {
    expect(namedAircraft(name)).toBeUndefined();
  });
});
