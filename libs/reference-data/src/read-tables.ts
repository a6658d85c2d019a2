import { readAircraft } from './aircraft-table.ts';
import { readAirports } from './airport-table.ts';
import { readCabins } from './cabin-table.ts';
import { readCargo } from './cargo-table.ts';
import { readCarriers } from './carrier-table.ts';
import { readContrails } from './contrail-table.ts';
import { readDistanceFactors } from './distance-factor-table.ts';
import { readFleets } from './fleet-table.ts';
import { readFlights } from './flight-table.ts';
import { readFrequencies } from './frequency-table.ts';
import { readFuelBurn } from './fuel-burn-table.ts';
import { readEasaLabels } from './label-table.ts';
import { readLoadFactors } from './load-factor-table.ts';
import { readPublishedLoadFactors } from './published-load-factor-table.ts';
import { readReportedSeats } from './reported-seat-table.ts';
import { readSeats } from './seat-table.ts';
import { openTable } from './table-header.ts';
import { readTraffic } from './traffic-table.ts';
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
    cabins: readCabins(open('cabins')),
    cargo: readCargo(open('cargo')),
    carriers: readCarriers(open('carriers')),
    contrails: readContrails(open('contrails')),
    distanceFactors: readDistanceFactors(open('distance-factors'), airports),
    easaLabels: readEasaLabels(open('easa-labels')),
    fleets: readFleets(open('fleets')),
    flights: readFlights(open('flights'), airports),
    frequencies: readFrequencies(open('frequencies'), airports),
    fuelBurn: readFuelBurn(open('fuel-burn')),
    loadFactors: readLoadFactors(open('load-factors')),
    publishedLoadFactors: readPublishedLoadFactors(open('published-load-factors')),
    reportedSeats: readReportedSeats(open('reported-seats')),
    seats: readSeats(open('seats')),
    traffic: readTraffic(open('traffic'), airports),
    origins,
    dated: (dates.at(-1) ?? '').replaceAll('-', ''),
  };
}
