import {
  breakdownOf,
  coverageOf,
  coverageText,
  listResult,
  whatIfOf,
  type AnsweredWith,
  type Attention,
  type BreakdownBy,
  type Comparison,
  type ListResult,
  type OwnReturnCounts,
  type Totals,
  type UnusedColumn,
} from '@tim/batch';
import type { ListFormat, ShortEnd, Written } from '@tim/batch/list';
import type { SourceAbout } from '@tim/batch/sources';
import { fill, fillCount, joined } from '@tim/languages';
import { orCodes } from '../or-codes.ts';
import type { Spoken } from '../spoken.ts';
import { breakdownLines, whatIfLines } from './breakdown-lines.ts';
import { tonnesText } from './tonnes-text.ts';

const counts = (rows: readonly (readonly [name: string, count: number])[]) =>
  rows.toSorted(([, a], [, b]) => b - a).map(([name, count]) => `  ${String(count).padStart(10)}  ${name}`);

/**
 * Which columns are read as what, as `--columns` has them; and an encoding that is not UTF-8.
 *
 * @param leftOut - names of columns that are not written
 */
export function columnsLine(
  { header, columns, further, encoding }: ListFormat,
  written: Written,
  leftOut: readonly string[],
  { batch }: Spoken,
): string {
  const all = [...Object.entries(columns), ...further.map(({ field, place }) => [field, place] as const)];
  const read = all.map(([field, place]) => `${field}=${header[place]}`);
  return [
    fill(batch.columnsRead, { columns: joined(batch.list, read) }),
    ...(leftOut.length === 0 ? [] : [fill(batch.leftOut, { columns: joined(batch.list, leftOut) })]),
    ...(encoding === 'utf-8' ? [] : [fill(batch.letters, { read: encoding, written: written.encoding })]),
  ].join(' ');
}

/** The columns that are neither read nor broken down by. */
const unusedBeside = ({ unusedColumns }: ListFormat, by: readonly BreakdownBy[]): readonly UnusedColumn[] =>
  unusedColumns.filter(({ place }) => !by.some((one) => one.kind === 'column' && one.place === place));

/** Which columns are not read, and which of them may count people: what the total leaves out, if anything, stands below it. */
function unusedLines(columns: readonly UnusedColumn[], spoken: Spoken): readonly string[] {
  if (columns.length === 0) return [];
  const { batch } = spoken;
  const names = columns.map(({ name, mayMean }) =>
    mayMean === undefined ? name : fill(batch.mayMean, { column: name, field: mayMean }),
  );
  const notRead = fill(batch.notRead, { columns: joined(batch.list, names) });
  return [[notRead, ...uncountedTexts(columns, spoken)].join(' ')];
}

/** Which columns may say for how many people or flights a row stands. */
function uncountedTexts(columns: readonly UnusedColumn[], { batch, manner }: Spoken): readonly string[] {
  const names = columns.filter(({ isUncounted }) => isUncounted).map(({ name }) => name);
  const [name] = names;
  if (name === undefined) return [];
  return [fillCount(batch.uncounted, { count: names.length, names: joined(batch.list, names), name }, manner)];
}

/** Which rows that say "there and back" stand for one flight; empty where every one stands for two. */
function returnsLines(told: OwnReturnCounts | undefined, rows: number, { batch }: Spoken): readonly string[] {
  if (!told) return [];
  const { own, all, seen } = told;
  const later = rows > seen ? [fill(batch.laterReturns, { seen })] : [];
  return [[fill(batch.returns, { own, all }), ...later].join(' ')];
}

/** What is told beside the totals. */
export type SummaryAbout = {
  readonly format: ListFormat;
  readonly made: AnsweredWith;
  readonly seconds: number;
  /** Names of columns that are not written. */
  readonly leftOut: readonly string[];
  /** What the file was taken for, where it is no CSV or NDJSON. */
  readonly source?: SourceAbout | undefined;
  /** Where the list may have been cut. */
  readonly shortEnd: ShortEnd | undefined;
  /** What the total is broken down by. */
  readonly by: readonly BreakdownBy[];
  /** The list next to its target. */
  readonly comparison: Comparison | undefined;
  readonly spoken: Spoken;
};

/** What a list came to, for programs: grams of CO2e well-to-wake, and the columns that were read and that were not. */
export function totalsJson(
  totals: Totals,
  { format, made, seconds, leftOut, source, shortEnd, by, comparison }: SummaryAbout,
): string {
  const { header } = format;
  const columns = Object.fromEntries(Object.entries(format.columns).map(([field, place]) => [field, header[place]]));
  const unusedColumns = unusedBeside(format, by);
  const further = format.further.map(({ field, place }) => [field, header[place]]);
  const ownReturns = format.ownReturns?.counts ?? null;
  const {
    ranges: _groups,
    placeChoices: _byName,
    attention: _byKey,
    lines: _lines,
    breakdowns: groups,
    whatIf,
    ...sums
  } = totals;
  const result = listResult(totals);
  return JSON.stringify(
    {
      ...(source && { source }),
      ...sums,
      ...made,
      columns,
      further,
      unusedColumns,
      ownReturns,
      leftOut,
      ...(shortEnd && { shortEnd }),
      result,
      coverage: coverageOf(totals),
      ...(whatIf && { whatIf: whatIfOf(totals, comparison) }),
      ...(comparison && { target: comparison }),
      ...(by.length > 0 && { breakdowns: by.map((one, at) => breakdownOf(one, groups?.[at])) }),
      seconds: Number(seconds.toFixed(1)),
    },
    undefined,
    2,
  );
}

