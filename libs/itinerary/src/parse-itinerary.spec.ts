import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatItinerary, formatMarketItinerary } from './format-itinerary.ts';
import type { ItineraryEntry } from './itinerary-entry.ts';
import { parseItinerary } from './parse-itinerary.ts';

const LX52: ItineraryEntry = {
  origin: 'ZRH',
  destination: 'BOS',
  operatingCarrierCode: 'LX',
  flightNumber: '52',
  departureDate: '20261224',
};
const EMPTY: ItineraryEntry = {
  origin: '',
  destination: '',
  operatingCarrierCode: '',
  flightNumber: '',
  departureDate: '',
};

const airportCode = fc.stringMatching(/^[A-Z]{3}$/);
const validEntry: fc.Arbitrary<ItineraryEntry> = fc.record(
  {
    origin: airportCode,
    destination: airportCode,
    operatingCarrierCode: fc.stringMatching(/^[A-Z0-9]{2}$/),
    flightNumber: fc.integer({ min: 1, max: 9999 }).map(String),
    departureDate: fc.stringMatching(/^20[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|1[0-9]|2[0-8])$/),
  },
  { noNullPrototype: true },
);

describe('parseItinerary', () => {
  // spec: 2.89
  it('reads a flight', () => {
    expect(parseItinerary('ZRH-BOS-LX-52-20261224')).toStrictEqual([LX52]);
  });

  it.each([[','], ['/']])('separates flights at %s', (separator) => {
    expect(parseItinerary(`ZRH-BOS-LX-52-20261224${separator}ZRH-BOS-LX-52-20261224`)).toStrictEqual([LX52, LX52]);
  });

  // spec: 2.90
  it('reads a missing part as an empty string', () => {
    expect(parseItinerary('ZRH-BOS')).toStrictEqual([{ ...EMPTY, origin: 'ZRH', destination: 'BOS' }]);
    expect(parseItinerary('ZRH--LX')).toStrictEqual([{ ...EMPTY, origin: 'ZRH', operatingCarrierCode: 'LX' }]);
  });

  it.each([[''], [' '], [','], ['//,']])('reads no flight from %o', (value) => {
    expect(parseItinerary(value)).toStrictEqual([]);
  });

  it('ignores a separator too many', () => {
    expect(parseItinerary(',ZRH-BOS-LX-52-20261224/')).toStrictEqual([LX52]);
  });

  it('upper-cases codes and strips leading zeros of the flight number and blanks', () => {
    expect(parseItinerary('zrh-Bos-lx-0052- 20261224 ')).toStrictEqual([LX52]);
  });

  it('keeps one zero of a flight number of zeros, and text that is no number', () => {
    expect(parseItinerary('ZRH-BOS-LX-000-').map((entry) => entry.flightNumber)).toStrictEqual(['0']);
    expect(parseItinerary('ZRH-BOS-LX-0A-').map((entry) => entry.flightNumber)).toStrictEqual(['0A']);
  });

  // spec: 2.91
  it('understands a date written with hyphens', () => {
    expect(parseItinerary('ZRH-BOS-LX-52-2026-12-24')).toStrictEqual([LX52]);
  });

  it('makes no valid code of a letter that grows when upper-cased', () => {
    expect(parseItinerary('aß-BOS').map((entry) => entry.origin)).toStrictEqual(['Aß']);
  });

  it('never throws, and gives five strings an entry, whatever the address holds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (value) => {
        for (const entry of parseItinerary(value)) {
          expect(Object.values(entry).map((part) => typeof part)).toStrictEqual(Array(5).fill('string'));
        }
      }),
    );
  });
});

describe('formatItinerary', () => {
  // spec: 2.87
  it('joins flights with commas', () => {
    expect(formatItinerary([LX52, LX52])).toBe('ZRH-BOS-LX-52-20261224,ZRH-BOS-LX-52-20261224');
  });

  it('writes one spelling of a flight typed in another', () => {
    expect(formatItinerary([{ ...LX52, origin: ' zrh', flightNumber: '0052' }])).toBe('ZRH-BOS-LX-52-20261224');
  });

  it('is undone by parsing, for valid flights', () => {
    fc.assert(
      fc.property(fc.array(validEntry, { maxLength: 8 }), (entries) => {
        expect(parseItinerary(formatItinerary(entries))).toStrictEqual(entries);
      }),
    );
  });

  it('settles after one reading: what was read from any address is written and read back the same', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9 ,/-]{0,60}$/), (value) => {
        const entries = parseItinerary(value);
        expect(parseItinerary(formatItinerary(entries))).toStrictEqual(entries);
      }),
    );
  });
});

describe('formatMarketItinerary', () => {
  // spec: 2.92
  it('writes origin and destination', () => {
    expect(formatMarketItinerary({ origin: 'zrh', destination: 'BOS' })).toBe('ZRH-BOS');
  });

  it('is undone by parsing', () => {
    fc.assert(
      fc.property(airportCode, airportCode, (origin, destination) => {
        expect(parseItinerary(formatMarketItinerary({ origin, destination }))).toStrictEqual([
          { ...EMPTY, origin, destination },
        ]);
      }),
    );
  });
});
