import { createEstimator } from '@tim/estimator';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { readTables, TABLE_NAMES, type TableBytes } from '@tim/reference-data';

const bytes = TABLE_NAMES.map((table) => {
  const file = new URL(`../../reference-data/tables/${table}.bin.gz`, import.meta.url);
  return [table, gunzipSync(readFileSync(file))] as const;
});

/** The committed tables. */
export const tables = readTables(Object.fromEntries(bytes) as unknown as TableBytes);

/** An estimator over them: what it finds out of markets it finds out once. */
export const estimator = createEstimator(tables);
