import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { addTotals, COVERAGE_BY, noTotals, peopleColumns, type Totals } from '@tim/batch';
import {
  ListFault,
  listFormat,
  shortEndOf,
  splitBlocks,
  writtenAs,
  type ListFormat,
  type ShortEnd,
} from '@tim/batch/list';
import { faultTextsIn } from '@tim/batch/languages';
import { ENGINE_VERSION } from '@tim/engine';
import { fill, fillCount, MANNERS, type LanguageCode } from '@tim/languages';
import { UsageError } from '@tim/terminal';
import type { Installed } from '../command.ts';
import { printTo, type Host } from '../host.ts';
import { dataHashOf } from '../load-tables.ts';
import { openDuckDb } from '../parquet/duckdb.ts';
import { tableRows, writeAnsweredParquet } from './answered-parquet.ts';
import { writeAnsweredXlsx, type ToXlsx } from './answered-xlsx.ts';
import type { BatchArguments } from './batch-arguments.ts';
import { askedBreakdowns, breakdownCsv, breakdownSheets } from './breakdown-lines.ts';
import { blockAnswers, type Done } from './block-answers.ts';
import { demandRecords } from './demand-records.ts';
import { openList, type List } from './open-list.ts';
import { openPartFile, type PartFile } from './part-file.ts';
import { blocksAfter, placedBlocks, type Place } from './placed-blocks.ts';
import { progressLine } from './progress.ts';
import { slowNodeLine } from './slow-node.ts';
import { logLine, sourceLine } from './source-line.ts';
import { spokenIn, type Spoken } from '../spoken.ts';
import { columnsLine, summaryLines, totalsJson, unusedBeside } from './summary-lines.ts';
import { inThisThread, openPool } from './worker-pool.ts';
import { Refusal } from '../refusal.ts';
import { fewerWorkersLine, WORKER_BYTES, workersFor } from '../workers.ts';

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

// oxlint-disable-next-line max-lines-per-function -- one run, from the list that is read to the file that is written
async function answerList(given: BatchArguments, installed: Installed, host: Host): Promise<number> {
  const start = performance.now();
  const complain = (line: string) => printTo(host.errors, line);
  const { cabin, hasAllCabins, isWithoutPeople, hasWhatIf, saidToday, sheet, out } = given;
  demandWritable(out, given.kind);
  const tablesFolder = given.tablesFolder ?? installed.tablesFolder;
  const spoken = spokenIn(given.language ?? 'en');
  const list = await openList(given.input, {
    kind: given.kind,
    today: given.today,
    faults: spoken.batch.faults,
    standardInput: host.input,
    ...(sheet !== undefined && { sheet }),
  });
  const isParquet = out !== undefined && PARQUET_NAME.test(out);
  const isXlsx = out !== undefined && XLSX_NAME.test(out);
  const isTable = isParquet || isXlsx;
  // No apostrophe before a formula is needed in a workbook: its cells say that they are texts.
  const isForSpreadsheets = given.isForSpreadsheets && !isXlsx;
  const own = formatOf(list, given, spoken);
  const format: ListFormat = isTable ? { ...own, decimalMark: '.' } : own;
  // Parquet and workbooks are made from the CSV that is written, so that CSV is UTF-8 without a mark.
  const written = writtenAs(
    isTable ? { ...format, encoding: 'utf-8', hasMark: false } : format,
    isForSpreadsheets && !isParquet,
  );
  const titles = given.language && !isParquet ? spoken.titles.columns : undefined;
  const by = askedBreakdowns(given.by, format, isWithoutPeople);
  const settings = {
    format,
    written,
    cabin,
    hasAllCabins,
    isForSpreadsheets,
    isWithoutPeople,
    language: given.language ?? 'en',
    ...(titles && { titles }),
    by: [...by, ...COVERAGE_BY],
    hasWhatIf,
  };
  const leftOut = isWithoutPeople
    ? peopleColumns(format.header, format.columns).map((at) => format.header[at] ?? '')
    : [];
  // A list that is known to its end by now is answered before a worker would have its tables.
  const answering = list.beginning.isWhole ? host.answering(tablesFolder) : undefined;
  const dataHash = answering ? answering.estimator.dataHash : dataHashOf(tablesFolder);
  const job = { engineVersion: ENGINE_VERSION, ...settings, dataHash };
  // Said before hours of work, not after them.
  if (isParquet) (await openDuckDb()).closeSync();
  const part = out === undefined ? undefined : openPartFile(out, { job, saidToday, today: given.today });
  const { cityNamesFile } = installed;
  const answerSettings = { ...settings, today: part?.today ?? given.today, cityNamesFile };
  const jobs = workersFor(given.jobs, WORKER_BYTES, host.machine);
  if (jobs < given.jobs && !given.isJson) complain(fewerWorkersLine(given.jobs, jobs, spoken.faults, spoken.manner));
  const pool = answering
    ? inThisThread(() => blockAnswers(answerSettings, answering))
    : openPool(installed.workerFile, jobs, { ...answerSettings, tablesFolder });
  const totals = part ? structuredClone(part.reached.totals) : noTotals();
  const progress = progressLine(list.bytes, spoken, host.errors);
  const toParquet = isParquet && { format, hasAllCabins, ownTypes: list.columnTypes };
  const packed = (bytes: Uint8Array, isFirst: boolean): Uint8Array | Promise<Uint8Array> => {
    if (toParquet && format.kind === 'csv')
      return Buffer.from(tableRows(Buffer.from(bytes).toString(), isFirst, toParquet));
    return out !== undefined && GZIP_NAME.test(out) ? gzipped(bytes) : bytes;
  };

  const write = async (done: Done, bytes: Uint8Array, place: Place): Promise<void> => {
    addTotals(totals, done.totals);
    if (part) part.write(bytes, { ...place, totals });
    else if (!host.output.write(bytes)) await once(host.output, 'drain');
    progress.show(place.inputBytes, totals.rows);
  };
  try {
    const { made } = await pool.ready;
    if (!given.isJson) {
      if (list.about) complain(sourceLine(list.about, spoken));
      else if (format.log) complain(logLine(format.log, spoken));
      complain(columnsLine(format, written, leftOut, spoken));
    }
    const slowNode = slowNodeLine(process.versions.node, spoken);
    if (slowNode !== undefined && !given.isJson) complain(slowNode);
    if (part && totals.rows > 0) complain(goesOnLine(totals.rows, part.path, spoken));
    // Blocks are answered side by side and written in their order; before one more is read, one of those under way is written.
    const underWay: Promise<void>[] = [];
    let last = Promise.resolve();
    const blocks = placedBlocks(splitBlocks(list.pieces, format, true));
    const todo = part && out !== undefined ? blocksAfter(blocks, part.reached, out) : blocks;
    let shortEnd: ShortEnd | undefined;
    for await (const { block, isFirst, ...place } of todo) {
      shortEnd = shortEndOf(block, isFirst, format);
      const before = last;
      const done = pool
        .send({ block, isFirst })
        .then(async (answer) => [answer, await packed(answer.bytes, isFirst)] as const);
      // What fails is told when it is awaited.
      done.catch(() => undefined);
      last = (async () => {
        await before;
        await write(...(await done), place);
      })();
      last.catch(() => undefined);
      underWay.push(last);
      if (underWay.length >= BLOCKS_EACH * jobs) await underWay.shift();
    }
    await last;
    const toXlsx = isXlsx && { format: own, hasAllCabins, breakdowns: breakdownSheets(by, totals, spoken) };
    if (part) await finish(part, toParquet && { ...toParquet, made, tablesFolder }, toXlsx);
    progress.clear();
    const seconds = (performance.now() - start) / 1000;
    const about = { format, made, seconds, leftOut, spoken, shortEnd, by };
    say(given, host, totals, { ...about, ...(list.about && { source: list.about }) });
    return 0;
  } finally {
    part?.close();
    await pool.close();
  }
}

