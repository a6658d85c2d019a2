import { describe, expect, it } from 'vitest';
import { furtherAirports, parseCalculatorQuery, withItinerary } from './calculator-address.ts';

const TODAY = { year: 2026, month: 11, day: 21 };

describe('parseCalculatorQuery', () => {
  // spec: 2.88
  it('reads the flights, joined by commas or slashes', () => {
    expect(
      parseCalculatorQuery('?itinerary=ZRH-SFO-LX-38-20270618/SFO-ZRH-LX-39-20270701', TODAY).entries,
    ).toHaveLength(2);
    expect(
      parseCalculatorQuery('?itinerary=ZRH-SFO-LX-38-20270618%2CSFO-ZRH-LX-39-20270701', TODAY).entries,
    ).toHaveLength(2);
  });

  it('reads a missing part as empty', () => {
    expect(parseCalculatorQuery('?itinerary=zrh-sfo', TODAY).entries).toEqual([
      { origin: 'ZRH', destination: 'SFO', operatingCarrierCode: '', flightNumber: '', departureDate: '' },
    ]);
  });

  it('reads an itinerary that cannot be decoded as none', () => {
    expect(parseCalculatorQuery('?itinerary=%E0%A4%A', TODAY).entries).toEqual([]);
    expect(parseCalculatorQuery('?itinerary=ZRH-BOS-LX-52-20270228,ZRH-%FF', TODAY).entries).toEqual([]);
  });

  // spec: 3.3
  it.each([
    ['20270231', '20261121'],
    ['20271301', '20261121'],
    ['00000000', '20261121'],
    ['20270228', '20270228'],
    ['20200101', '20200101'],
    ['21.12.2026', '20261221'],
    ['21%20Dec%202026', '20261221'],
    ['', ''],
    ['2027', '2027'],
  ])('reads the date "%s" as "%s"', (written, read) => {
    const { entries } = parseCalculatorQuery(`?itinerary=ZRH-BOS-LX-52-${written}`, TODAY);
    expect(entries[0]?.departureDate).toBe(read);
  });

  it('sees the version whatever its value', () => {
    expect(parseCalculatorQuery('?v', TODAY).hasVersion).toBe(true);
    expect(parseCalculatorQuery('?v=2.0.0', TODAY).hasVersion).toBe(true);
    expect(parseCalculatorQuery('', TODAY).hasVersion).toBe(false);
  });
});

describe('furtherAirports', () => {
  it.each([
    ['ZRH-BOS', []],
    ['ZRH-BOS-LX-52-20261221', []],
    ['ZRH-BOS-JFK', ['JFK']],
    ['ZRH-BOS-JFK-lax', ['JFK', 'LAX']],
    ['ZRH-BOS-JFK-LAX-SFO-ORD', ['JFK', 'LAX', 'SFO', 'ORD']],
    ['ZRH-BOS-SWR-52-20261221', ['SWR']],
  ])('of %s are %o', (itinerary, airports) => {
    const [entry] = parseCalculatorQuery(`?itinerary=${itinerary}`, TODAY).entries;
    expect(entry && furtherAirports(entry)).toEqual(airports);
  });
});

describe('withItinerary', () => {
  it.each([
    ['', 'ZRH-SFO', '?itinerary=ZRH-SFO'],
    ['?v=1&itinerary=A-B', 'ZRH-SFO', '?v=1&itinerary=ZRH-SFO'],
    ['?utm=x', 'A-B-C-1-2,D-E-F-2-3', '?utm=x&itinerary=A-B-C-1-2,D-E-F-2-3'],
  ])('%s with %s is %s', (search, itinerary, expected) => {
    expect(withItinerary(search, itinerary)).toBe(expected);
  });
});
