import { UsageError } from '@tim/terminal';
import { describe, expect, it } from 'vitest';
import { readArguments } from './read-arguments.ts';
import { readFlight, readRoute } from './read-query.ts';

const given = (...args: readonly string[]) => readArguments(args, 'tables');

describe('readFlight and readRoute', () => {
  it('take codes in either case and drop a flight number’s leading zeros', () => {
    expect(readFlight(given('zrh', 'bos', 'lx', '0052', '2026-12-01', '--aircraft', 'a333'))).toEqual({
      origin: 'ZRH',
      destination: 'BOS',
      carrierCode: 'LX',
      flightNumber: 52,
      departureDate: { year: 2026, month: 12, day: 1 },
      aircraftCode: 'A333',
    });
    expect(readRoute(given('lon', 'nyc', '--json'))).toEqual({ origin: 'LON', destination: 'NYC' });
  });

  it.each([
    [['ZRH', 'BOS'], 'Too few words: <origin> <destination> <carrier> <number> <YYYY-MM-DD>.'],
    [['ZRH', 'BOS', 'LX', '52', '2026-02-30'], "'2026-02-30' is not a date YYYY-MM-DD."],
    [['ZRH', 'BOS', 'LX', '52', '20261201'], "'20261201' is not a date YYYY-MM-DD."],
    [['ZRH', 'BOS', 'LX', '5x', '2026-12-01'], "'5x' is not a flight number, digits only."],
    [['ZRH', 'BOS', 'SWR', '52', '2026-12-01'], "'SWR' is not a carrier code of two characters."],
  ])('refuse the flight %j: %s', (args, message) => {
    expect(() => readFlight(given(...args))).toThrow(new UsageError(message));
  });

  it.each([
    [['ZRH', 'BOS', 'JFK'], 'Too many words: <origin> <destination>.'],
    [['ZURICH', 'BOS'], "'ZURICH' is not an airport or city code of three characters."],
    [['ZRH', 'BOS', '--aircraft', '333'], '--aircraft goes with a flight, not with a route.'],
    [['ZRH', 'BOS', '--nope'], "Unknown option '--nope'."],
    [['ZRH', 'BOS', '--tables'], "Option '--tables <value>' argument missing."],
  ])('refuse the route %j: %s', (args, message) => {
    expect(() => readRoute(given(...args))).toThrow(new UsageError(message));
  });
});
