import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { TaskFailure } from '@tim/terminal';
import { ABOUT_FILE } from './about.ts';
import { findColumns, FLIGHT_FIELDS, type FlightField } from './columns.ts';
import { readTexts, sqlFile, sqlName, sqlText } from './database.ts';
import { REGISTRATIONS_FILE } from './known-codes.ts';
import { linesOf, ssimRows } from './ssim.ts';

/** Finds a file's format by its name. */
const FORMATS = [
  [/\.csv(\.gz)?$/i, csvRows],
  [/\.parquet$/i, parquetRows],
  [/\.ssim(\.gz)?$/i, (_database: DuckDBConnection, path: string) => Promise.resolve(ssimRows(path))],
] as const;

/**
 * The files of a folder that hold flights.
 *
 * @throws TaskFailure if there is none, or one of another format
 */
export function scheduleFiles(folder: string): readonly string[] {
  const names = readdirSync(folder).filter((name) => name !== ABOUT_FILE && name !== REGISTRATIONS_FILE);
  const others = names.filter((name) => !FORMATS.some(([pattern]) => pattern.test(name)));
  const formats = '.csv, .csv.gz, .parquet, .ssim or .ssim.gz';
  if (others.length > 0) throw new TaskFailure(`not a schedule by its name (${formats}): ${others.join(', ')}`);
  if (names.length === 0) throw new TaskFailure(`no schedule in ${folder} (${formats})`);
  return names.sort();
}

/**
 * @returns SQL of a file's flights: `line`, a text for each field, '' where the file has no such column, `shift` the days from the
 *   dates to those at the origin, `departure_hour` in UTC where the file's format has it, and `is_fortnightly`
 * @throws TaskFailure if a column is missing
 */
export async function rowsOfFile(database: DuckDBConnection, folder: string, name: string): Promise<string> {
  const read = FORMATS.find(([pattern]) => pattern.test(name))?.[1];
  if (!read) throw new TaskFailure(`${name}: not a schedule by its name`);
  return await read(database, join(folder, name), name);
}

/** The fields in their order, as the formats with named columns have them. */
function selectFields(found: ReadonlyMap<FlightField, number>, columnAt: (place: number) => string): string {
  const fields = FLIGHT_FIELDS.map((field) => {
    const place = found.get(field);
    const text = place === undefined ? "''" : `coalesce(trim(${columnAt(place)}::varchar), '')`;
    return `${text} as ${sqlName(field)}`;
  });
  return `${fields.join(', ')}, 0 as shift, null::int as departure_hour, false as is_fortnightly`;
}

const DELIMITERS = [',', ';', '\t', '|'];

/** Every field is read as text; a row with too few fields or too many is rejected, and told from DuckDB's table of those. */
async function csvRows(database: DuckDBConnection, path: string, name: string): Promise<string> {
  const [[firstLine = ''] = []] = await readTexts(database, `from ${linesOf(path)} limit 1`);
  const line = firstLine.replace(/^\uFEFF/, '');
  const [delimiter = ','] = [...DELIMITERS].sort((one, other) => line.split(other).length - line.split(one).length);
  const header = line.split(delimiter).map((word) => word.trim().replaceAll(/^"|"$/g, ''));
  const found = findColumns(name, header);
  const columns = header.map((_, place) => `'c${place}': 'VARCHAR'`).join(', ');
  return `
    select row_number() over () as line, ${selectFields(found, (place) => `c${place}`)}
    from read_csv(${sqlFile(path)}, columns = {${columns}}, auto_detect = false, header = true, delim = ${sqlText(delimiter)},
      quote = '"', escape = '"', store_rejects = true)`;
}

async function parquetRows(database: DuckDBConnection, path: string, name: string): Promise<string> {
  const described = await readTexts(database, `describe select * from read_parquet(${sqlFile(path)})`);
  const header = described.map(([column = '']) => column);
  return `
    select file_row_number + 1 as line, ${selectFields(findColumns(name, header), (place) => sqlName(header[place] ?? ''))}
    from read_parquet(${sqlFile(path)}, file_row_number = true)`;
}
