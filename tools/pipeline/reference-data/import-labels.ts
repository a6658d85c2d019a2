import { existsSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Tables } from '@tim/reference-data';
import { TaskFailure } from '@tim/terminal';
import type { RowReport } from './csv/row-report.ts';
import { changedTableFiles, compressedTable, writeTableFiles } from './table-files.ts';
import { buildEasaLabels, readEasaLabels, type LabelRow } from './tables/easa-labels.ts';

/**
 * Labels of a CSV file, their codes held against the tables.
 *
 * @throws TaskFailure if there is no such file, or it is not such a file
 */
export async function readLabelFile(path: string, tables: Tables, report: RowReport): Promise<readonly LabelRow[]> {
  if (!existsSync(path)) throw new TaskFailure(`no file ${path}`);
  return await readEasaLabels({ name: basename(path), path }, tables, report);
}

/** Put the labels into a folder of tables in place of those that are there; the other tables stay as they are. */
export function replaceLabels(folder: string, labels: readonly LabelRow[]): void {
  writeTableFiles(folder, changedTableFiles(folder, { 'easa-labels': buildEasaLabels(labels) }));
}

/** Write the labels as a file of their own. */
export function writeLabels(path: string, labels: readonly LabelRow[]): void {
  writeFileSync(path, compressedTable(buildEasaLabels(labels)));
}
