import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CalendarDate } from '@tim/estimator';
import {
  decimal,
  iataAirport,
  iataCarrier,
  icaoAircraft,
  matching,
  text,
  wholeNumber,
  type Field,
} from '../reference-data/csv/fields.ts';
import { readRows, type Fields, type Row } from '../reference-data/csv/read-rows.ts';
import { RowReport } from '../reference-data/csv/row-report.ts';
import { TaskFailure } from '../tasks/task-failure.ts';

/** The files the accuracy report is made from, below the folder of sources. */
export const TRUTH_FILES = {
  goldenCases: 'truth/tim-golden-cases.json',
  economyLegs: 'truth/tim-economy-legs.csv',
  typicalMarkets: 'truth/tim-typical.csv',
  reportedFuel: 'truth/form41-fuel-by-type.csv',
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

const decimalOrNone =
  (least: number, most: number): Field<number | undefined> =>
  (value) =>
    value === '' ? undefined : decimal(least, most)(value);

const LEG_FIELDS = {
  origin: iataAirport,
  destination: iataAirport,
  carrier: iataCarrier,
  flight_number: wholeNumber(1, 9999),
  aircraft_name: text,
  operated_by: text,
  flight_date: isoDate,
  tim_kg_co2e_economy: decimal(1, 10_000),
};

const MARKET_FIELDS = {
  origin: iataAirport,
  destination: iataAirport,
  first_g: decimalOrNone(0, 1e8),
  business_g: decimalOrNone(0, 1e8),
  premium_economy_g: decimalOrNone(0, 1e8),
  economy_g: decimalOrNone(0, 1e8),
  model_version: text,
};

const FUEL_FIELDS = {
  period: text,
  icao: icaoAircraft,
  dep: wholeNumber(1, 1e8),
  mean_gc_nm: decimal(1, 10_000),
  act_kg_per_dep: decimal(1, 1e6),
  EEA23_TIM: decimalOrNone(-100, 1000),
};

export type PublishedLeg = Row<typeof LEG_FIELDS>['values'];
export type PublishedMarket = Row<typeof MARKET_FIELDS>['values'];
export type ReportedFuel = Row<typeof FUEL_FIELDS>['values'];

export const readPublishedLegs = (folder: string) => readAll(folder, TRUTH_FILES.economyLegs, LEG_FIELDS);
export const readPublishedMarkets = (folder: string) => readAll(folder, TRUTH_FILES.typicalMarkets, MARKET_FIELDS);
export const readReportedFuel = (folder: string) => readAll(folder, TRUTH_FILES.reportedFuel, FUEL_FIELDS);

/** The IATA aircraft codes the method knows. */
export async function readAircraftCodes(folder: string): Promise<readonly string[]> {
  const rows = await readAll(folder, TRUTH_FILES.aircraftCodes, { iata: matching(/^[A-Z0-9]{3}$/, 'an IATA code') });
  return rows.map(({ iata }) => iata);
}

/** The golden cases as they stand in the file; `golden-cases.ts` reads them. */
export function readGoldenCases(folder: string): unknown {
  return JSON.parse(readFileSync(join(folder, TRUTH_FILES.goldenCases), 'utf8'));
}

/** Every row of a file. @throws TaskFailure when one cannot be read: a truth left out would flatter the figures. */
async function readAll<F extends Fields>(folder: string, path: string, fields: F): Promise<Row<F>['values'][]> {
  const findings: string[] = [];
  const rows = await readRows(
    { name: path, path: join(folder, path) },
    fields,
    new RowReport((line) => findings.push(line)),
  );
  if (findings.length > 0) throw new TaskFailure(findings.join('\n'));
  return rows.map(({ values }) => values);
}
