import {
  breakdownOf,
  listResult,
  type AnsweredWith,
  type Attention,
  type BreakdownBy,
  type ListResult,
  type OwnReturnCounts,
  type Totals,
  type UnusedColumn,
} from '@tim/batch';
import type { ListFormat, ShortEnd, Written } from '@tim/batch/list';
import type { SourceAbout } from '@tim/batch/sources';
import type { Spoken } from '../spoken.ts';
import { breakdownLines } from './breakdown-lines.ts';
import { tonnesText } from './tonnes-text.ts';

const counts = (rows: readonly (readonly [name: string, count: number])[]) =>
  rows.toSorted(([, a], [, b]) => b - a).map(([name, count]) => `  ${String(count).padStart(10)}  ${name}`);

/**
 * Which columns are read as what, as `--columns` has them; and an encoding that is not UTF-8.
 *
 * @param leftOut - names of columns that are not written
 */
export function columnsLine(
  { header, columns, further, encoding }: Omit<ListFormat, 'kind' | 'places'>,
  written: Written,
  leftOut: readonly string[],
  { batch }: Spoken,
): string {
  const all = [...Object.entries(columns), ...further.map(({ field, place }) => [field, place] as const)];
  const read = all.map(([field, place]) => `${field}=${header[place]}`);
  return [
    batch.columnsRead(read),
    ...(leftOut.length === 0 ? [] : [batch.leftOut(leftOut)]),
    ...(encoding === 'utf-8' ? [] : [batch.letters(encoding, written.encoding)]),
  ].join(' ');
}

/** The columns that are neither read nor broken down by. */
export const unusedBeside = (
  { unusedColumns }: Pick<ListFormat, 'unusedColumns'>,
  by: readonly BreakdownBy[],
): readonly UnusedColumn[] =>
  unusedColumns.filter(({ place }) => !by.some((one) => one.kind === 'column' && one.place === place));

/** Which columns are not read, and which of them may count people: what the total leaves out, if anything, stands below it. */
function unusedLines(columns: readonly UnusedColumn[], { batch }: Spoken): readonly string[] {
  if (columns.length === 0) return [];
  const names = columns.map(({ name, mayMean }) => (mayMean === undefined ? name : batch.mayMean(name, mayMean)));
  const uncounted = columns.filter(({ isUncounted }) => isUncounted).map(({ name }) => name);
  return [[batch.notRead(names), ...(uncounted.length === 0 ? [] : [batch.uncounted(uncounted)])].join(' ')];
}

/** Which rows that say "there and back" stand for one flight; empty where every one stands for two. */
function returnsLines(told: OwnReturnCounts | undefined, rows: number, { batch }: Spoken): readonly string[] {
  if (!told) return [];
  const { own, all, seen } = told;
  return [[batch.returns(own, all), ...(rows > seen ? [batch.laterReturns(seen)] : [])].join(' ')];
}

/** What a list came to, for programs: grams of CO2e well-to-wake, and the columns that were read and that were not. */
export function totalsJson(
  totals: Totals,
  {
    format,
    made,
    seconds,
    leftOut,
    source,
    shortEnd,
    by,
  }: {
    readonly format: ListFormat;
    readonly made: AnsweredWith;
    readonly seconds: number;
    readonly leftOut: readonly string[];
    /** What the file was taken for, where it is no CSV or NDJSON. */
    readonly source?: SourceAbout;
    /** Where the list may have been cut. */
    readonly shortEnd: ShortEnd | undefined;
    /** What the total is broken down by. */
    readonly by: readonly BreakdownBy[];
  },
): string {
  const columns = Object.fromEntries(
    Object.entries(format.columns).map(([field, place]) => [field, format.header[place]]),
  );
  const { header } = format;
  const unusedColumns = unusedBeside(format, by);
  const further = format.further.map(({ field, place }) => [field, header[place]]);
  const ownReturns = format.ownReturns?.counts ?? null;
  const {
    ranges: _groups,
    placeChoices: _byName,
    attention: _byKey,
    lines: _lines,
    breakdowns: groups,
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
      ...(by.length > 0 && { breakdowns: by.map((one, at) => breakdownOf(one, groups?.[at])) }),
      seconds: Number(seconds.toFixed(1)),
    },
    undefined,
    2,
  );
}

