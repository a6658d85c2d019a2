import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { Tables } from '@tim/reference-data';
import { matching, text } from '../csv/fields.ts';
import { readRows } from '../csv/read-rows.ts';
import type { RowReport } from '../csv/row-report.ts';
import { createTextTable } from './database.ts';

/** Says which type each registration is. */
export const REGISTRATIONS_FILE = 'registrations.csv';

/** ICAO type of a code that means one aircraft type; undefined for a family's, or one that is not known. */
function typeOfCode({ aircraft, families }: Tables, code: string): string | undefined {
  return families.typesOf(code) ? undefined : aircraft.find(code)?.value.icaoAircraftType;
}

/**
 * Puts what codes mean into the database: `carriers` and `airports` by IATA and ICAO code, `types` by IATA and ICAO code, and
 * `registrations`, where the folder has a list of them.
 */
export async function createCodeTables(
  database: DuckDBConnection,
  tables: Tables,
  folder: string,
  report: RowReport,
): Promise<void> {
  const carriers = tables.carriers.all.flatMap(({ iataCarrierCode: iata, icaoCarrierCode: icao }) => [
    { code: iata, iata },
    ...(icao === '' ? [] : [{ code: icao, iata }]),
  ]);
  const airports = Array.from({ length: tables.airports.count }, (_, index) => tables.airports.at(index));
  // Of airports that share an ICAO code (BSL and EAP) the one that the list of flights has comes first.
  const servedFirst = [...airports].sort((one, other) => Number(other.isServed) - Number(one.isServed));
  const places = servedFirst.flatMap(({ iataAirportCode: iata, icaoAirportCode: icao, timeZone: zone }) => [
    { code: iata, iata, zone },
    ...(icao === '' ? [] : [{ code: icao, iata, zone }]),
  ]);
  const types = tables.aircraft.codes.flatMap((code) => {
    const icao = typeOfCode(tables, code);
    return icao === undefined ? [] : [{ code, icao }];
  });
  await createTextTable(database, 'carriers', ['code', 'iata'], firstOf(carriers));
  await createTextTable(database, 'airports', ['code', 'iata', 'zone'], firstOf(places));
  await createTextTable(database, 'types', ['code', 'icao'], types);
  const registrations = await readRegistrations(folder, tables, report);
  await createTextTable(database, 'registrations', ['code', 'icao'], registrations);
}

/** Registrations without hyphens, of types that are known. */
async function readRegistrations(folder: string, tables: Tables, report: RowReport) {
  const path = join(folder, REGISTRATIONS_FILE);
  if (!existsSync(path)) return [];
  const fields = { registration: text, type: matching(/^[A-Z0-9]{2,4}$/, 'an aircraft code') };
  const rows = await readRows({ name: REGISTRATIONS_FILE, path, mostBadFraction: 1 }, fields, report);
  return firstOf(
    rows.flatMap(({ line, values }) => {
      const icao = typeOfCode(tables, values.type);
      const code = values.registration.toUpperCase().replaceAll('-', '');
      if (icao !== undefined) return [{ code, icao }];
      report.leaveOut(REGISTRATIONS_FILE, line, 'an aircraft type that is not known');
      return [];
    }),
  );
}

/** Of rows with the same code the first. */
function firstOf<Row extends { readonly code: string }>(rows: readonly Row[]): readonly Row[] {
  return [...new Map([...rows].reverse().map((row) => [row.code, row])).values()].reverse();
}
