import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { addTotals, comparisonOf, noTotals, type Totals } from '@tim/batch';
import { ListFault, shortEndOf, splitBlocks, type ShortEnd } from '@tim/batch/list';
import { faultTextsIn } from '@tim/batch/languages';
import { ENGINE_VERSION } from '@tim/engine';
import { fillCount, MANNERS, type LanguageCode } from '@tim/languages';
import { UsageError } from '@tim/terminal';
import type { Installed } from '../command.ts';
import { printTo, type Host } from '../host.ts';
import { dataHashOf } from '../load-tables.ts';
import { openDuckDb } from '../parquet/duckdb.ts';
import { spokenIn } from '../spoken.ts';
import { fewerWorkersLine, workersFor } from '../workers.ts';
import { writeAnsweredParquet } from './answered-parquet.ts';
import { writeAnsweredXlsx } from './answered-xlsx.ts';
import type { BatchArguments } from './batch-arguments.ts';
import { blockAnswers } from './block-answers.ts';
import { breakdownCsv, breakdownSheets } from './breakdown-lines.ts';
import { listJob, outputKind, type OutputKind } from './list-job.ts';
import { openList } from './open-list.ts';
import { NOTHING, openPartFile, type PartFile } from './part-file.ts';
import { blocksAfter } from './placed-blocks.ts';
import { readTarget } from './read-target.ts';
import { progressLine } from './progress.ts';
import { slowNodeLine } from './slow-node.ts';
import { logLine, sourceLine } from './source-line.ts';
import { columnsLine, summaryLines, totalsJson, type SummaryAbout } from './summary-lines.ts';
import { inOrder, inThisThread, openPool } from './worker-pool.ts';

/** Blocks under way for each worker: one to work on, and one so that it never waits. */
const BLOCKS_EACH = 2;

/**
 * Answer a list: every row in its place with the answer's columns after its own; then the totals, on the errors' stream.
 *
 * @returns the exit code: 0 when the whole list was read, whatever its rows came to
 * @throws UsageError when the list cannot be read as one
 */
export async function runBatch(given: BatchArguments, installed: Installed, host: Host): Promise<number> {
  try {
    return await answerList(given, installed, host);
  } catch (fault) {
    throw fault instanceof ListFault ? new UsageError(messageOf(fault, given.language ?? 'en')) : fault;
  }
}

function messageOf(fault: ListFault, language: LanguageCode): string {
  const message = fault.say(faultTextsIn(language), MANNERS[language]);
  return fault.wantsColumns ? `${message} ${spokenIn(language).batch.faults.wantsColumns}` : message;
}

