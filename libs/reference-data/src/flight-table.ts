import { flightList, rowsAt } from './flight-list.ts';
import { readFlightRows } from './flight-rows.ts';
import { FIRST_REASON, IN_DOUBT, monthText, readFlightStatusRows } from './flight-status-rows.ts';
import type { OpenTable } from './table-header.ts';
import type { CarrierRoute, FlightTable, ListedFlight } from './flight-look-ups.ts';
import type { Airport, AirportTable } from './look-ups.ts';

const NONE: readonly CarrierRoute[] = [];

/**
 * Edition, then the flight rows. Rows that carry nobody, or fly no more, are in no look-up but `withoutPassengers`.
 *
 * @param status - what is known of each row
 */
export function readFlights({ reader }: OpenTable, status: OpenTable, airports: AirportTable): FlightTable {
  const sourceVersion = reader.text();
  const all = readFlightRows(reader, airports);
  const { knownFrom, months, verdicts, reasons } = readFlightStatusRows(status.reader);
  if (verdicts.length !== all.flightNumbers.length) {
    throw new RangeError(`flight-status: ${verdicts.length} rows, the flights table has ${all.flightNumbers.length}`);
  }
  const { flown, notFlown } = partRows(verdicts);
  const list = flightList(rowsAt(all, flown), airports);
  const gone = flightList(rowsAt(all, notFlown), airports);
  const { index, rows, carrierNumberOf } = list;

  const monthTexts = Array.from({ length: months.reduce((most, month) => Math.max(most, month), 0) + 1 }, (_, month) =>
    monthText(knownFrom, month),
  );
  const monthOf = (row: number) => months[flown[row] ?? 0] ?? 0;
  const lastMonths = new Uint8Array(index.routeCount);
  const enteredCounts = new Uint16Array(index.routeCount);
  for (let row = 0; row < flown.length; row += 1) {
    const number = index.routeOfRow[row] ?? 0;
    if (monthOf(row) > 0) enteredCounts[number] = (enteredCounts[number] ?? 0) + 1;
    if (monthOf(row) > (lastMonths[number] ?? 0)) lastMonths[number] = monthOf(row);
  }

  const made = Array.from<CarrierRoute | undefined>({ length: index.routeCount });
  const madePairs = Array.from<readonly CarrierRoute[] | undefined>({ length: index.pairKeys.length });
  const route = (number: number): CarrierRoute =>
    (made[number] ??= {
      carrierCode: rows.carrierCodes[index.carriers[number] ?? 0] ?? '',
      originIndex: index.origins[number] ?? 0,
      destinationIndex: index.destinations[number] ?? 0,
      flightNumberCount: index.flightNumberCounts[number] ?? 0,
      lastEntered: monthTexts[lastMonths[number] ?? 0] ?? '',
      enteredNumberCount: enteredCounts[number] ?? 0,
    });
  const carriersOnRoute = (origin: Airport, destination: Airport): readonly CarrierRoute[] => {
    const pair = list.pairOf(origin, destination);
    if (pair < 0) return NONE;
    return (madePairs[pair] ??= Array.from(
      index.routesByPair.subarray(index.pairStarts[pair], index.pairStarts[pair + 1]),
      route,
    ));
  };
  const reasonAt = (row: number) => reasons[(verdicts[notFlown[row] ?? 0] ?? 0) - FIRST_REASON];

  return {
    rowCount: rows.flightNumbers.length,
    sourceVersion,
    entriesKnownFrom: knownFrom,
    isCarrierKnown: (carrierCode) => carrierNumberOf(carrierCode) >= 0,
    isCarrierOnRoute: (carrierCode, origin, destination) => list.routeOf(carrierCode, origin, destination) >= 0,
    hasFlight: (...flight) => list.rowOf(...flight) >= 0,
    find: (...flight): ListedFlight | undefined => {
      const row = list.rowOf(...flight);
      if (row < 0) return undefined;
      const isCarrierInDoubt = verdicts[flown[row] ?? 0] === IN_DOUBT;
      return { lastEntered: monthTexts[monthOf(row)] ?? '', isCarrierInDoubt };
    },
    withoutPassengers: (carrierCode, flightNumber, origin, destination) => {
      const row = gone.rowOf(carrierCode, flightNumber, origin, destination);
      return row < 0 ? undefined : reasonAt(row);
    },
    routeWithoutPassengers: (carrierCode, origin, destination) => {
      const number = gone.routeOf(carrierCode, origin, destination);
      if (number < 0 || list.routeOf(carrierCode, origin, destination) >= 0) return undefined;
      return reasonAt(gone.index.routeOfRow.indexOf(number));
    },
    carrierRoute: (carrierCode, origin, destination) => {
      const number = list.routeOf(carrierCode, origin, destination);
      return number < 0 ? undefined : route(number);
    },
    carriersOnRoute,
    routesOfFlight: (carrierCode, flightNumber) => Array.from(list.routesOf(carrierCode, flightNumber), route),
    *flightsOfCarrier(carrierCode) {
      const carrier = carrierNumberOf(carrierCode);
      const end = rows.carrierStarts[carrier + 1] ?? 0;
      for (let row = rows.carrierStarts[carrier] ?? end; row < end; row += 1) {
        yield { flightNumber: rows.flightNumbers[row] ?? 0, route: route(index.routeOfRow[row] ?? 0) };
      }
    },
    *carrierRoutes() {
      for (let number = 0; number < index.routeCount; number += 1) yield route(number);
    },
  };
}

/** Places of the rows that are flown, and of those that nobody can take. */
function partRows(verdicts: Uint32Array): { readonly flown: Uint32Array; readonly notFlown: Uint32Array } {
  const flown = new Uint32Array(verdicts.length);
  const notFlown = new Uint32Array(verdicts.length);
  let flownCount = 0;
  for (let place = 0; place < verdicts.length; place += 1) {
    if ((verdicts[place] ?? 0) < FIRST_REASON) flown[flownCount++] = place;
    else notFlown[place - flownCount] = place;
  }
  return { flown: flown.subarray(0, flownCount), notFlown: notFlown.subarray(0, verdicts.length - flownCount) };
}
