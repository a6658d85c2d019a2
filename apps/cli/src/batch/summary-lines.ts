import type { AnsweredWith, Totals } from '@tim/batch';

const GRAMS_PER_TONNE = 1e6;
const tonnes = (grams: number) => `${(grams / GRAMS_PER_TONNE).toFixed(3)} t CO2e`;
const counts = (rows: Readonly<Record<string, number>>) =>
  Object.entries(rows)
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, count]) => `  ${String(count).padStart(10)}  ${name}`);

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
