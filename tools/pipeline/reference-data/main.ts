import { latestToday } from '@tim/notation';
import { parseArguments, UsageError } from '@tim/terminal';
import { buildTables } from './build-tables.ts';
import { RowReport } from './csv/row-report.ts';
import { helpText } from './help.ts';
import { readLabelFile, replaceLabels, writeLabels } from './import-labels.ts';
import { loadTables } from './load-tables.ts';
import { writeSchedules } from './schedules/write-schedules.ts';
import { differentFiles, tableFiles, TABLES_FOLDER, writeTableFiles } from './table-files.ts';

/** What the arguments ask for, as the help says. */
function readOptions(args: readonly string[]) {
  return parseArguments({
    args: [...args],
    options: {
      sources: { type: 'string' },
      out: { type: 'string', default: TABLES_FOLDER },
      labels: { type: 'string' },
      'labels-out': { type: 'string' },
      schedules: { type: 'string' },
      check: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  }).values;
}

/**
 * The command that builds the tables.
 *
 * @returns its exit code
 * @throws UsageError, TaskFailure
 */
export async function referenceData(args: readonly string[]): Promise<number> {
  const { sources, out, labels, 'labels-out': labelsOut, schedules, check, help } = readOptions(args);
  if (help) {
    console.log(helpText());
    return 0;
  }
  if (sources !== undefined) return await run(sources, out, labels, check);
  if (labels !== undefined) return await importLabels(labels, out, labelsOut);
  if (schedules !== undefined) return await writeSchedules(schedules, out, latestToday(Date.now()));
  throw new UsageError('Say what to build from: --sources <folder>, --labels <csv> or --schedules <folder>.');
}

/** @returns the exit code */
async function importLabels(labelFile: string, folder: string, out: string | undefined): Promise<number> {
  const report = new RowReport((line) => console.error(line));
  const labels = await readLabelFile(labelFile, loadTables(), report);
  if (wasRejected(report)) return 1;
  if (out === undefined) replaceLabels(folder, labels);
  else writeLabels(out, labels);
  console.log(`${labels.length} ${labels.length === 1 ? 'label' : 'labels'} written to ${out ?? folder}`);
  return 0;
}

/** @returns the exit code */
async function run(sources: string, out: string, labelFile: string | undefined, isCheck: boolean): Promise<number> {
  const report = new RowReport((line) => console.error(line));
  const labels = labelFile === undefined ? [] : await readLabelFile(labelFile, loadTables(), report);
  const files = tableFiles(await buildTables(sources, report, labels));
  if (wasRejected(report)) return 1;
  for (const { name, bytes } of files) console.log(`${String(bytes.length).padStart(8)} bytes  ${name}`);
  console.log(`${String(files.reduce((sum, { bytes }) => sum + bytes.length, 0)).padStart(8)} bytes  together`);
  if (!isCheck) {
    writeTableFiles(out, files);
    return 0;
  }
  const different = differentFiles(out, files);
  console.log(different.length === 0 ? 'all as committed' : `different: ${different.join(', ')}`);
  return different.length === 0 ? 0 : 1;
}

/** Whether too many rows of a file are bad for it to be used; says what was read. */
function wasRejected(report: RowReport): boolean {
  for (const line of report.summary()) console.error(line);
  const rejected = report.rejectedFiles();
  if (rejected.length > 0) console.error(`too many bad rows, nothing written: ${rejected.join(', ')}`);
  return rejected.length > 0;
}
