import type { NotForPassengers, Unavailable, UnavailableReason } from '@tim/estimator';
import { describe, expect, it } from 'vitest';
import { en } from './english.ts';

const of = (reason: UnavailableReason, changes: Partial<NotForPassengers> = {}): Unavailable => ({
  kind: 'unavailable',
  reason,
  field: 'flightNumber',
  value: '4123',
  notForPassengers: {
    of: 'carrier',
    holderName: 'Example Air',
    holderCode: 'XX',
    since: '',
    successors: [],
    ...changes,
  },
});
const YY = { code: 'YY', name: 'Other Air' };
const TXL = { code: 'TXL', name: 'Tegel' };
const BER = { code: 'BER', name: 'Brandenburg' };

describe('why nobody can take a flight', () => {
  it.each([
    [of('CARRIES_FREIGHT'), 'Example Air carries freight, no passengers.'],
    [
      of('CARRIES_FREIGHT', { of: 'number' }),
      'The number 4123 of Example Air is one of flights without passengers: of freighters, or of aircraft that are only moved.',
    ],
    [of('CARRIES_FREIGHT', { of: 'route' }), 'All known flights of Example Air on this route are without passengers.'],
    [
      of('NO_LONGER_FLIES', { since: '2015-10-17', successors: [YY] }),
      'Example Air has had no flights under this code since October 2015. They went to Other Air (YY).',
    ],
    [of('NO_LONGER_FLIES', { since: '2018' }), 'Example Air has had no flights under this code since 2018.'],
    [
      of('NO_LONGER_FLIES', { of: 'route', successors: [YY, { code: 'ZZ', name: 'ZZ' }] }),
      'Example Air has not flown this route. Its flights there went to Other Air (YY) and ZZ.',
    ],
    [
      of('ROUTE_CLOSED', { of: 'route', since: '2022-03' }),
      'This route has been closed to Example Air since March 2022.',
    ],
    [
      of('ROUTE_CLOSED', { of: 'route', since: '2022-11-04', closedAirport: TXL }),
      'Tegel (TXL) has been closed to passengers since November 2022.',
    ],
    [
      of('AIRPORT_MOVED', { of: 'route', since: '2020-11-08', closedAirport: TXL, successors: [BER] }),
      'Tegel (TXL) has been closed to passengers since November 2020. Its flights moved to Brandenburg (BER).',
    ],
    [
      of('SOLD_UNDER_ANOTHER_CODE', { of: 'number' }),
      'Example Air does not fly the number 4123: it sells another airline’s flight under it. Ask for that airline’s own number.',
    ],
    [
      of('SOLD_UNDER_ANOTHER_CODE', { of: 'route' }),
      'All known flights of Example Air on this route are other airlines’. Ask for the number of the airline that flies.',
    ],
    [{ kind: 'unavailable', reason: 'SAME_AIRPORT', field: 'destination', value: 'ZRH' }, ''],
  ] as const)('%j', (unavailable, words) => {
    expect(en.notForPassengers(unavailable)).toBe(words);
  });

  it('is not said of what only a newer engine knows', () => {
    const fleet = { of: 'fleet' as NotForPassengers['of'] };
    expect(en.notForPassengers(of('NO_LONGER_FLIES', fleet))).toBe('');
    expect(en.notForPassengers(of('CARRIES_FREIGHT', fleet))).toBe('');
    expect(en.notForPassengers(of('SOLD_UNDER_ANOTHER_CODE', fleet))).toBe('');
  });
});

describe('a closed airport of a route that has a figure all the same', () => {
  it.each([
    [
      { since: '2020-11-08', successors: [BER] },
      'Tegel (TXL) has been closed to passengers since November 2020. Its flights moved to Brandenburg (BER). The figure is of other airports of its city, or nearby.',
    ],
    [
      { since: '', successors: [] },
      'Tegel (TXL) has been closed to passengers. The figure is of other airports of its city, or nearby.',
    ],
  ])('%j', (closure, words) => {
    expect(en.closedAirport({ airport: TXL, ...closure })).toBe(words);
  });
});

describe('what the list has of a number', () => {
  const KNOWN = { entriesKnownFrom: '2022-09', isCarrierInDoubt: false };

  it.each([
    [{ ...KNOWN, lastEntered: '2026-05' }, 'Its entry in our list of flights was last updated in May 2026.'],
    [{ ...KNOWN, lastEntered: '' }, 'Its entry in our list of flights was last updated before September 2022.'],
    [KNOWN, 'Not in our list of flights on this route.'],
    [
      { ...KNOWN, isCarrierInDoubt: true },
      'Not in our list of flights on this route. Whether its airline carries passengers today is not known.',
    ],
    [
      { ...KNOWN, otherRoutes: [{ origin: 'JFK', destination: 'LHR' }] },
      'Not in our list of flights on this route. It is listed JFK to LHR.',
    ],
    [
      { ...KNOWN, otherRoutes: ['A', 'B', 'C', 'D', 'E', 'F'].map((origin) => ({ origin, destination: 'X' })) },
      'Not in our list of flights on this route. It is listed A to X, B to X, C to X, D to X and on 2 more.',
    ],
    [{ entriesKnownFrom: '', isCarrierInDoubt: false }, ''],
  ])('%j: %s', (numberListing, words) => {
    expect(en.numberListing({ numberListing })).toBe(words);
  });

  it('calls places by their names, with their codes, where it is told them', () => {
    const numberListing = { ...KNOWN, otherRoutes: [{ origin: 'BER', destination: 'SAW' }] };
    const cities: Readonly<Record<string, string>> = { BER: 'Berlin' };
    expect(en.numberListing({ numberListing }, (code) => cities[code])).toContain('It is listed Berlin (BER) to SAW.');
  });
});
