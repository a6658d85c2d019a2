import { en } from '@tim/words';
import { describe, expect, it } from 'vitest';
import { estimator, lx52, tables, window } from './known-flights.fixture.ts';

function ask(carrierCode: string, flightNumber: number, origin: string, destination: string) {
  return estimator.flight(lx52({ carrierCode, flightNumber, origin, destination }), { window });
}
const place = (index: number) => tables.airports.at(index).iataAirportCode;

const successorsOf = (...flight: Parameters<typeof ask>) => {
  const result = ask(...flight);
  return result.kind === 'unavailable' ? result.notForPassengers?.successors : undefined;
};

describe('a flight that nobody can take', () => {
  it.each([
    ['a freight carrier’s', ['FX', 1258, 'SNA', 'MEM'], 'CARRIES_FREIGHT', 'carrierCode'],
    [
      'a freight carrier’s whose number is not in the list',
      ['FX', 9998, 'MEM', 'LAX'],
      'CARRIES_FREIGHT',
      'carrierCode',
    ],
    [
      'a freighter’s of a carrier that also flies passengers',
      ['SQ', 7951, 'BRU', 'BOM'],
      'CARRIES_FREIGHT',
      'flightNumber',
    ],
    [
      'a carrier’s that has ceased, whose code another holds',
      ['US', 819, 'BDL', 'CLT'],
      'NO_LONGER_FLIES',
      'carrierCode',
    ],
    ['one on a route that is closed to the carrier', ['SU', 102, 'SVO', 'JFK'], 'ROUTE_CLOSED', 'destination'],
    ['the same the other way, its number not in the list', ['SU', 9998, 'JFK', 'SVO'], 'ROUTE_CLOSED', 'destination'],
    ['one on a route the carrier gave up', ['DY', 7201, 'OSL', 'BKK'], 'NO_LONGER_FLIES', 'destination'],
    ['one from an airport that moved', ['LX', 979, 'TXL', 'ZRH'], 'AIRPORT_MOVED', 'origin'],
    ['one to an airport that closed', ['U2', 9998, 'ZRH', 'DSA'], 'ROUTE_CLOSED', 'destination'],
    ['one that another carrier flies', ['AC', 4123, 'DEN', 'YYC'], 'SOLD_UNDER_ANOTHER_CODE', 'flightNumber'],
  ] as const)('%s has its reason: %j', (_what, [carrier, number, from, to], reason, field) => {
    const result = ask(carrier, number, from, to);
    expect(result).toMatchObject({ kind: 'unavailable', reason, field });
    expect(result.kind === 'unavailable' && en.notForPassengers(result)).toMatch(/\.$/);
  });

  it('names who took it over', () => {
    expect(successorsOf('US', 819, 'BDL', 'CLT')).toEqual([{ code: 'AA', name: 'American Airlines' }]);
    expect(successorsOf('LX', 979, 'TXL', 'ZRH')).toMatchObject([{ code: 'BER' }]);
    expect(successorsOf('LH', 3380, 'DUS', 'LHR')).toMatchObject([{ code: 'EW' }]);
  });

  it('is on no list of carriers, of routes or of ways to fly', () => {
    const carriers = new Set([...tables.flights.carrierRoutes()].map(({ carrierCode }) => carrierCode));
    expect(['FX', '5X', 'UA', 'LX'].map((code) => carriers.has(code))).toEqual([false, false, true, true]);
    const options = estimator.options(
      { origin: 'JFK', destination: 'LHR' },
      { year: 2026, month: 12, day: 21 },
      window,
    );
    const flown = 'kind' in options ? [] : options.flatMap(({ legs }) => legs.map(({ carrierCode }) => carrierCode));
    expect(flown).toContain('BA');
    expect(flown.filter((code) => ['FX', '5X', 'DY', 'US', 'SU'].includes(code))).toEqual([]);
  });
});

describe('a flight that passengers take', () => {
  it('is answered, and says when its number was last entered in the list', () => {
    const result = ask('LX', 52, 'ZRH', 'BOS');
    if (result.kind !== 'estimated') throw new Error(result.kind);
    expect(result.numberListing).toEqual({ lastEntered: '', entriesKnownFrom: '2022-09', isCarrierInDoubt: false });
    expect(en.numberListing(result)).toBe('Last entered in the list of flights before September 2022.');
  });

  it('is said to be listed elsewhere where the list has it on another route alone', () => {
    const result = ask('BA', 178, 'EWR', 'LHR');
    if (result.kind !== 'estimated') throw new Error(result.kind);
    expect(en.numberListing(result)).toBe('Not in the list of flights on this route. It is listed JFK to LHR.');
  });

  it('is answered where its carrier has only freighters in the list there, but reports passengers', () => {
    expect(ask('TK', 77, 'IST', 'MIA')).toMatchObject({ kind: 'estimated', isFlightNumberVerified: false });
    expect(ask('AS', 153, 'ANC', 'OME').kind).toBe('estimated');
  });

  it('is answered where what its carrier carries is not known, and says so', () => {
    const inDoubt = [...tables.flights.carrierRoutes()].find(({ carrierCode, originIndex, destinationIndex }) => {
      const [origin, destination] = [tables.airports.at(originIndex), tables.airports.at(destinationIndex)];
      return [...tables.flights.flightsOfCarrier(carrierCode)].some(
        ({ flightNumber }) =>
          tables.flights.find(carrierCode, flightNumber, origin, destination)?.isCarrierInDoubt === true,
      );
    });
    if (!inDoubt) throw new Error('no carrier in doubt');
    const { carrierCode, originIndex, destinationIndex } = inDoubt;
    const [origin, destination] = [place(originIndex), place(destinationIndex)];
    const [known] = [...tables.flights.flightsOfCarrier(carrierCode)].filter(
      ({ route }) => place(route.originIndex) === origin && place(route.destinationIndex) === destination,
    );
    const result = ask(carrierCode, known?.flightNumber ?? 0, origin, destination);
    if (result.kind !== 'estimated') throw new Error(JSON.stringify(result));
    expect(result.numberListing.isCarrierInDoubt).toBe(true);
    expect(en.numberListing(result)).toContain('is not known');
  });
});
