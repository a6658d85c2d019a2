import { describe, expect, it } from 'vitest';
import { airport, tables } from './committed-tables.fixture.ts';

const { airports, flights, frequencies } = tables;
const flightsAYear = (carrier: string, from: string, to: string) =>
  frequencies.ofCarrierRoute(carrier, airport(from), airport(to));

describe('frequencies', () => {
  it('are flights a year of 2022 where there are any', () => {
    expect(flightsAYear('LX', 'ZRH', 'BOS')).toEqual({
      value: 303,
      basis: { kind: 'flights-of-2022' },
      source: 'ROUTE_FREQUENCY_LIST',
      sourceVersion: 'opentraveldata 2022',
      dataCategory: 'PRIMARY',
    });
  });

  it('are twelve mean months of 2016-17 elsewhere', () => {
    const routes = [...flights.carrierRoutes()].flatMap((route) => {
      const found = frequencies.ofCarrierRoute(
        route.carrierCode,
        airports.at(route.originIndex),
        airports.at(route.destinationIndex),
      );
      return found ? [found] : [];
    });
    const byKind = Map.groupBy(routes, ({ basis }) => basis.kind);
    expect(byKind.get('flights-of-2022')).toHaveLength(53_978);
    expect(byKind.get('flights-of-2016-17')).toHaveLength(14_973);
    expect(routes.filter(({ value }) => !(value >= 1 && value < 20_000))).toEqual([]);
  });

  it('tell carriers that flew in 2022 from those that had ceased before', () => {
    expect(['LX', 'PS', 'G3'].every((carrier) => frequencies.hasFlownIn2022(carrier))).toBe(true);
    expect(['4U', '9W', 'JP', 'ZZ'].some((carrier) => frequencies.hasFlownIn2022(carrier))).toBe(false);
  });

  it('are not known for a route nobody flies, nor for an unknown carrier', () => {
    expect(flightsAYear('LX', 'ZRH', 'ZRH')).toBeUndefined();
    expect(flightsAYear('ZZ', 'ZRH', 'BOS')).toBeUndefined();
    expect(flightsAYear('', 'ZRH', 'BOS')).toBeUndefined();
  });

  it('are found under each code of an airport with two', () => {
    const [basel, mulhouse] = [airport('BSL'), airport('EAP')];
    const gatwick = airport('LGW');
    expect(frequencies.ofCarrierRoute('U2', basel, gatwick)).toEqual(
      frequencies.ofCarrierRoute('U2', mulhouse, gatwick),
    );
    expect(frequencies.ofCarrierRoute('U2', basel, gatwick)).toBeDefined();
  });

  it('have the mean seats of 2016-17', () => {
    expect(frequencies.meanSeats('LX', airport('ZRH'), airport('BOS'))).toMatchObject({
      value: 232.3,
      basis: { kind: 'flights-of-2016-17' },
    });
    expect(frequencies.meanSeats('ZZ', airport('ZRH'), airport('BOS'))).toBeUndefined();
  });
});
