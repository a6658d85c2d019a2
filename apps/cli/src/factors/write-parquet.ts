import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { UsageError } from '@tim/terminal';
import { FACTOR_TABLES, type TableColumns } from './factor-columns.ts';
import { FACTOR_FILES } from './factor-rows.ts';

/**
 * DuckDB in memory.
 *
 * @throws UsageError when it is not installed: the published command comes without it, as 70 MB that few need
 */
export async function openDuckDb(): Promise<DuckDBConnection> {
  try {
    const { DuckDBInstance } = await import('@duckdb/node-api');
    const instance = await DuckDBInstance.create();
    return await instance.connect();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new UsageError(
      'Parquet is written by DuckDB: install it beside this command (npm install @duckdb/node-api), or ask for --format csv.',
    );
  }
}

/** Each table's CSV as one sorted Parquet file; of the factors one a month. */
export async function writeParquet(duckDb: DuckDBConnection, csvFolder: string, out: string): Promise<void> {
  mkdirSync(join(out, 'factors'), { recursive: true });
  for (const [file, table] of Object.entries(FACTOR_FILES)) {
    const rows = readCsv(join(csvFolder, `${file}-*.csv`), FACTOR_TABLES[table]);
    const target = quoted(join(out, `${file}.parquet`));
    await duckDb.run(`COPY (FROM ${rows} ORDER BY ALL) TO ${target} (FORMAT parquet, COMPRESSION zstd)`);
  }
}

function readCsv(files: string, columns: TableColumns): string {
  const types = Object.entries(columns).map(([name, type]) => `${name}: '${type}'`);
  return `read_csv(${quoted(files)}, header = true, auto_detect = false, columns = {${types.join(', ')}})`;
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
