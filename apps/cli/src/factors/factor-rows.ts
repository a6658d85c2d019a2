import { rowAnswerer } from '@tim/batch';
import type { AnsweredWith } from '@tim/batch';
import { createEstimator } from '@tim/estimator';
import { groupBy, type Tables } from '@tim/reference-data';
import { figureCells, type FactorTable } from './factor-columns.ts';

/** A carrier's route with the numbers that the list of flights has there: its own, and its partners', which it sells under its code. */
export type NumberedRoute = {
  readonly carrierCode: string;
  readonly origin: string;
  readonly destination: string;
  readonly flightNumbers: Set<number>;
};

type Cells = readonly (string | number)[];

export type FactorRow = {
  readonly table: FactorTable;
  /** One of `FACTOR_FILES`. */
  readonly fileName: string;
  readonly cells: Cells;
};

/**
 * The year does not matter, because figures depend on the month. The day before it stands for today, so that the whole year is to
 * come.
 */
const YEAR = 2026;
const DAY_BEFORE = { year: YEAR - 1, month: 12, day: 31 };
const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);
const fileOfMonth = (month: number) => `factors/${String(month).padStart(2, '0')}`;

/** The table of each file, by the file's name without its ending. */
export const FACTOR_FILES: Readonly<Record<string, FactorTable>> = {
  ...Object.fromEntries(MONTHS.map((month) => [fileOfMonth(month), 'factors'])),
  numbers: 'numbers',
  typical: 'typical',
};

/**
 * Numbers of a route are compared in this month: those with the same figures in it have the same in all months (measured,
 * decision 101).
 */
const TRIED_MONTH = 6;
/** Flights come again within their route alone. */
const OF_A_ROUTE = 1000;
/** The variant of numbers that are not listed on the route. */
const NOT_LISTED = 0;

/** Every carrier-route that is known, in the list's order; in memory are those of one carrier. */
export function* numberedRoutes({ airports, flights, partners }: Tables): Generator<NumberedRoute> {
  const carriers = new Set<string>();
  for (const { carrierCode } of flights.carrierRoutes()) carriers.add(carrierCode);
  for (const carrierCode of carriers) {
    const routes = new Map<string, NumberedRoute>();
    for (const code of [carrierCode, ...partners.ofCarrier(carrierCode).map((partner) => partner.carrierCode)]) {
      for (const { flightNumber, route } of flights.flightsOfCarrier(code)) {
        const key = `${route.originIndex} ${route.destinationIndex}`;
        const known = routes.get(key) ?? {
          carrierCode,
          origin: airports.at(route.originIndex).iataAirportCode,
          destination: airports.at(route.destinationIndex).iataAirportCode,
          flightNumbers: new Set(),
        };
        known.flightNumbers.add(flightNumber);
        routes.set(key, known);
      }
    }
    yield* routes.values();
  }
}

/** One route for each pair of airports that somebody flies. */
export function* flownPairs(routes: Iterable<NumberedRoute>): Generator<NumberedRoute> {
  const seen = new Set<string>();
  for (const route of routes) {
    const pair = route.origin + route.destination;
    if (!seen.has(pair)) yield route;
    seen.add(pair);
  }
}

/**
 * The rows of the factor tables, for some routes and pairs.
 *
 * Numbers of a route that have the same figures share a variant: 1 is that of most numbers, 2 and up those of the others, 0 that
 * of numbers not listed on the route.
 */
export function* factorRows(
  given: Tables,
  routes: Iterable<NumberedRoute>,
  pairs: Iterable<Pick<NumberedRoute, 'origin' | 'destination'>>,
  made: AnsweredWith,
): Generator<FactorRow> {
  // A label is of some days and some flights: no month's row can have it.
  const tables: Tables = { ...given, easaLabels: { count: 0, find: () => undefined } };
  const answer = rowAnswerer({
    tables,
    estimator: createEstimator(tables),
    today: DAY_BEFORE,
    mostAnswers: OF_A_ROUTE,
  });
  const passenger = { cabin: 'economy', passengers: 1 } as const;

  for (const { carrierCode, origin, destination, flightNumbers } of routes) {
    const cellsOf = (flightNumber: number, month: number) => {
      const date = { year: YEAR, month, day: 1 };
      return figureCells(answer({ carrierCode, flightNumber, origin, destination, date, ...passenger }), made);
    };
    const figureOf = (flightNumber: number) => cellsOf(flightNumber, TRIED_MONTH).join();
    const sameFigure = groupBy(flightNumbers, figureOf);
    const listed = [...sameFigure.values()].sort((a, b) => b.length - a.length);
    const notListed = firstNotIn(flightNumbers);
    const months = new Map<string, readonly Cells[]>();
    for (const [variant, [flightNumber = 0]] of [[notListed], ...listed].entries()) {
      const figure = figureOf(flightNumber);
      const cells = months.get(figure) ?? MONTHS.map((month) => cellsOf(flightNumber, month));
      months.set(figure, cells);
      for (const [at, ofMonth] of cells.entries()) {
        const key = [carrierCode, origin, destination, at + 1, variant, String(variant !== NOT_LISTED)];
        yield { table: 'factors', fileName: fileOfMonth(at + 1), cells: [...key, ...ofMonth] };
      }
    }
    for (const [at, numbers] of listed.entries()) {
      for (const number of numbers) {
        yield { table: 'numbers', fileName: 'numbers', cells: [carrierCode, number, origin, destination, at + 1] };
      }
    }
  }
  for (const { origin, destination } of pairs) {
    const cells = figureCells(answer({ origin, destination, ...passenger }), made);
    yield { table: 'typical', fileName: 'typical', cells: [origin, destination, ...cells] };
  }
}

function firstNotIn(flightNumbers: ReadonlySet<number>): number {
  let number = 1;
  while (flightNumbers.has(number)) number += 1;
  return number;
}