/** What a list came to, for people: tonnes with three decimals, as reports want them. */
export function summaryLines(
  totals: Totals,
  { format, made, seconds, shortEnd, by, comparison, spoken }: SummaryAbout,
): readonly string[] {
  const { batch, titles, manner } = spoken;
  const result = listResult(totals);
  const { skipped, attention: missing, placeChoices } = result;
  const skippedRows = skipped.reduce((sum, { rows }) => sum + rows, 0);
  const attention = [
    ...(missing.length > 0 ? [batch.reasons] : []),
    ...counts(missing.map((found) => [missingText(found, spoken), found.rows])),
    ...placeChoices.map((choice) => placeText(choice, spoken)),
  ];
  const sum = totalLines(result, totals.rows - skippedRows, spoken);
  const coverage = coverageText(coverageOf(totals), titles, manner);
  const { gramsByTier, rowsByWarning } = totals;
  const warnings = Object.entries(rowsByWarning).map(
    ([warning, rows]) => [titleOf(titles.warnings, warning), rows] as const,
  );
  return [
    // What keeps every row from a figure is worth more than that there is none.
    ...(result.kind === 'total'
      ? [...sum, ...tierLines(gramsByTier, spoken), coverage, ...attention]
      : [...sum, ...attention]),
    ...returnsLines(format.ownReturns?.counts, totals.rows, spoken),
    ...(shortEnd ? [fill(batch.shortEnd, shortEnd)] : []),
    ...(skippedRows > 0 ? [fillCount(batch.skipped, { count: skippedRows }, manner)] : []),
    ...counts(skipped.map(({ kind, rows }) => [titles.skipped[kind], rows])),
    ...(skipped.some(({ kind }) => kind === 'refund') ? [batch.refund] : []),
    ...(warnings.length > 0 ? [batch.warnings, ...counts(warnings)] : []),
    ...unusedLines(unusedBeside(format, by), spoken),
    ...(result.kind === 'total' ? breakdownLines(by, totals, spoken) : []),
    ...whatIfLines(totals, comparison, spoken),
    ...(comparison ? [comparison.text] : []),
    fill(batch.made, {
      engine: made.engineVersion,
      model: made.modelVersion,
      data: made.dataHash,
      seconds: seconds.toFixed(1).replace('.', manner.decimalMark),
    }),
  ];
}

const tierLines = (gramsByTier: Totals['gramsByTier'], spoken: Spoken): readonly string[] =>
  Object.entries(gramsByTier).map(
    ([tier, of]) =>
      `  ${fill(spoken.batch.tonnes, { tonnes: tonnesText(of, spoken) }).padStart(20)}  ${titleOf(spoken.titles.tiers, tier)}`,
  );

const titleOf = (titles: Readonly<Record<string, string>>, code: string): string => titles[code] ?? code;

/** What is wrong with rows, as the first of them says it. */
function missingText({ field, firstRow, rows, text }: Attention, { batch, titles }: Spoken): string {
  const what = field && field !== 'row' ? fill(batch.ofField, { field: titles.fields[field], what: text }) : text;
  return fill(rows === 1 ? batch.onlyRow : batch.firstRow, { row: firstRow, what });
}

/** What to write for rows whose place has a name that nobody knows, or that several places have. */
function placeText(
  { text: name, codes, rows: count }: ListResult['placeChoices'][number],
  { batch, faults, manner }: Spoken,
): string {
  const [code] = codes;
  return code === undefined
    ? fillCount(batch.unknownPlace, { count, name }, manner)
    : fillCount(batch.place, { count, name, codes: orCodes(codes, faults.orCodes), code }, manner);
}

function totalLines(result: ListResult, rows: number, spoken: Spoken): readonly string[] {
  const { batch, manner } = spoken;
  if (result.kind === 'no-figure-yet') {
    const { rowsNeedingAttention: wrong } = result;
    return [wrong === 0 ? batch.noFlights : fillCount(batch.noFigureYet, { count: wrong }, manner)];
  }
  const { grams, range, flights, rows: figures } = result;
  const tonnes = tonnesText(grams, spoken);
  const inRange = range && {
    tonnes,
    low: tonnesText(range.lowGrams, spoken),
    high: tonnesText(range.highGrams, spoken),
  };
  return [
    fill(batch.total, {
      figures,
      rows,
      rowsWithFigure: fillCount(batch.rows, { count: figures }, manner),
      rowsInAll: fillCount(batch.rows, { count: rows }, manner),
      tonnes: inRange ? fill(batch.wellToWakeRange, inRange) : fill(batch.wellToWake, { tonnes }),
      flights: fillCount(batch.flightsOfOne, { count: flights }, manner),
    }),
  ];
}
