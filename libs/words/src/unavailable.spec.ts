import { describe, expect, it } from 'vitest';
import { en } from './english.ts';

describe('why there is no estimate', () => {
  it('says what would have worked', () => {
    expect(
      en.unavailable({
        kind: 'unavailable',
        reason: 'DATE_OUT_OF_WINDOW',
        field: 'departureDate',
        value: '20200101',
        window: { earliest: { year: 2026, month: 1, day: 2 }, latest: { year: 2027, month: 1, day: 3 } },
      }),
    ).toBe('There is no estimate for 2020-01-01. Days with an estimate: 2026-01-02 to 2027-01-03.');
    expect(
      en.unavailable({
        kind: 'unavailable',
        reason: 'NO_KNOWN_SERVICE',
        field: 'destination',
        value: 'AAC',
        markets: [{ origin: 'ZRH', destination: 'BOS' }],
      }),
    ).toBe('No carrier is known to fly this route. The number is known on ZRH-BOS.');
    expect(
      en.unavailable({
        kind: 'unavailable',
        reason: 'CITY_CODE',
        field: 'origin',
        value: 'NYC',
        airportCodes: ['JFK', 'EWR'],
      }),
    ).toBe('NYC is a city’s code: name one of its airports. Airports: JFK, EWR.');
  });

  it('says which tables are missing', () => {
    const missing = { kind: 'unavailable', reason: 'NETWORK_NOT_LOADED', field: 'origin', value: 'ZRH' } as const;
    expect(en.unavailable(missing)).toBe(
      'Only the core tables are loaded: name the aircraft, or load the tables of the network too.',
    );
  });
});
