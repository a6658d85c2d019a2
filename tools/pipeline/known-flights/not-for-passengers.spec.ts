import { en } from '@tim/words';
import { describe, expect, it } from 'vitest';
import { estimator, lx52, tables, window } from './known-flights.fixture.ts';

function ask(carrierCode: string, flightNumber: number, origin: string, destination: string) {
  return estimator.flight(lx52({ carrierCode, flightNumber, origin, destination }), { window });
}
const place = (index: number) => tables.airports.at(index).iataAirportCode;

describe('a flight that nobody can take', () => {
  it.each([
    ['CARRIES_FREIGHT', 'SQ', 7951, 'BRU', 'BOM'],
    ['NO_LONGER_FLIES', 'US', 819, 'BDL', 'CLT'],
    ['ROUTE_CLOSED', 'SU', 102, 'SVO', 'JFK'],
    ['AIRPORT_MOVED', 'LX', 979, 'TXL', 'ZRH'],
    ['SOLD_UNDER_ANOTHER_CODE', 'AC', 4123, 'DEN', 'YYC'],
  ] as const)('has a sentence for its reason: %s', (reason, carrier, number, from, to) => {
    const result = ask(carrier, number, from, to);
    if (result.kind !== 'unavailable') throw new Error(result.kind);
    expect(result.reason).toBe(reason);
    expect(en.notForPassengers(result)).toMatch(/\.$/);
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
    expect(en.numberListing(result)).toBe('Its entry in our list of flights was last updated before September 2022.');
  });

  it('is said to be listed elsewhere where the list has it on another route alone', () => {
    const result = ask('BA', 178, 'EWR', 'LHR');
    if (result.kind !== 'estimated') throw new Error(result.kind);
    expect(en.numberListing(result)).toBe('Not in our list of flights on this route. It is listed JFK to LHR.');
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
