import { existsSync } from 'node:fs';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { CalendarDate } from '@tim/notation';
import type { Tables } from '@tim/reference-data';
import { TaskFailure } from '@tim/terminal';
import type { RowReport } from '../csv/row-report.ts';
import { readAbout } from './about.ts';
import { sqlText, withDatabase } from './database.ts';
import { addFlown, CREATE_FLOWN, FLOWN_ROWS } from './flown.ts';
import { createCodeTables } from './known-codes.ts';
import { rowsOfFile, scheduleFiles } from './read-files.ts';
import { reportLines } from './report-lines.ts';
import { scheduleTable, type FlownColumns } from './schedule-table.ts';

/** A schedule's table, and what is told of its files. */
export type BuiltSchedule = { readonly bytes: Uint8Array; readonly rows: number; readonly lines: readonly string[] };

/**
 * Build the table of a folder's schedules.
 *
 * @param tables - what codes must be in
 * @param report - is told of the list of registrations
 * @param today - the last day that the schedule may be of
 * @throws TaskFailure if there is no such folder, it lacks `about.json` or a schedule, `about.json` is wrong, or no row can be used
 */
export async function buildSchedules(
  folder: string,
  tables: Tables,
  report: RowReport,
  today: CalendarDate,
): Promise<BuiltSchedule> {
  if (!existsSync(folder)) throw new TaskFailure(`no folder ${folder}`);
  const about = readAbout(folder, today);
  const files = scheduleFiles(folder);
  return await withDatabase(async (database) => {
    await createCodeTables(database, tables, folder, report);
    await database.run(CREATE_FLOWN);
    for (const file of files) await addFile(database, folder, file);
    const lines = await reportLines(database, folder, files);
    const columns = (await database.runAndReadAll(FLOWN_ROWS)).getColumnsObjectJS() as unknown as FlownColumns;
    const rows = columns.carrier.length;
    if (rows === 0) throw new TaskFailure([...lines, `no row of ${folder} can be used`].join('\n'));
    return { bytes: scheduleTable(columns, about), rows, lines };
  });
}

async function addFile(database: DuckDBConnection, folder: string, file: string): Promise<void> {
  try {
    await database.run(addFlown(await rowsOfFile(database, folder, file), sqlText(file)));
  } catch (error) {
    if (error instanceof TaskFailure || !(error instanceof Error)) throw error;
    throw new TaskFailure(`${file}: ${error.message}`);
  }
}
