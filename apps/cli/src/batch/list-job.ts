import { readFileSync } from 'node:fs';
import { COVERAGE_BY, peopleColumns, SOURCE_DELIMITER, type BreakdownBy } from '@tim/batch';
import {
  listFormat,
  MOST_CORRECTIONS_BYTES,
  readCorrections,
  writtenAs,
  type Beginning,
  type Corrections,
  type ListFormat,
} from '@tim/batch/list';
import { fill, joined } from '@tim/languages';
import { UsageError } from '@tim/terminal';
import { Refusal } from '../refusal.ts';
import type { Spoken } from '../spoken.ts';
import type { BatchArguments } from './batch-arguments.ts';
import type { AnswerSettings } from './block-answers.ts';
import { askedBreakdowns } from './breakdown-lines.ts';
import { readJsonObject } from './json-object.ts';
import { sizeOf, type List } from './open-list.ts';

/** What an output's name says that it is. */
export type OutputKind = 'rows' | 'gzip' | 'parquet' | 'xlsx';

/** What is done with a list, told by its beginning and by the arguments. */
export type ListJob = {
  /** How the list itself is written: Parquet and workbooks have figures with another mark. */
  readonly own: ListFormat;
  /** What must be the same for a run to go on where it stopped. Plain data: workers get it. */
  readonly settings: Omit<AnswerSettings, 'cityNamesFile' | 'today' | 'packed'>;
  readonly packed: AnswerSettings['packed'];
  /** The breakdowns that were asked for. */
  readonly by: readonly BreakdownBy[];
  /** Names of columns that are not written. */
  readonly leftOut: readonly string[];
};

/** @throws UsageError or ListFault when the list cannot be answered as it is asked */
export function listJob(list: List, given: BatchArguments, output: OutputKind, spoken: Spoken): ListJob {
  const { cabin, hasAllCabins, isWithoutPeople, hasWhatIf } = given;
  const isTable = output === 'parquet' || output === 'xlsx';
  // No apostrophe before a formula is needed in a workbook: its cells say that they are texts.
  const isForSpreadsheets = given.isForSpreadsheets && output !== 'xlsx';
  const own = formatOf(list, given, spoken);
  const format: ListFormat = isTable ? { ...own, decimalMark: '.' } : own;
  // Parquet and workbooks are made from the CSV that is written, so that CSV is UTF-8 without a mark.
  const written = writtenAs(
    isTable ? { ...format, encoding: 'utf-8', hasMark: false } : format,
    isForSpreadsheets && output !== 'parquet',
  );
  const titles = given.language && output !== 'parquet' ? spoken.titles.columns : undefined;
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
  } as const;
  const leftOut = isWithoutPeople
    ? peopleColumns(format.header, format.columns).map((at) => format.header[at] ?? '')
    : [];
  const isTableOfCsv = output === 'parquet' && format.kind === 'csv';
  return { own, settings, packed: output === 'gzip' ? 'gzip' : isTableOfCsv ? 'table' : undefined, by, leftOut };
}

function formatOf({ beginning, about }: List, given: BatchArguments, { batch }: Spoken): ListFormat {
  const { kind } = given;
  const corrections = given.corrections === undefined ? undefined : readCorrectionsFile(given.corrections);
  const said = { ...given.said, ...(corrections && { corrections }) };
  try {
    return listFormat(beginning, kind, about ? { ...said, delimiter: SOURCE_DELIMITER, hasTypedCells: true } : said);
  } catch (fault) {
    if (kind === 'ndjson') demandRecords(beginning, batch);
    throw fault;
  }
}

/**
 * What was chosen for a list before this one.
 *
 * @throws Refusal when there is no such file, or it holds something else
 */
function readCorrectionsFile(file: string): Corrections {
  const text = sizeOf(file) > MOST_CORRECTIONS_BYTES ? '' : readFileSync(file, 'utf8');
  const corrections = readCorrections(text);
  if (!corrections) throw new Refusal((faults) => fill(faults.corrections, { file }));
  return corrections;
}

/** @throws UsageError when no line at a list's beginning is a JSON object: then it is no NDJSON, whatever it is called */
function demandRecords({ bytes }: Beginning, { faults, sentences }: Spoken['batch']): void {
  const lines = Buffer.from(bytes)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .split('\n');
  const at = lines.findIndex((line) => line.trim() !== '');
  const first = lines[at]?.trim() ?? '';
  if (at < 0 || lines.some(readJsonObject)) return;
  throw new UsageError(
    joined(sentences, [fill(faults.noRecords, { line: at + 1 }), first.startsWith('[') ? faults.jsonList : '']),
  );
}

/** @throws UsageError when the output's name says a kind of file that is not written, or not of such a list */
export function outputKind(out: string | undefined, kind: ListFormat['kind']): OutputKind {
  if (out === undefined) return 'rows';
  if (NOT_WRITTEN.test(out)) throw new Refusal((faults) => fill(faults.onlyXlsx, { file: out }));
  const output = OUTPUT_NAMES.find(([, name]) => name.test(out))?.[0] ?? 'rows';
  if (kind === 'ndjson' && output === 'xlsx') throw new Refusal((faults) => faults.xlsxOfNdjson);
  return output;
}

const OUTPUT_NAMES: readonly (readonly [OutputKind, RegExp])[] = [
  ['parquet', /\.parquet$/i],
  ['xlsx', /\.xlsx$/i],
  ['gzip', /\.gz$/i],
];
const NOT_WRITTEN = /\.(?:ods|xls|xlsb|xlsm|numbers)$/i;
