import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { NO_LABELS, OWN_TABLE, readTables, TABLE_NAMES } from '@tim/reference-data';
import type { TableBytes, TableName, Tables } from '@tim/reference-data';

/** Which EASA labels take the place of estimates: none, those imported into the tables, or the made-up samples. */
export type LabelChoice = 'off' | 'on' | 'sample';

/** @param folder - holds each table as `tables/<name>.bin.gz`, the operator's own schedules too if there are any, and the sample labels; ends with a slash */
export function loadTables(folder: URL, labels: LabelChoice): Tables {
  const fileOf = (name: TableName | typeof OWN_TABLE) =>
    labels === 'sample' && name === 'easa-labels' ? 'samples/easa-labels.bin.gz' : `tables/${name}.bin.gz`;
  const own = existsSync(new URL(fileOf(OWN_TABLE), folder)) ? [OWN_TABLE] : [];
  const bytes = Object.fromEntries(
    [...TABLE_NAMES, ...own].map((name) => [name, gunzipSync(readFileSync(new URL(fileOf(name), folder)))]),
  );
  const tables = readTables(bytes as unknown as TableBytes);
  return labels === 'off' ? { ...tables, easaLabels: NO_LABELS } : tables;
}
