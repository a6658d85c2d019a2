import type { CountedCarrierTable, CountedTrafficTable } from './counted-traffic.ts';
import type { CarrierStatusTable, FlightTable } from './flight-look-ups.ts';
import type {
  AircraftTable,
  AirportTable,
  CargoTable,
  CarrierTable,
  DistanceFactorTable,
  EasaLabelTable,
  FamilyTable,
  FleetTable,
  FuelBurnTable,
  ListCodeTable,
  PartnerTable,
  SeatTable,
} from './look-ups.ts';
import type { AirportUseTable, RouteFactTable, RouteReportTable } from './route-look-ups.ts';
import type { ScheduleTable } from './schedule-look-ups.ts';
import type {
  CabinTable,
  ContrailTable,
  FrequencyTable,
  LoadFactorTable,
  PublishedLoadFactorTable,
  ReportedSeatTable,
  RouteAircraftTable,
  SeenAircraftTable,
  TrafficTable,
} from './traffic-tables.ts';

/** The tables one estimate needs; each is one file of its name in `tables/`. */
export const CORE_TABLES = [
  'aircraft',
  'airport-use',
  'airports',
  'australia-traffic',
  'cabins',
  'cargo',
  'carrier-status',
  'carriers',
  'contrails',
  'distance-factors',
  'easa-labels',
  'families',
  'fleets',
  'fuel-burn',
  'india-traffic-odbl',
  'list-codes',
  'load-factors',
  'partners',
  'published-load-factors',
  'reported-seats',
  'route-aircraft',
  'seats',
  'traffic',
] as const;
export type CoreTable = (typeof CORE_TABLES)[number];

/** Who flies where, and how often: two thirds of the bytes, which a caller may leave out. */
export const NETWORK_TABLES = [
  'flight-status',
  'flights',
  'frequencies',
  'route-facts',
  'route-reports',
  'seen-aircraft',
] as const;
export type NetworkTable = (typeof NETWORK_TABLES)[number];

export type TableName = CoreTable | NetworkTable;
export const TABLE_NAMES: readonly TableName[] = [...CORE_TABLES, ...NETWORK_TABLES];

/** What an operator may build for themselves; no part of the repository, and of no pack. */
export const OWN_TABLE = 'schedules' as const;

/** Where a table's figures come from; stands in the table's file itself. */
export type TableOrigin = {
  readonly table: TableName | typeof OWN_TABLE;
  readonly sources: readonly {
    readonly title: string;
    readonly edition: string;
    readonly licence: string;
    readonly address: string;
    /** Date of the edition or of its retrieval, YYYY-MM-DD. */
    readonly date: string;
  }[];
  /** Rows of the table. */
  readonly rows?: number;
  /** What a reader of the figures should know: rules of choice, what was left out. */
  readonly notes?: readonly string[];
};

/** Look-ups of the core pack. Immutable. */
export type CoreTables = {
  readonly aircraft: AircraftTable;
  readonly airports: AirportTable;
  readonly airportUse: AirportUseTable;
  readonly australiaTraffic: CountedTrafficTable;
  readonly cabins: CabinTable;
  readonly cargo: CargoTable;
  readonly carriers: CarrierTable;
  readonly carrierStatus: CarrierStatusTable;
  readonly contrails: ContrailTable;
  readonly distanceFactors: DistanceFactorTable;
  readonly easaLabels: EasaLabelTable;
  readonly families: FamilyTable;
  readonly fleets: FleetTable;
  readonly fuelBurn: FuelBurnTable;
  readonly indiaTraffic: CountedCarrierTable;
  readonly listCodes: ListCodeTable;
  readonly loadFactors: LoadFactorTable;
  readonly partners: PartnerTable;
  readonly publishedLoadFactors: PublishedLoadFactorTable;
  readonly reportedSeats: ReportedSeatTable;
  readonly routeAircraft: RouteAircraftTable;
  /** Empty where no schedule was built. */
  readonly schedules: ScheduleTable;
  readonly seats: SeatTable;
  readonly traffic: TrafficTable;
  /** Origin of each table that is loaded. */
  readonly origins: readonly TableOrigin[];
  /** Date of the newest source among the loaded tables, YYYYMMDD. */
  readonly dated: string;
  /** SHA-256 of the data that the tables are of, 64 hexadecimal digits; not there where the bytes came without it. */
  readonly dataSha256?: string | undefined;
};

/** Look-ups of the network pack. Immutable. */
export type NetworkLookUps = {
  readonly flights: FlightTable;
  readonly frequencies: FrequencyTable;
  readonly routeFacts: RouteFactTable;
  readonly routeReports: RouteReportTable;
  readonly seenAircraft: SeenAircraftTable;
};

/** Every table, ready for look-ups. */
export type Tables = CoreTables & NetworkLookUps;

/** The tables with or without the network pack: where one of its look-ups is undefined, both are not loaded. */
export type LoadedTables = Tables | (CoreTables & { readonly [LookUp in keyof NetworkLookUps]: undefined });

/** Each core table's bytes, decompressed. */
export type CoreBytes = Readonly<
  Record<CoreTable, Uint8Array> & {
    [OWN_TABLE]?: Uint8Array | undefined;
    /** SHA-256 of what `hashedData` gives of the data that they are of. */
    dataSha256?: string | undefined;
  }
>;
/** Each network table's bytes, decompressed. */
export type NetworkBytes = Readonly<
  Record<NetworkTable, Uint8Array> & {
    /** The same of a network pack that is loaded apart: it fits only a core pack of the same data. */
    networkDataSha256?: string | undefined;
  }
>;
export type TableBytes = CoreBytes & NetworkBytes;
