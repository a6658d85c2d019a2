import type { FlightQuery, MarketQuery } from '@tim/estimator';
import type { CarrierRoute, Tables } from '@tim/reference-data';

/** A question, and the words that name it in the file of answers. */
export type Question = { readonly name: string; readonly query: FlightQuery };

/** Codes a caller may name: types, families, winglet variants, one without a fuel table and one that does not exist. */
const AIRCRAFT_CODES = ['320', '77W', '738', '737', '787', '32S', 'ATR', 'E90', '73H', 'A359', 'CNC', 'XXX'];

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** The first listed flight number of each carrier's route. */
function listedNumbers({ flights }: Tables): ReadonlyMap<CarrierRoute, number> {
  const numbers = new Map<CarrierRoute, number>();
  const carriers = new Set([...flights.carrierRoutes()].map(({ carrierCode }) => carrierCode));
  for (const carrierCode of carriers) {
    for (const { route, flightNumber } of flights.flightsOfCarrier(carrierCode)) {
      if (!numbers.has(route)) numbers.set(route, flightNumber);
    }
  }
  return numbers;
}

/** Days that questions ask for. */
export const WINDOW = { earliest: { year: 2026, month: 1, day: 1 }, latest: { year: 2026, month: 12, day: 31 } };

/** A flight of 2026. */
export function queryOf({ airports }: Tables, route: CarrierRoute, flightNumber: number, month: number): FlightQuery {
  return {
    origin: airports.at(route.originIndex).iataAirportCode,
    destination: airports.at(route.destinationIndex).iataAirportCode,
    carrierCode: route.carrierCode,
    flightNumber,
    departureDate: { year: 2026, month, day: 15 },
  };
}

const nameOf = ({ carrierCode, flightNumber, origin, destination, aircraftCode = '' }: FlightQuery) =>
  [carrierCode, flightNumber, origin, destination, aircraftCode].join(' ').trimEnd();

/** Every carrier's route of the index, or one of so many, with one of its numbers, in each month of a year. */
export function* listedFlights(tables: Tables, every: number): Generator<readonly Question[]> {
  for (const [at, [route, number]] of [...listedNumbers(tables)].entries()) {
    if (at % every !== 0) continue;
    yield MONTHS.map((month) => {
      const query = queryOf(tables, route, number, month);
      return { name: `listed ${nameOf(query)}`, query };
    });
  }
}

/** Flights asked for in other ways: numbers nobody listed, carriers on others' routes, and aircraft the caller names. */
export function* unusualFlights(tables: Tables, every: number): Generator<readonly Question[]> {
  const routes = [...tables.flights.carrierRoutes()];
  for (const [at, route] of routes.entries()) {
    if (at % every !== 0) continue;
    const unlisted = queryOf(tables, route, 9999, 6);
    yield [{ name: `unlisted ${nameOf(unlisted)}`, query: unlisted }];
    if (at % 10 === 0) {
      const { carrierCode } = routes[(at * 7919) % routes.length] ?? route;
      const query = { ...queryOf(tables, route, 9999, 10), carrierCode };
      yield [{ name: `elsewhere ${nameOf(query)}`, query }];
    }
    if (at % 20 === 0) {
      for (const aircraftCode of AIRCRAFT_CODES) {
        const query = { ...queryOf(tables, route, 1, 3), aircraftCode };
        yield [{ name: `named ${nameOf(query)}`, query }];
      }
    }
  }
}

/** About 3000 markets, or one of so many of them. */
export function markets(tables: Tables, every: number): readonly MarketQuery[] {
  const routes = [...tables.flights.carrierRoutes()];
  return routes
    .filter((_, at) => at % (every * Math.floor(routes.length / 3000)) === 0)
    .map((route) => {
      const { origin, destination } = queryOf(tables, route, 1, 1);
      return { origin, destination };
    });
}
