import { describe, expect, it } from 'vitest';
import { closedAirportsOf, isInDoubt, judgeOf } from './without-passengers.ts';
import type { ClosedRoute, CodeHolder, JudgedFlight, NumberBlock } from './without-passengers.ts';

const HOLDER: CodeHolder = {
  carrierCode: 'XX',
  name: 'Example Air',
  countryCode: 'CH',
  kind: 'passenger',
  status: 'operating',
  since: '',
  successor: '',
};
const FLIGHT: JudgedFlight = {
  carrierCode: 'XX',
  holder: HOLDER,
  flightNumber: 52,
  origin: { iataAirportCode: 'ZRH', countryCode: 'CH' },
  destination: { iataAirportCode: 'BOS', countryCode: 'US' },
  lastEntered: '',
};
const CLOSED: ClosedRoute = {
  fromAreas: ['US'],
  toAreas: ['*'],
  carriers: [],
  carrierCountries: ['CH'],
  since: '2022-03-03',
  successors: [],
  exceptAreas: [],
  exceptFrom: 0,
  exceptTo: 0,
};
const BLOCK: NumberBlock = { carrierCode: 'XX', from: 50, to: 59, kind: 'cargo' };

const judge = (flight: Partial<JudgedFlight>, blocks: NumberBlock[] = [], closedRoutes: ClosedRoute[] = []) =>
  judgeOf({ blocks, closedRoutes })({ ...FLIGHT, ...flight });
const ofHolder = (changes: Partial<CodeHolder>, flight: Partial<JudgedFlight> = {}) =>
  judge({ holder: { ...HOLDER, ...changes }, ...flight })?.reason;
const onRoute = (changes: Partial<ClosedRoute>, flight: Partial<JudgedFlight> = {}) =>
  judge(flight, [], [{ ...CLOSED, ...changes }]);

describe('a carrier', () => {
  it('that flies, or of which nothing is known, takes passengers', () => {
    expect([judge({}), judge({ holder: undefined })]).toEqual([undefined, undefined]);
    expect(ofHolder({ kind: 'unknown', status: 'unknown' })).toBeUndefined();
    expect([HOLDER, { ...HOLDER, status: 'unknown' as const }, undefined].map(isInDoubt)).toEqual([false, true, false]);
  });

  it.each([
    [{ kind: 'cargo' }, 'CARRIES_FREIGHT'],
    [{ status: 'ceased', since: '2015' }, 'NO_LONGER_FLIES'],
    [{ status: 'suspended' }, 'NO_LONGER_FLIES'],
    [{ status: 'renamed', successor: 'YY' }, 'NO_LONGER_FLIES'],
    [{ status: 'renamed', successor: 'XX' }, undefined],
    [{ kind: 'mixed' }, undefined],
    [{ successor: 'YY' }, undefined],
  ] as const)('with %j: %s', (changes, reason) => {
    expect(ofHolder(changes)).toBe(reason);
  });

  it('is not believed to have ended where somebody entered the flight later', () => {
    const ended = { status: 'ceased', since: '2023-05-10' } as const;
    expect(ofHolder(ended, { lastEntered: '2023-05' })).toBe('NO_LONGER_FLIES');
    expect(ofHolder(ended, { lastEntered: '2023-06' })).toBeUndefined();
    expect(ofHolder({ ...ended, since: '2023' }, { lastEntered: '2023-06' })).toBe('NO_LONGER_FLIES');
    expect(ofHolder({ kind: 'cargo' }, { lastEntered: '2026-06' })).toBe('CARRIES_FREIGHT');
  });
});

describe('a block of numbers', () => {
  it('holds from its first number to its last, of its carrier alone', () => {
    const reasons = [49, 50, 59, 60].map((flightNumber) => judge({ flightNumber }, [BLOCK])?.reason);
    expect(reasons).toEqual([undefined, 'CARRIES_FREIGHT', 'CARRIES_FREIGHT', undefined]);
    expect(judge({ carrierCode: 'YY' }, [BLOCK])).toBeUndefined();
  });

  it('of another carrier’s flights is told by its kind, unless somebody saw the carrier fly one', () => {
    const codeshares = [{ ...BLOCK, kind: 'codeshare-only' as const }];
    expect(judge({}, codeshares)).toMatchObject({ reason: 'SOLD_UNDER_ANOTHER_CODE', of: 'number' });
    expect(judge({ lastEntered: '2024-01' }, codeshares)).toBeUndefined();
  });
});

describe('a closed route', () => {
  it('is closed both ways, to carriers of the countries named', () => {
    expect(onRoute({})).toMatchObject({ reason: 'ROUTE_CLOSED', of: 'route', since: '2022-03-03' });
    expect(onRoute({}, { origin: FLIGHT.destination, destination: FLIGHT.origin })).toBeDefined();
    expect(onRoute({ carrierCountries: ['RU'] })).toBeUndefined();
    expect(onRoute({ fromAreas: ['GB'] })).toBeUndefined();
  });

  it('leaves out areas and numbers, and what somebody entered later', () => {
    expect(onRoute({ exceptAreas: ['BOS'] })).toBeUndefined();
    expect(onRoute({ exceptFrom: 50, exceptTo: 59 })).toBeUndefined();
    expect(onRoute({}, { lastEntered: '2022-09' })).toBeUndefined();
  });

  it('of single carriers is one that they gave up', () => {
    const gaveUp = onRoute({ carriers: ['XX'], carrierCountries: [], successors: ['YY'] });
    expect(gaveUp).toMatchObject({ reason: 'NO_LONGER_FLIES', successors: ['YY'] });
    expect(onRoute({ carriers: ['YY'], carrierCountries: [] })).toBeUndefined();
  });

  it('of an airport that is closed to all names it and the one that took over, whatever is entered', () => {
    const moved = { fromAreas: ['BOS'], carriers: ['*'], carrierCountries: [], successors: ['PVD'] };
    expect(onRoute(moved, { lastEntered: '2026-06' })).toMatchObject({
      reason: 'AIRPORT_MOVED',
      closedAirport: 'BOS',
      successors: ['PVD'],
    });
    expect(onRoute({ ...moved, successors: [] })).toMatchObject({ reason: 'ROUTE_CLOSED', closedAirport: 'BOS' });
  });

  it('names no airport that is closed too', () => {
    const all = { ...CLOSED, carriers: ['*'], carrierCountries: [] };
    const rules = [
      { ...all, fromAreas: ['BOS'], successors: ['PVD'] },
      { ...all, fromAreas: ['PVD'] },
    ];
    expect(judge({}, [], rules)).toMatchObject({ reason: 'ROUTE_CLOSED', successors: [] });
    expect(closedAirportsOf(rules).get('BOS')).toEqual({ since: '2022-03-03', successors: [] });
  });

  it('closes an airport where it is closed to all, and everywhere', () => {
    const all = { ...CLOSED, carriers: ['*'], carrierCountries: [] };
    const rules = [
      { ...all, fromAreas: ['TXL'], successors: ['BER'] },
      { ...all, fromAreas: ['UA'] },
      { ...all, fromAreas: ['LED'], toAreas: ['GB'] },
      { ...all, fromAreas: ['SVO'], carriers: ['XX'] },
    ];
    expect([...closedAirportsOf(rules)]).toEqual([['TXL', { since: '2022-03-03', successors: ['BER'] }]]);
  });
});
