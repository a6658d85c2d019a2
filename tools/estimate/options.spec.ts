import { describe, expect, it } from 'vitest';
import { UsageError } from '../terminal/usage-error.ts';
import { readEstimateOptions } from './options.ts';

describe('readEstimateOptions', () => {
  it('takes codes in either case and drops a flight number’s leading zeros', () => {
    expect(readEstimateOptions(['flight', 'zrh', 'bos', 'lx', '0052', '2026-12-01', '--aircraft', 'a333'])).toEqual({
      kind: 'flight',
      query: {
        origin: 'ZRH',
        destination: 'BOS',
        carrierCode: 'LX',
        flightNumber: 52,
        departureDate: { year: 2026, month: 12, day: 1 },
        aircraftCode: 'A333',
      },
      isJson: false,
      tables: undefined,
    });
    expect(readEstimateOptions(['route', 'lon', 'nyc', '--json'])).toMatchObject({
      kind: 'route',
      query: { origin: 'LON', destination: 'NYC' },
      isJson: true,
    });
  });

  it.each([
    [[], 'Say flight or route.'],
    [['fly'], 'Say flight or route, not fly.'],
    [['flight', 'ZRH', 'BOS'], 'Too few words: flight <origin> <destination> <carrier> <number> <YYYY-MM-DD>.'],
    [['route', 'ZRH', 'BOS', 'JFK'], 'Too many words: route <origin> <destination>.'],
    [['flight', 'ZRH', 'BOS', 'LX', '52', '2026-02-30'], "'2026-02-30' is not a date YYYY-MM-DD."],
    [['flight', 'ZRH', 'BOS', 'LX', '52', '20261201'], "'20261201' is not a date YYYY-MM-DD."],
    [['flight', 'ZRH', 'BOS', 'LX', '5x', '2026-12-01'], "'5x' is not a flight number, digits only."],
    [['flight', 'ZRH', 'BOS', 'SWR', '52', '2026-12-01'], "'SWR' is not a carrier code of two characters."],
    [['route', 'ZURICH', 'BOS'], "'ZURICH' is not an airport or city code of three characters."],
    [['route', 'ZRH', 'BOS', '--aircraft', '333'], '--aircraft goes with a flight, not with a route.'],
    [['route', 'ZRH', 'BOS', '--nope'], "Unknown option '--nope'."],
    [['route', 'ZRH', 'BOS', '--tables'], "Option '--tables <value>' argument missing."],
  ])('refuses %j: %s', (args, message) => {
    expect(() => readEstimateOptions(args)).toThrow(new UsageError(message));
  });
});
