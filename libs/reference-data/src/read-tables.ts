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
import { openTable, type OpenTable } from './table-header.ts';
import { readTraffic } from './traffic-table.ts';
import type { AirportTable } from './look-ups.ts';
import {
  CORE_TABLES,
  NETWORK_TABLES,
  OWN_TABLE,
  type CoreBytes,
  type LoadedTables,
  type NetworkBytes,
  type NetworkLookUps,
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
  const { dataSha256, networkDataSha256 = dataSha256 } = bytes;
  if (networkDataSha256 !== dataSha256) {
    throw new RangeError('The core pack and the network pack are of different data: take both of the same version.');
  }
  const open = (table: TableName | typeof OWN_TABLE) => openTable(table, bytes[table]);
  const hasNetwork = NETWORK_TABLES.some((table) => bytes[table] !== undefined);
  const airports = readAirports(open('airports'));
  const hasSchedules = bytes[OWN_TABLE] !== undefined;
  const own = hasSchedules ? [OWN_TABLE] : [];
  const loaded = [...CORE_TABLES, ...(hasNetwork ? NETWORK_TABLES : []), ...own];
  const origins = loaded.map((table) => open(table).origin);
  const dates = origins.flatMap(({ sources }) => sources.map(({ date }) => date)).sort();
  const core = {
    aircraft: readAircraft(open('aircraft')),
    airports,
    airportUse: readAirportUse(open('airport-use')),
    australiaTraffic: readAustraliaTraffic(open('australia-traffic')),
    cabins: readCabins(open('cabins')),
    cargo: readCargo(open('cargo')),
    carriers: readCarriers(open('carriers')),
    carrierStatus: readCarrierStatus(open('carrier-status')),
    contrails: readContrails(open('contrails')),
    distanceFactors: readDistanceFactors(open('distance-factors'), airports),
    easaLabels: readEasaLabels(open('easa-labels')),
    families: readFamilies(open('families')),
    fleets: readFleets(open('fleets')),
    fuelBurn: readFuelBurn(open('fuel-burn')),
    indiaTraffic: readIndiaTraffic(open('india-traffic-odbl')),
    loadFactors: readLoadFactors(open('load-factors')),
    partners: readPartners(open('partners')),
    publishedLoadFactors: readPublishedLoadFactors(open('published-load-factors')),
    reportedSeats: readReportedSeats(open('reported-seats')),
    routeAircraft: readRouteAircraft(open('route-aircraft')),
    schedules: hasSchedules ? readSchedules(open(OWN_TABLE), airports) : NO_SCHEDULES,
    seats: readSeats(open('seats')),
    traffic: readTraffic(open('traffic'), airports),
    origins,
    dated: (dates.at(-1) ?? '').replaceAll('-', ''),
    dataSha256,
  };
  if (!hasNetwork)
    return {
      ...core,
      flights: undefined,
      frequencies: undefined,
      routeFacts: undefined,
      routeReports: undefined,
      seenAircraft: undefined,
    };
  return { ...core, ...readNetwork(open, airports) };
}

function readNetwork(open: (table: TableName) => OpenTable, airports: AirportTable): NetworkLookUps {
  return {
    flights: readFlights(open('flights'), open('flight-status'), airports),
    frequencies: readFrequencies(open('frequencies'), airports),
    routeFacts: readRouteFacts(open('route-facts')),
    routeReports: readRouteReports(open('route-reports')),
    seenAircraft: readSeenAircraft(open('seen-aircraft'), airports),
  };
}