/** That a run goes on where one before it stopped. */
const goesOnLine = (count: number, file: string, { batch, manner }: Spoken): string =>
  fillCount(batch.goesOn, { count, file }, manner);

function formatOf({ beginning, about }: List, { kind, said }: BatchArguments, { batch }: Spoken): ListFormat {
  try {
    return listFormat(beginning, kind, about ? { ...said, delimiter: ',', hasTypedCells: true } : said);
  } catch (fault) {
    if (kind === 'ndjson') demandRecords(beginning, batch);
    throw fault;
  }
}

function say(
  { isJson, out, isForSpreadsheets }: BatchArguments,
  { output, errors }: Host,
  totals: Totals,
  { spoken, ...about }: Parameters<typeof totalsJson>[1] & { readonly spoken: Spoken },
): void {
  const { made, seconds, format, shortEnd, by } = about;
  const unusedColumns = unusedBeside(format, by);
  const told = { made, seconds, ownReturns: format.ownReturns?.counts, shortEnd, unusedColumns, by, spoken };
  if (!isJson) printTo(errors, summaryLines(totals, told).join('\n'));
  // For people the tables are in the summary; a file or another program gets them as CSV.
  if (!isJson && out !== undefined && by.length > 0 && output.isTTY !== true) {
    output.write(breakdownCsv(by, totals, isForSpreadsheets));
  }
  if (!isJson) return;
  // If the rows go to the standard output, the totals go to the errors.
  printTo(out === undefined ? errors : output, totalsJson(totals, about));
}

async function finish(
  part: PartFile,
  toParquet: Parameters<typeof writeAnsweredParquet>[2] | false,
  toXlsx: ToXlsx | false,
): Promise<void> {
  if (!toParquet && !toXlsx) {
    part.finish();
    return;
  }
  const whole = `${part.path}.${toXlsx ? 'xlsx' : 'parquet'}`;
  rmSync(whole, { force: true });
  try {
    if (toXlsx) await writeAnsweredXlsx(part.path, whole, toXlsx);
    if (toParquet) await writeAnsweredParquet(part.path, whole, toParquet);
    part.finish(whole);
  } finally {
    rmSync(whole, { force: true });
  }
}

/** @throws UsageError when the output's name says a kind of file that is not written, or not of such a list */
function demandWritable(out: string | undefined, kind: ListFormat['kind']): void {
  if (out === undefined) return;
  if (NOT_WRITTEN.test(out)) throw new Refusal((faults) => fill(faults.onlyXlsx, { file: out }));
  if (kind === 'ndjson' && XLSX_NAME.test(out)) {
    throw new Refusal((faults) => faults.xlsxOfNdjson);
  }
}

const PARQUET_NAME = /\.parquet$/i;
const XLSX_NAME = /\.xlsx$/i;
const NOT_WRITTEN = /\.(?:ods|xls|xlsb|xlsm|numbers)$/i;
const GZIP_NAME = /\.gz$/i;
/** Each block is a member of its own, so that an output can be cut after any of them. */
const gzipped: (bytes: Uint8Array) => Promise<Uint8Array> = promisify(gzip);