async function answerList(given: BatchArguments, installed: Installed, host: Host): Promise<number> {
  const start = performance.now();
  const complain = (line: string) => printTo(host.errors, line);
  const { hasAllCabins, kind, saidToday, sheet, out } = given;
  const output = outputKind(out, kind);
  const tablesFolder = given.tablesFolder ?? installed.tablesFolder;
  const spoken = spokenIn(given.language ?? 'en');
  const toOpen = { today: given.today, faults: spoken.batch.faults, standardInput: host.input };
  const target = given.target === undefined ? undefined : await readTarget(given.target, toOpen);
  const list = await openList(given.input, { ...toOpen, kind, ...(sheet !== undefined && { sheet }) });
  const { own, settings, packed, by, leftOut } = listJob(list, given, output, spoken);
  const { format, written } = settings;
  // A list that is known to its end by now is answered before a worker would have its tables.
  const answering = list.beginning.isWhole ? host.answering(tablesFolder) : undefined;
  const dataHash = answering ? answering.estimator.dataHash : dataHashOf(tablesFolder);
  const job = { engineVersion: ENGINE_VERSION, ...settings, dataHash };
  // Said before hours of work, not after them.
  if (output === 'parquet') (await openDuckDb()).closeSync();
  const part = out === undefined ? undefined : openPartFile(out, { job, saidToday, today: given.today });
  const { cityNamesFile } = installed;
  const answerSettings = { ...settings, packed, today: part?.today ?? given.today, cityNamesFile };
  const jobs = workersFor(given.jobs, host.machine);
  if (jobs < given.jobs && !given.isJson) complain(fewerWorkersLine(given.jobs, jobs, spoken.faults, spoken.manner));
  const pool = answering
    ? inThisThread(() => blockAnswers(answerSettings, answering))
    : openPool(installed.workerFile, { count: jobs, bytes: list.bytes }, { ...answerSettings, tablesFolder });
  const totals = part ? structuredClone(part.reached.totals) : noTotals();
  const progress = progressLine(list.bytes, spoken, host.errors);
  try {
    const { made } = await pool.ready;
    if (!given.isJson) {
      if (list.about) complain(sourceLine(list.about, spoken));
      else if (format.log) complain(logLine(format.log, spoken));
      complain(columnsLine(format, written, leftOut, spoken));
    }
    const slowNode = slowNodeLine(process.versions.node, spoken);
    if (slowNode !== undefined && !given.isJson) complain(slowNode);
    if (part && totals.rows > 0) {
      complain(fillCount(spoken.batch.goesOn, { count: totals.rows, file: part.path }, spoken.manner));
    }
    const blocks = blocksAfter(splitBlocks(list.pieces, format, true), part?.reached ?? NOTHING, out ?? '');
    let shortEnd: ShortEnd | undefined;
    await inOrder(
      blocks,
      BLOCKS_EACH * jobs,
      ({ block, isFirst }) => {
        shortEnd = shortEndOf(block, isFirst, format);
        return pool.send({ block, isFirst });
      },
      async (done, { inputBytes, inputHash }) => {
        addTotals(totals, done.totals);
        if (part) part.write(done.bytes, { inputBytes, inputHash, totals });
        else if (!host.output.write(done.bytes)) await once(host.output, 'drain');
        progress.show(inputBytes, totals.rows);
      },
    );
    if (part && output === 'parquet') {
      const toParquet = { format, hasAllCabins, ownTypes: list.columnTypes, made, tablesFolder };
      await finishWith(part, output, (file) => writeAnsweredParquet(part.path, file, toParquet));
    } else if (part && output === 'xlsx') {
      const toXlsx = { format: own, hasAllCabins, breakdowns: breakdownSheets(by, totals, spoken) };
      await finishWith(part, output, (file) => writeAnsweredXlsx(part.path, file, toXlsx));
    } else part?.finish();
    progress.clear();
    const seconds = (performance.now() - start) / 1000;
    const comparison = comparisonOf(totals, target, spoken.titles, spoken.manner);
    say(given, host, totals, { format, made, seconds, leftOut, source: list.about, shortEnd, by, comparison, spoken });
    return 0;
  } finally {
    part?.close();
    await pool.close();
  }
}

function say(
  { isJson, out, isForSpreadsheets }: BatchArguments,
  { output, errors }: Host,
  totals: Totals,
  about: SummaryAbout,
): void {
  // If the rows go to the standard output, the totals go to the errors.
  if (isJson) return printTo(out === undefined ? errors : output, totalsJson(totals, about));
  printTo(errors, summaryLines(totals, about).join('\n'));
  // For people the tables are in the summary; a file or another program gets them as CSV.
  if (out !== undefined && about.by.length > 0 && output.isTTY !== true) {
    output.write(breakdownCsv(about.by, totals, isForSpreadsheets));
  }
}

/** Gives the output's name to a file that is made from the rows. */
async function finishWith(part: PartFile, kind: OutputKind, make: (file: string) => Promise<void>): Promise<void> {
  const file = `${part.path}.${kind}`;
  rmSync(file, { force: true });
  try {
    await make(file);
    part.finish(file);
  } finally {
    rmSync(file, { force: true });
  }
}
