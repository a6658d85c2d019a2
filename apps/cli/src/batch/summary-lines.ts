import {
  listResult,
  type AnsweredWith,
  type ListResult,
  type OwnReturnCounts,
  type Totals,
  type UnusedColumn,
} from '@tim/batch';
import type { ListFormat, Written } from '@tim/batch/list';
import type { SourceAbout } from '@tim/batch/sources';

const GRAMS_PER_TONNE = 1e6;
const tonnes = (grams: number) => `${(grams / GRAMS_PER_TONNE).toFixed(3)} t`;
const counts = (rows: readonly (readonly [name: string, count: number])[]) =>
  rows.toSorted(([, a], [, b]) => b - a).map(([name, count]) => `  ${String(count).padStart(10)}  ${name}`);
const rowsText = (rows: number) => `${rows} ${rows === 1 ? 'row' : 'rows'}`;

/**
 * Which columns are read as what, and which are not: as `--columns` has them; and an encoding that is not UTF-8.
 *
 * @param leftOut - names of columns that are not written
 */
export function columnsLine(
  { header, columns, further, encoding, unusedColumns }: Omit<ListFormat, 'kind' | 'places'>,
  written: Written,
  leftOut: readonly string[],
): string {
  const all = [...Object.entries(columns), ...further.map(({ field, place }) => [field, place] as const)];
  const read = all.map(([field, place]) => `${field}=${header[place]}`);
  const notRead = unusedColumns.length === 0 ? '' : ` Not read: ${unusedColumns.map(unusedText).join(', ')}.`;
  const letters = encoding === 'utf-8' ? '' : ` Letters read as ${encoding}, written as ${written.encoding}.`;
  const without = leftOut.length === 0 ? '' : ` Left out of what is written: ${leftOut.join(', ')}.`;
  return `Columns read: ${read.join(', ')}.${notRead}${without}${letters}`;
}

function unusedText({ name, mayMean }: UnusedColumn): string {
  return mayMean === undefined ? name : `${name} (perhaps ${mayMean})`;
}

/** Which rows that say "there and back" stand for one flight; empty where every one stands for two. */
function returnsLines(told: OwnReturnCounts | undefined, rows: number): readonly string[] {
  if (!told) return [];
  const { own, all, seen } = told;
  const later = rows > seen ? ` Rows after the first ${seen} are read as most of these.` : '';
  const counted = `each counts as one flight, any other as two`;
  return [
    `${own} of ${all} rows that say there and back have the flight back in a row of its own: ${counted}.${later}`,
  ];
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
  }: {
    readonly format: ListFormat;
    readonly made: AnsweredWith;
    readonly seconds: number;
    readonly leftOut: readonly string[];
    /** What the file was taken for, where it is no CSV or NDJSON. */
    readonly source?: SourceAbout;
  },
): string {
  const columns = Object.fromEntries(
    Object.entries(format.columns).map(([field, place]) => [field, format.header[place]]),
  );
  const { unusedColumns, header } = format;
  const further = format.further.map(({ field, place }) => [field, header[place]]);
  const ownReturns = format.ownReturns?.counts ?? null;
  const { ranges: _groups, placeChoices: _byName, ...sums } = totals;
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
      result,
      seconds: Number(seconds.toFixed(1)),
    },
    undefined,
    2,
  );
}

/** What a list came to, for people: tonnes with three decimals, as reports want them. */
export function summaryLines(
  totals: Totals,
  made: AnsweredWith,
  seconds: number,
  ownReturns?: OwnReturnCounts,
): readonly string[] {
  const result = listResult(totals);
  const { skipped, reasons, placeChoices } = result;
  const skippedRows = skipped.reduce((sum, { rows }) => sum + rows, 0);
  const attention = [
    ...(reasons.length > 0 ? ['Rows without a figure, by reason:'] : []),
    ...counts(reasons.map(({ reason, rows }) => [reason, rows])),
    ...placeChoices.map(
      ({ text, codes, rows }) =>
        `${text}: ${codes.join(' or ')}? For ${rowsText(rows)} say --place '${text}=${codes[0]}'.`,
    ),
  ];
  const sum = totalLines(result, totals.rows - skippedRows);
  const { gramsByTier, rowsByWarning } = totals;
  return [
    // What keeps every row from a figure is worth more than that there is none.
    ...(result.kind === 'total' ? [...sum, ...tierLines(gramsByTier), ...attention] : [...sum, ...attention]),
    ...returnsLines(ownReturns, totals.rows),
    ...(skippedRows > 0 ? [`Skipped, nothing is added for ${rowsText(skippedRows)}:`] : []),
    ...counts(skipped.map(({ kind, rows }) => [kind, rows])),
    ...(skipped.some(({ kind }) => kind === 'refund')
      ? ['A refund is set aside: its ticket counts as long as it stands in the list.']
      : []),
    ...(Object.keys(rowsByWarning).length > 0
      ? ['Rows with a warning:', ...counts(Object.entries(rowsByWarning))]
      : []),
    `Engine ${made.engineVersion}, model ${made.modelVersion}, data ${made.dataHash}; ${seconds.toFixed(1)} s.`,
  ];
}

const tierLines = (gramsByTier: Totals['gramsByTier']): readonly string[] =>
  Object.entries(gramsByTier).map(([tier, of]) => `  ${`${tonnes(of)} CO2e`.padStart(20)}  ${tier}`);

function totalLines(result: ListResult, rows: number): readonly string[] {
  if (result.kind === 'no-figure-yet') {
    const { rowsNeedingAttention: wrong } = result;
    if (wrong === 0) return ['No figure: no row is a flight.'];
    return [`No figure yet: ${rowsText(wrong)} ${wrong === 1 ? 'needs' : 'need'} attention.`];
  }
  const { grams, range, flights } = result;
  const between = range ? `, ${tonnes(range.lowGrams)} to ${tonnes(range.highGrams)}` : '';
  return [
    `${result.rows} of ${rows} rows have a figure: ${tonnes(grams)} CO2e well-to-wake${between}, for ${flights} ${flights === 1 ? 'flight' : 'flights'} of one passenger each.`,
  ];
}
