import { describe, expect, it } from 'vitest';
import { airport, tables } from './committed-tables.fixture.ts';
import type { CarrierRoute } from './flight-look-ups.ts';

const { airports, flights } = tables;
const routes = [...flights.carrierRoutes()];
const code = (index: number) => airports.at(index).iataAirportCode;
const text = (route: CarrierRoute) => `${route.carrierCode} ${code(route.originIndex)}-${code(route.destinationIndex)}`;

describe('flights', () => {
  it('know LX 52 from Zurich to Boston, and only there', () => {
    expect(flights.hasFlight('LX', 52, airport('ZRH'), airport('BOS'))).toBe(true);
    expect(flights.hasFlight('LX', 52, airport('BOS'), airport('ZRH'))).toBe(false);
    expect(flights.routesOfFlight('LX', 52).map(text)).toEqual(['LX ZRH-BOS']);
  });

  it('do not know a number or a carrier that is not in the list', () => {
    expect(flights.hasFlight('LX', 9_998, airport('ZRH'), airport('BOS'))).toBe(false);
    expect(flights.hasFlight('LX', 0, airport('ZRH'), airport('BOS'))).toBe(false);
    expect(flights.hasFlight('ZZ', 52, airport('ZRH'), airport('BOS'))).toBe(false);
    expect([flights.routesOfFlight('ZZ', 52), flights.routesOfFlight('LX', 9_998)]).toEqual([[], []]);
  });

  it('tell which carriers are known, and on which route', () => {
    expect([flights.isCarrierKnown('LX'), flights.isCarrierKnown('ZZ')]).toEqual([true, false]);
    expect(flights.isCarrierOnRoute('LX', airport('ZRH'), airport('BOS'))).toBe(true);
    expect(flights.isCarrierOnRoute('QF', airport('ZRH'), airport('BOS'))).toBe(false);
    expect(flights.carriersOnRoute(airport('ZRH'), airport('BOS')).map(text)).toContain('LX ZRH-BOS');
    expect(flights.carriersOnRoute(airport('ZRH'), airport('ZRH'))).toEqual([]);
  });

  it('list a route’s carriers with most flight numbers first, then by code', () => {
    const known = flights.carriersOnRoute(airport('LHR'), airport('JFK'));
    expect(known.length).toBeGreaterThan(3);
    const expected = known.toSorted(
      (a, b) => b.flightNumberCount - a.flightNumberCount || (a.carrierCode < b.carrierCode ? -1 : 1),
    );
    expect(known).toEqual(expected);
  });

  it('find an airport’s routes under each of its two IATA codes', () => {
    const [basel, mulhouse] = [airport('BSL'), airport('EAP')];
    expect(flights.carriersOnRoute(basel, airport('LGW'))).toEqual(flights.carriersOnRoute(mulhouse, airport('LGW')));
    expect(flights.isCarrierOnRoute('U2', basel, airport('LGW'))).toBe(true);
    expect(basel.isServed).toBe(true);
  });
});

describe('flights that take no passengers', () => {
  const [svo, jfk] = [airport('SVO'), airport('JFK')];

  it('are in no look-up of flights', () => {
    expect(flights.hasFlight('SU', 102, svo, jfk)).toBe(false);
    expect(flights.find('SU', 102, svo, jfk)).toBeUndefined();
    expect(flights.isCarrierOnRoute('SU', svo, jfk)).toBe(false);
    expect(flights.carriersOnRoute(svo, jfk).map(text)).not.toContain('SU SVO-JFK');
    expect([flights.routesOfFlight('SU', 102), [...flights.flightsOfCarrier('FX')]]).toEqual([[], []]);
  });
});

describe('a carrier’s flights', () => {
  it('are its numbers in order, each with its routes', () => {
    const known = [...flights.flightsOfCarrier('LX')];
    const numbers = known.map(({ flightNumber }) => flightNumber);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(known.filter(({ flightNumber }) => flightNumber === 52).map(({ route }) => text(route))).toEqual([
      'LX ZRH-BOS',
    ]);
    expect(known.every(({ route }) => route.carrierCode === 'LX')).toBe(true);
  });

  it('are none where the carrier is not known', () => {
    expect([...flights.flightsOfCarrier('ZZ')]).toEqual([]);
  });
});

describe('carrier routes', () => {
  it('add up to all flight numbers', () => {
    expect(routes.reduce((sum, { flightNumberCount }) => sum + flightNumberCount, 0)).toBe(flights.rowCount);
  });

  it('come once each, in a stable order', () => {
    const keys = routes.map(
      (route) =>
        route.carrierCode + String(route.originIndex * airports.count + route.destinationIndex).padStart(8, '0'),
    );
    expect(keys).toEqual([...new Set(keys)].sort());
  });

  it('agree with the look-up by route, both ways', () => {
    const pairs = Map.groupBy(routes, (route) => route.originIndex * airports.count + route.destinationIndex);
    for (const [key, group] of [...pairs].filter((_, position) => position % 17 === 0)) {
      const found = flights.carriersOnRoute(
        airports.at(Math.floor(key / airports.count)),
        airports.at(key % airports.count),
      );
      expect(new Set(found)).toEqual(new Set(group));
    }
  });
});
