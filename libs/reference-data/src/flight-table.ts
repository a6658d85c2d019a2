import { flightList } from './flight-list.ts';
import { readFlightRows } from './flight-rows.ts';
import { FIRST_REASON, IN_DOUBT, monthText, readFlightStatusRows } from './flight-status-rows.ts';
import { indexRoutes } from './route-index.ts';
import { lowerBound } from './sorted-search.ts';
import type { OpenTable } from './table-header.ts';
import type { CarrierRoute, FlightTable, ListedFlight } from './flight-look-ups.ts';
import type { AirportTable } from './look-ups.ts';

const NONE: readonly CarrierRoute[] = [];

/**
 * Edition, then the flight rows. Rows that carry nobody, or fly no more, are in no look-up but `withoutPassengers`.
 *
 * @param status - what is known of each row
 */
// oxlint-disable-next-line max-lines-per-function -- functions that share what was read once
export function readFlights({ reader }: OpenTable, status: OpenTable, airports: AirportTable): FlightTable {
  const sourceVersion = reader.text();
  const all = readFlightRows(reader, airports);
  const { carrierCodes, flightNumbers } = all;
  const { knownFrom, months, verdicts, reasons } = readFlightStatusRows(status.reader);
  if (verdicts.length !== flightNumbers.length) {
    throw new RangeError(`flight-status: ${verdicts.length} rows, the flights table has ${flightNumbers.length}`);
  }
  const flown = flightList(all, (row) => (verdicts[row] ?? 0) < FIRST_REASON, airports);
  const gone = flightList(all, (row) => (verdicts[row] ?? 0) >= FIRST_REASON, airports);
  const { carrierNumberOf, keyOf, keyOfRow } = flown;

  const monthTexts: string[] = [];
  const entered = (month = 0) => (monthTexts[month] ??= monthText(knownFrom, month));
  const reasonAt = (row = -1) => reasons[(verdicts[row] ?? 0) - FIRST_REASON];

  const made = Array.from<readonly CarrierRoute[] | undefined>({ length: carrierCodes.length });
  /** A carrier's routes, as its rows are sorted into them. */
  const routesOf = (carrier: number): readonly CarrierRoute[] => {
    const before = made[carrier];
    if (before) return before;
    const { keys, starts, rows } = flown.routesOf(carrier);
    const carrierCode = carrierCodes[carrier] ?? '';
    const routes = Array.from(keys, (key, at): CarrierRoute => {
      const [start = 0, end = 0] = [starts[at], starts[at + 1]];
      let lastMonth = 0;
      let enteredNumberCount = 0;
      for (let place = start; place < end; place += 1) {
        const month = months[rows[place] ?? 0] ?? 0;
        if (month > 0) enteredNumberCount += 1;
        if (month > lastMonth) lastMonth = month;
      }
      return {
        carrierCode,
        originIndex: Math.floor(key / airports.count),
        destinationIndex: key % airports.count,
        flightNumberCount: end - start,
        lastEntered: entered(lastMonth),
        enteredNumberCount,
      };
    });
    made[carrier] = routes;
    return routes;
  };
  const routeOfRow = (carrier: number, row: number): readonly CarrierRoute[] => {
    const at = flown.routeOf(carrier, keyOfRow(row));
    return routesOf(carrier).slice(at, at + 1);
  };
  const allRoutes = () => carrierCodes.flatMap((_, carrier) => routesOf(carrier));

  /** All carriers' routes by their pair of airports: as numbers, since a map with an array for each pair takes ten times the memory. */
  const indexPairs = () => {
    const routes = allRoutes();
    const keyOfRoute = (at: number) =>
      (routes[at]?.originIndex ?? 0) * airports.count + (routes[at]?.destinationIndex ?? 0);
    return { routes, ...indexRoutes(Uint32Array.from(routes.keys()), keyOfRoute) };
  };
  let pairs: ReturnType<typeof indexPairs> | undefined;
  const routesBetween = (key: number): readonly CarrierRoute[] => {
    const { routes, keys, starts, rows } = (pairs ??= indexPairs());
    const at = lowerBound(keys, key);
    if (keys[at] !== key) return NONE;
    const found = Array.from(rows.subarray(starts[at], starts[at + 1])).flatMap((place) => routes[place] ?? []);
    return found.sort((a, b) => b.flightNumberCount - a.flightNumberCount);
  };

  return {
    rowCount: flown.rowCount,
    sourceVersion,
    entriesKnownFrom: knownFrom,
    isCarrierKnown: (carrierCode) => carrierNumberOf(carrierCode) >= 0,
    isCarrierOnRoute: (carrierCode, ...pair) => flown.routeOf(carrierNumberOf(carrierCode), keyOf(...pair)) >= 0,
    hasFlight: (...flight) => flown.rowOf(...flight) >= 0,
    find: (...flight): ListedFlight | undefined => {
      const row = flown.rowOf(...flight);
      return row < 0 ? undefined : { lastEntered: entered(months[row]), isCarrierInDoubt: verdicts[row] === IN_DOUBT };
    },
    withoutPassengers: (...flight) => reasonAt(gone.rowOf(...flight)),
    routeWithoutPassengers: (carrierCode, ...pair) => {
      const carrier = carrierNumberOf(carrierCode);
      const at = gone.routeOf(carrier, gone.keyOf(...pair));
      if (at < 0 || flown.routeOf(carrier, keyOf(...pair)) >= 0) return undefined;
      const { starts, rows } = gone.routesOf(carrier);
      return reasonAt(rows[starts[at] ?? 0]);
    },
    carrierRoute: (carrierCode, ...pair) => {
      const carrier = carrierNumberOf(carrierCode);
      const at = flown.routeOf(carrier, keyOf(...pair));
      return at < 0 ? undefined : routesOf(carrier)[at];
    },
    carriersOnRoute: (...pair) => routesBetween(keyOf(...pair)),
    routesOfFlight: (carrierCode, flightNumber) => {
      const carrier = carrierNumberOf(carrierCode);
      return Array.from(flown.rowsOf(carrier, flightNumber)).flatMap((row) => routeOfRow(carrier, row));
    },
    *flightsOfCarrier(carrierCode) {
      const carrier = carrierNumberOf(carrierCode);
      if (carrier < 0) return;
      for (const row of flown.rowsOfCarrier(carrier)) {
        for (const route of routeOfRow(carrier, row)) yield { flightNumber: flightNumbers[row] ?? 0, route };
      }
    },
    carrierRoutes: () => allRoutes().values(),
  };
}
