import { describe, expect, it } from 'vitest';
import { flightLogOf } from './flight-logs.ts';
import { readLog } from './questions.fixture.ts';

describe('a flight log', () => {
  it.each([
    [
      'openflights.csv',
      'openflights',
      ['ZRH BOS LX 52 2019-5-4 business', 'BOS ZRH LX 53 2019-5-11 premiumEconomy', 'LHR JFK BA 117 2012 economy'],
    ],
    ['flighty.csv', 'flighty', ['ZRH BOS LX 52 2025-3-14 business', 'cancelled']],
    ['jetlog.csv', 'jetlog', ['ZRH BOS LX 52 2025-3-14 premiumEconomy', 'BOS ZRH LX 53 2025-3-21 business']],
    [
      'flightradar24.csv',
      'flightradar24',
      ['ZRH BOS LX 52 2025-3-14 business', 'BOS ZRH LX 53 2025-3-21 economy', 'LHR JFK BA 117 2025-4-2 premiumEconomy'],
    ],
    ['airtrail.json', 'airtrail', ['ZRH BOS LX 52 2025-3-14 premiumEconomy', 'BOS ZRH LX 53 2025-3-21 business']],
    [
      'app-in-the-air.txt',
      'app-in-the-air',
      ['ZRH BOS LX 52 2023-3-14 business', 'BOS ZRH LX 53 2023-3-21 premiumEconomy', 'hotel', 'cancelled'],
    ],
    [
      'byair.csv',
      'byair',
      [
        'ZRH BOS LX 52 2025-3-14 business',
        'BOS ZRH LX 53 2025-3-21 premiumEconomy',
        'LHR JFK BA 117 2025-5-2 first',
        'private',
        'cancelled',
      ],
    ],
    [
      'jetlovers.csv',
      'jetlovers',
      [
        'ZRH BOS LX 52 2025-3-14 business',
        'BOS ZRH LX 53 2025-3-21 economy',
        'LHR JFK BA 117 2025-5-2 premiumEconomy',
        'private',
      ],
    ],
    [
      'miles-and-more.json',
      'miles-and-more',
      ['ZRH BOS LX 52 2025-3-14 business', 'BOS ZRH LX 53 2025-3-21 premiumEconomy', 'FRA MUC LH 98 2025-5-2 economy'],
    ],
    ['opensky.csv', 'opensky', ['ZRH BOS LX 52 2025-3-14 economy', 'ZRH LHR LX  2025-3-14 economy', 'private']],
  ])('as in %s is known as %s, and has its flights', (name, log, questions) => {
    expect(readLog(name)).toEqual({ log, questions });
  });

  it('is none by names that any list may have', () => {
    expect(flightLogOf(['From', 'To', 'Date', 'Class'])).toBeUndefined();
  });
});
