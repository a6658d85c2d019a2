import { readAircraft } from './aircraft-table.ts';
import { readAirports } from './airport-table.ts';
import { readCargo } from './cargo-table.ts';
import { readCarriers } from './carrier-table.ts';
import { readDistanceFactors } from './distance-factor-table.ts';
import { readFleets } from './fleet-table.ts';
import { readFlights } from './flight-table.ts';
import { readFuelBurn } from './fuel-burn-table.ts';
import { readSeats } from './seat-table.ts';
import { openTable } from './table-header.ts';
import { TABLE_NAMES, type TableBytes, type TableName, type Tables } from './tables.ts';

/**
 * Decode the tables and make them ready for look-ups.
 *
 * @param bytes - every table's bytes, decompressed
 * @throws RangeError if a table is missing, cut short or of another layout
 */
export function readTables(bytes: TableBytes): Tables {
  const open = (table: TableName) => openTable(table, bytes[table]);
  const airports = readAirports(open('airports'));
  const origins = TABLE_NAMES.map((table) => open(table).origin);
  const dates = origins.flatMap(({ sources }) => sources.map(({ date }) => date)).sort();
  return {
    aircraft: readAircraft(open('aircraft')),
    airports,
    cargo: readCargo(open('cargo')),
    carriers: readCarriers(open('carriers')),
    distanceFactors: readDistanceFactors(open('distance-factors'), airports),
    fleets: readFleets(open('fleets')),
    flights: readFlights(open('flights'), airports),
    fuelBurn: readFuelBurn(open('fuel-burn')),
    seats: readSeats(open('seats')),
    origins,
    dated: (dates.at(-1) ?? '').replaceAll('-', ''),
  };
}
