import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CabinClass, CalendarDate } from '@tim/estimator';
import {
  decimal,
  iataAirport,
  iataCarrier,
  icaoAircraft,
  matching,
  oneOf,
  optional,
  text,
  wholeNumber,
  type Field,
} from '../reference-data/csv/fields.ts';
import { readEveryRow, type Fields, type Row } from '../reference-data/csv/read-rows.ts';
import { TaskFailure } from '@tim/terminal';

/** The files the accuracy report is made from, below the folder of sources. */
export const TRUTH_FILES = {
  goldenCases: 'truth/tim-golden-cases.json',
  flights: 'truth/tim-legs-2026.csv',
  typicalMarkets: 'truth/google-flights-typical.csv',
  fuelByType: 'truth/form41-fuel-by-type.csv',
  fuelByRoute: 'fuel-reported/brazil-2023-01-by-carrier-route.csv',
  seatKilometres: 'fuel-reported/co2-per-seat-km-2024.csv',
  aircraftCodes: 'aircraft/aircraft-mapping.csv',
} as const;

/** @throws TaskFailure naming the files that are not there */
export function demandTruthFiles(folder: string): void {
  const missing = Object.values(TRUTH_FILES).filter((path) => !existsSync(join(folder, path)));
  if (missing.length > 0) throw new TaskFailure(`Not in ${folder}: ${missing.join(', ')}.`);
}

const isoDate: Field<CalendarDate> = (value) => {
  const [year, month, day] = matching(
    /^\d{4}-\d{2}-\d{2}$/,
    'a date YYYY-MM-DD',
  )(value)
    .split('-')
    .map(Number);
  return { year: year ?? 0, month: month ?? 0, day: day ?? 0 };
};

/** Cabins as the files name them, and as the engine does. */
const CABINS = {
  economy: 'economy',
  premium_economy: 'premiumEconomy',
  business: 'business',
  first: 'first',
} as const satisfies Record<string, CabinClass>;

const cabinClass: Field<CabinClass> = (value) =>
  CABINS[oneOf('economy', 'premium_economy', 'business', 'first')(value)];

const FLIGHT_FIELDS = {
  origin: iataAirport,
  destination: iataAirport,
  carrier: iataCarrier,
  flight_number: wholeNumber(1, 9999),
  operated_by: text,
  flight_date: isoDate,
  aircraft_name: text,
  cabin: cabinClass,
  tim_kg_co2e: decimal(1, 10_000),
  contrails_bucket: optional(wholeNumber(1, 3)),
};

const MARKET_FIELDS = {
  origin: iataAirport,
  destination: iataAirport,
  cabin: cabinClass,
  typical_kg: decimal(1, 10_000),
  captured: wholeNumber(2020, 2100),
};

const FUEL_BY_ROUTE_FIELDS = {
  carrier_icao: matching(/^[A-Z]{3}$/, 'an ICAO carrier code'),
  origin_icao: matching(/^[A-Z0-9]{4}$/, 'an ICAO airport code'),
  destination_icao: matching(/^[A-Z0-9]{4}$/, 'an ICAO airport code'),
  departures: wholeNumber(1, 1e6),
  seats_per_departure: decimal(0, 1000),
  fuel_litres: decimal(0, 1e9),
};

const SEAT_KILOMETRE_FIELDS = {
  carrier: iataCarrier,
  name: text,
  co2_g_per_ask: optional(decimal(10, 500)),
};

const FUEL_FIELDS = {
  period: text,
  icao: icaoAircraft,
  dep: wholeNumber(1, 1e8),
  mean_gc_nm: decimal(1, 10_000),
  act_kg_per_dep: decimal(1, 1e6),
  EEA23_TIM: optional(decimal(-100, 1000)),
};

/** One cabin's figure of one flight on one day. */
export type PublishedFigure = Row<typeof FLIGHT_FIELDS>['values'];
export type PublishedMarket = Row<typeof MARKET_FIELDS>['values'];
export type FuelOfType = Row<typeof FUEL_FIELDS>['values'];
export type FuelOfRoute = Row<typeof FUEL_BY_ROUTE_FIELDS>['values'];
export type PublishedSeatKilometre = Row<typeof SEAT_KILOMETRE_FIELDS>['values'];

export const readPublishedFigures = (folder: string) => readAll(folder, TRUTH_FILES.flights, FLIGHT_FIELDS);
export const readPublishedMarkets = (folder: string) => readAll(folder, TRUTH_FILES.typicalMarkets, MARKET_FIELDS);
export const readFuelByType = (folder: string) => readAll(folder, TRUTH_FILES.fuelByType, FUEL_FIELDS);
export const readFuelByRoute = (folder: string) => readAll(folder, TRUTH_FILES.fuelByRoute, FUEL_BY_ROUTE_FIELDS);
export const readSeatKilometres = (folder: string) =>
  readAll(folder, TRUTH_FILES.seatKilometres, SEAT_KILOMETRE_FIELDS);

/** The IATA aircraft codes the method knows. */
export async function readAircraftCodes(folder: string): Promise<readonly string[]> {
  const rows = await readAll(folder, TRUTH_FILES.aircraftCodes, { iata: matching(/^[A-Z0-9]{3}$/, 'an IATA code') });
  return rows.map(({ iata }) => iata);
}

/** The golden cases as they stand in the file; `golden-cases.ts` reads them. */
export function readGoldenCases(folder: string): unknown {
  return JSON.parse(readFileSync(join(folder, TRUTH_FILES.goldenCases), 'utf8'));
}

/** Every row of a file: a truth left out would flatter the figures. */
const readAll = <F extends Fields>(folder: string, path: string, fields: F) =>
  readEveryRow({ name: path, path: join(folder, path) }, fields);
