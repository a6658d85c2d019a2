import { readAircraft } from './aircraft-table.ts';
import { readAirportUse } from './airport-use-table.ts';
import { readAirports } from './airport-table.ts';
import { readAustraliaTraffic } from './australia-traffic-table.ts';
import { readCabins } from './cabin-table.ts';
import { readCargo } from './cargo-table.ts';
import { readCarrierStatus } from './carrier-status-table.ts';
import { readCarriers } from './carrier-table.ts';
import { readContrails } from './contrail-table.ts';
import { readDistanceFactors } from './distance-factor-table.ts';
import { readFleets } from './fleet-table.ts';
import { readFlights } from './flight-table.ts';
import { readFrequencies } from './frequency-table.ts';
import { readFuelBurn } from './fuel-burn-table.ts';
import { readFamilies } from './family-table.ts';
import { readIndiaTraffic } from './india-traffic-table.ts';
import { readEasaLabels } from './label-table.ts';
import { readListCodes } from './list-code-table.ts';
import { readLoadFactors } from './load-factor-table.ts';
import { readPartners } from './partner-table.ts';
import { readPublishedLoadFactors } from './published-load-factor-table.ts';
import { readReportedSeats } from './reported-seat-table.ts';
import { readRouteAircraft } from './route-aircraft-table.ts';
import { readRouteFacts } from './route-facts-table.ts';
import { readRouteReports } from './route-reports-table.ts';
import { NO_SCHEDULES, readSchedules } from './schedule-table.ts';
import { readSeats } from './seat-table.ts';
import { readSeenAircraft } from './seen-aircraft-table.ts';
import { openTable } from './table-header.ts';
import { readTraffic } from './traffic-table.ts';
import {
  CORE_TABLES,
  NETWORK_TABLES,
  OWN_TABLE,
  type CoreBytes,
  type LoadedTables,
  type NetworkBytes,
  type TableBytes,
  type TableName,
  type Tables,
} from './tables.ts';

/**
 * Look-ups over the tables, decoded. Without the network pack its look-ups are undefined.
 *
 * @param bytes - each table's bytes, decompressed: of the core pack alone, or of both, with or without the operator's own
 * @throws RangeError if a table of a pack is missing, cut short or of another layout, or the packs are of different data
 */
export function readTables(bytes: TableBytes): Tables;
export function readTables(bytes: CoreBytes & Partial<NetworkBytes>): LoadedTables;
export function readTables(bytes: CoreBytes & Partial<NetworkBytes>): LoadedTables {
  return { ...lazyTables(bytes) };
}

/**
 * The same, but each table is decoded when its look-up is first used: for programs that answer one question and end.
 *
 * @throws RangeError as `readTables` does; a table that is cut short is found only when it is decoded
 */
export function lazyTables(bytes: TableBytes): Tables;
export function lazyTables(bytes: CoreBytes & Partial<NetworkBytes>): LoadedTables;
export function lazyTables(bytes: CoreBytes & Partial<NetworkBytes>): LoadedTables {
  const { dataSha256, networkDataSha256 = dataSha256 } = bytes;
  if (networkDataSha256 !== dataSha256) {
    throw new RangeError('The core pack and the network pack are of different data: take both of the same version.');
  }
  const open = (table: TableName | typeof OWN_TABLE) => openTable(table, bytes[table]);
  const hasNetwork = NETWORK_TABLES.some((table) => bytes[table] !== undefined);
  const hasSchedules = bytes[OWN_TABLE] !== undefined;
  const own = hasSchedules ? [OWN_TABLE] : [];
  const loaded = [...CORE_TABLES, ...(hasNetwork ? NETWORK_TABLES : []), ...own];
  const origins = loaded.map((table) => open(table).origin);
  const dates = origins.flatMap(({ sources }) => sources.map(({ date }) => date)).sort();
  const needsNetwork = <Read>(read: () => Read) => (hasNetwork ? read : () => undefined) as () => Read;
  const tables: Tables = madeWhenUsed<Tables>({
    aircraft: () => readAircraft(open('aircraft')),
    airports: () => readAirports(open('airports')),
    airportUse: () => readAirportUse(open('airport-use')),
    australiaTraffic: () => readAustraliaTraffic(open('australia-traffic')),
    cabins: () => readCabins(open('cabins')),
    cargo: () => readCargo(open('cargo')),
    carriers: () => readCarriers(open('carriers')),
    carrierStatus: () => readCarrierStatus(open('carrier-status')),
    contrails: () => readContrails(open('contrails')),
    distanceFactors: () => readDistanceFactors(open('distance-factors'), tables.airports),
    easaLabels: () => readEasaLabels(open('easa-labels')),
    families: () => readFamilies(open('families')),
    fleets: () => readFleets(open('fleets')),
    fuelBurn: () => readFuelBurn(open('fuel-burn')),
    indiaTraffic: () => readIndiaTraffic(open('india-traffic-odbl')),
    listCodes: () => readListCodes(open('list-codes')),
    loadFactors: () => readLoadFactors(open('load-factors')),
    partners: () => readPartners(open('partners')),
    publishedLoadFactors: () => readPublishedLoadFactors(open('published-load-factors')),
    reportedSeats: () => readReportedSeats(open('reported-seats')),
    routeAircraft: () => readRouteAircraft(open('route-aircraft')),
    schedules: () => (hasSchedules ? readSchedules(open(OWN_TABLE), tables.airports) : NO_SCHEDULES),
    seats: () => readSeats(open('seats')),
    traffic: () => readTraffic(open('traffic'), tables.airports),
    origins: () => origins,
    dated: () => (dates.at(-1) ?? '').replaceAll('-', ''),
    dataSha256: () => dataSha256,
    flights: needsNetwork(() => readFlights(open('flights'), open('flight-status'), tables.airports)),
    frequencies: needsNetwork(() => readFrequencies(open('frequencies'), tables.airports)),
    routeFacts: needsNetwork(() => readRouteFacts(open('route-facts'))),
    routeReports: needsNetwork(() => readRouteReports(open('route-reports'))),
    seenAircraft: needsNetwork(() => readSeenAircraft(open('seen-aircraft'), tables.airports)),
  });
  return tables;
}

/** An object whose fields are made when they are first read, each once. */
function madeWhenUsed<Fields extends object>(make: { readonly [Name in keyof Fields]-?: () => Fields[Name] }): Fields {
  const fields = {} as Fields;
  for (const name of Object.keys(make) as (keyof Fields)[]) {
    Object.defineProperty(fields, name, {
      enumerable: true,
      configurable: true,
      get: () => {
        const value = make[name]();
        Object.defineProperty(fields, name, { value });
        return value;
      },
    });
  }
  return fields;
}
