import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CalendarDate } from '@tim/notation';
import { RowReport } from '../csv/row-report.ts';
import { loadTables } from '../load-tables.ts';
import { compressedTable, OWN_ABOUT_FILE, OWN_TABLE_FILE } from '../table-files.ts';
import { ABOUT_FILE } from './about.ts';
import { buildSchedules } from './build-schedules.ts';

/**
 * Build a folder's schedules and write their table, with what is said of them beside it.
 *
 * @returns the exit code
 * @throws TaskFailure as `buildSchedules` does
 */
export async function writeSchedules(folder: string, out: string, today: CalendarDate): Promise<number> {
  const report = new RowReport((line) => console.error(line));
  const { bytes, rows, lines } = await buildSchedules(folder, loadTables(), report, today);
  for (const line of [...report.summary(), ...lines]) console.error(line);
  mkdirSync(out, { recursive: true });
  const compressed = compressedTable(bytes);
  writeFileSync(join(out, OWN_TABLE_FILE), compressed);
  copyFileSync(join(folder, ABOUT_FILE), join(out, OWN_ABOUT_FILE));
  console.log(`${rows} rows, ${compressed.length} bytes written to ${join(out, OWN_TABLE_FILE)}`);
  return 0;
}
