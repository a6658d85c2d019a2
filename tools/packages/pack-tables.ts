import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKSUM_FILES, hashedData, openTable, type TableName, type TableOrigin } from '@tim/reference-data';
import { compressedTable, readTableFiles, sha256, TABLES_FOLDER } from '@tim/pipeline/reference-data/table-files';
import type { PackIndex } from './source/unpack.ts';

/** Where a table's figures come from, as it stands in a package's provenance.json. */
export type TableProvenance = TableOrigin & {
  /** Of the table, not compressed, as in the repository's lists of checksums. */
  readonly sha256: string;
};

/** One file of several tables and of both lists of checksums, which `unpack` reads. */
export function packTables(names: readonly TableName[]): Uint8Array {
  const tables = readTableFiles(TABLES_FOLDER);
  const lists = CHECKSUM_FILES.map((file) => [file, readFileSync(join(TABLES_FOLDER, file))] as const);
  const files = [...lists, ...names.map((table) => [table, tables[table]] as const)];
  const [core = '', network = ''] = lists.map(([, bytes]) => bytes.toString('latin1'));
  const index: PackIndex = {
    dataSha256: sha256(hashedData({ core, network })),
    lengths: Object.fromEntries(files.map(([file, bytes]) => [file, bytes.length])),
  };
  const line = Buffer.from(`${JSON.stringify(index)}\n`);
  return compressedTable(Buffer.concat([line, ...files.map(([, bytes]) => bytes)]));
}

export function provenanceOf(names: readonly TableName[]): TableProvenance[] {
  const bytes = readTableFiles(TABLES_FOLDER);
  return names.map((table) => ({ ...openTable(table, bytes[table]).origin, sha256: sha256(bytes[table]) }));
}

/** The sources of tables as a Markdown table, each edition once. */
export function licenceTable(tables: readonly TableProvenance[]): string {
  const sources = tables.flatMap((table) => table.sources);
  const lines = sources.map(({ title, edition, licence }) => `| ${title} | ${edition} | ${licence} |`);
  return ['| source | edition | licence |', '| --- | --- | --- |', ...new Set(lines)].join('\n');
}
