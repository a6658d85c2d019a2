import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { AnsweredWith } from '@tim/batch';
import { asParquet, copyTo, quoted } from '../parquet/duckdb.ts';
import { parquetMetadata } from '../parquet/parquet-metadata.ts';
import { FACTOR_TABLES, type TableColumns } from './factor-columns.ts';
import { FACTOR_FILES } from './factor-rows.ts';

/** What the files say of themselves. */
export type Origin = { readonly made: AnsweredWith; readonly tablesFolder: string };

/** Memory that DuckDB may take to sort a table; what is beyond it waits on the disk. */
const SORT_MEMORY = '300MB';
/** Each takes some of it: a computer with many processors would have too little for each. */
const SORT_THREADS = 2;

/** Each table's CSV as one sorted Parquet file; of the factors one a month. */
export async function writeParquet(
  duckDb: DuckDBConnection,
  csvFolder: string,
  out: string,
  { made, tablesFolder }: Origin,
): Promise<void> {
  mkdirSync(join(out, 'factors'), { recursive: true });
  await duckDb.run(`SET memory_limit = '${SORT_MEMORY}'`);
  await duckDb.run(`SET threads = ${SORT_THREADS}`);
  await duckDb.run(`SET temp_directory = ${quoted(join(csvFolder, 'sorted'))}`);
  for (const [file, table] of Object.entries(FACTOR_FILES)) {
    const columns = FACTOR_TABLES[table];
    const rows = readCsv(join(csvFolder, `${file}-*.csv`), columns);
    const target = join(out, `${file}.parquet`);
    const metadata = parquetMetadata(made, columns, tablesFolder);
    await copyTo(duckDb, `FROM ${rows} ORDER BY ALL`, target, asParquet(metadata));
  }
}

function readCsv(files: string, columns: TableColumns): string {
  const types = Object.entries(columns).map(([name, type]) => `${name}: '${type}'`);
  return `read_csv(${quoted(files)}, header = true, auto_detect = false, columns = {${types.join(', ')}})`;
}
