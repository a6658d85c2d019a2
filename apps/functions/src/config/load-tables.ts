import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { readTables, TABLE_NAMES } from '@tim/reference-data';
import type { TableBytes, Tables } from '@tim/reference-data';

/** @param folder - holds each table as `<name>.bin.gz`; ends with a slash */
export function loadTables(folder: URL): Tables {
  const bytes = Object.fromEntries(
    TABLE_NAMES.map((name) => [name, gunzipSync(readFileSync(new URL(`${name}.bin.gz`, folder)))]),
  );
  return readTables(bytes as unknown as TableBytes);
}