/** What is told beside the totals. */
export type SummaryAbout = {
  readonly made: AnsweredWith;
  readonly seconds: number;
  readonly ownReturns: OwnReturnCounts | undefined;
  readonly shortEnd: ShortEnd | undefined;
  readonly unusedColumns: readonly UnusedColumn[];
  readonly by: readonly BreakdownBy[];
  readonly spoken: Spoken;
};

/** What a list came to, for people: tonnes with three decimals, as reports want them. */
export function summaryLines(
  totals: Totals,
  { made, seconds, ownReturns, shortEnd, unusedColumns, by, spoken }: SummaryAbout,
): readonly string[] {
  const { batch, titles, manner } = spoken;
  const result = listResult(totals);
  const { skipped, attention: missing, placeChoices } = result;
  const skippedRows = skipped.reduce((sum, { rows }) => sum + rows, 0);
  const attention = [
    ...(missing.length > 0 ? [batch.reasons] : []),
    ...counts(missing.map((found) => [missingText(found, spoken), found.rows])),
    ...placeChoices.map(({ text, codes, rows }) =>
      codes.length === 0 ? batch.unknownPlace(text, rows) : batch.place(text, codes, rows),
    ),
  ];
  const sum = totalLines(result, totals.rows - skippedRows, spoken);
  const { gramsByTier, rowsByWarning } = totals;
  const warnings = Object.entries(rowsByWarning).map(
    ([warning, rows]) => [titleOf(titles.warnings, warning), rows] as const,
  );
  return [
    // What keeps every row from a figure is worth more than that there is none.
    ...(result.kind === 'total' ? [...sum, ...tierLines(gramsByTier, spoken), ...attention] : [...sum, ...attention]),
    ...returnsLines(ownReturns, totals.rows, spoken),
    ...(shortEnd ? [batch.shortEnd(shortEnd.cells, shortEnd.columns)] : []),
    ...(skippedRows > 0 ? [batch.skipped(skippedRows)] : []),
    ...counts(skipped.map(({ kind, rows }) => [titles.skipped[kind], rows])),
    ...(skipped.some(({ kind }) => kind === 'refund') ? [batch.refund] : []),
    ...(warnings.length > 0 ? [batch.warnings, ...counts(warnings)] : []),
    ...unusedLines(unusedColumns, spoken),
    ...(result.kind === 'total' ? breakdownLines(by, totals, spoken) : []),
    batch.made(
      made.engineVersion,
      made.modelVersion,
      made.dataHash,
      seconds.toFixed(1).replace('.', manner.decimalMark),
    ),
  ];
}

const tierLines = (gramsByTier: Totals['gramsByTier'], spoken: Spoken): readonly string[] =>
  Object.entries(gramsByTier).map(
    ([tier, of]) =>
      `  ${spoken.batch.tonnes(tonnesText(of, spoken)).padStart(20)}  ${titleOf(spoken.titles.tiers, tier)}`,
  );

const titleOf = (titles: Readonly<Record<string, string>>, code: string): string => titles[code] ?? code;

/** What is wrong with rows, as the first of them says it. */
function missingText({ field, firstRow, rows, text }: Attention, { batch, titles }: Spoken): string {
  return batch.firstRow(rows, firstRow, field && field !== 'row' ? batch.ofField(titles.fields[field], text) : text);
}

function totalLines(result: ListResult, rows: number, spoken: Spoken): readonly string[] {
  const { batch } = spoken;
  if (result.kind === 'no-figure-yet') {
    const { rowsNeedingAttention: wrong } = result;
    return [wrong === 0 ? batch.noFlights : batch.noFigureYet(wrong)];
  }
  const { grams, range, flights } = result;
  const between = range && ([tonnesText(range.lowGrams, spoken), tonnesText(range.highGrams, spoken)] as const);
  return [batch.total(result.rows, rows, batch.wellToWake(tonnesText(grams, spoken), between), flights)];
}
