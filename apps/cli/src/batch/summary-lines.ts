import type { AnsweredWith, Totals } from '@tim/batch';
import type { ListFormat } from '@tim/batch/list';

const GRAMS_PER_TONNE = 1e6;
const tonnes = (grams: number) => `${(grams / GRAMS_PER_TONNE).toFixed(3)} t CO2e`;
const counts = (rows: Readonly<Record<string, number>>) =>
  Object.entries(rows)
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, count]) => `  ${String(count).padStart(10)}  ${name}`);

/** Which columns are read as what, and which are not: as `--columns` has them; and an encoding that is not UTF-8. */
export function columnsLine({
  header,
  columns,
  encoding,
}: Pick<ListFormat, 'header' | 'columns' | 'encoding'>): string {
  const read = Object.entries(columns).map(([field, place]) => `${field}=${header[place]}`);
  const places = new Set(Object.values(columns));
  const others = header.filter((name, place) => name !== '' && !places.has(place));
  const notRead = others.length === 0 ? '' : ` Not read: ${others.join(', ')}.`;
  const letters = encoding === 'utf-8' ? '' : ` Letters read as ${encoding}, written as utf-8.`;
  return `Columns read: ${read.join(', ')}.${notRead}${letters}`;
}

/** What a list came to, for programs: grams of CO2e well-to-wake, and the columns that were read. */
export function totalsJson(
  totals: Totals,
  { format, made, seconds }: { readonly format: ListFormat; readonly made: AnsweredWith; readonly seconds: number },
): string {
  const columns = Object.fromEntries(
    Object.entries(format.columns).map(([field, place]) => [field, format.header[place]]),
  );
  return JSON.stringify({ ...totals, ...made, columns, seconds: Number(seconds.toFixed(1)) }, undefined, 2);
}

/** What a list came to, for people: tonnes with three decimals, as reports want them. */
export function summaryLines(totals: Totals, made: AnsweredWith, seconds: number): readonly string[] {
  const { rows, figures, grams, gramsByTier, rowsByReason, rowsByWarning } = totals;
  return [
    `${figures} of ${rows} rows have a figure: ${tonnes(grams)} well-to-wake.`,
    ...Object.entries(gramsByTier).map(([tier, of]) => `  ${tonnes(of).padStart(20)}  ${tier}`),
    ...(Object.keys(rowsByReason).length > 0 ? ['Rows without a figure, by reason:', ...counts(rowsByReason)] : []),
    ...(Object.keys(rowsByWarning).length > 0 ? ['Rows with a warning:', ...counts(rowsByWarning)] : []),
    `Engine ${made.engineVersion}, model ${made.modelVersion}, data ${made.dataHash}; ${seconds.toFixed(1)} s.`,
  ];
}
