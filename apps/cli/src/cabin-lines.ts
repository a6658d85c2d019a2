import { CABIN_CLASSES, type GramsPerPassenger, type GramsRange } from '@tim/estimator';
import { formatKilograms, gramsToKilograms } from '@tim/format';
import { fill, joined } from '@tim/languages';
import { textTable } from '@tim/terminal';
import type { Spoken } from './spoken.ts';
import { withoutCapital } from './without-capital.ts';

/** Drivers with a smaller share of the range's width are not listed [1]. */
const LEAST_SHARE = 0.005;

/** A column of figures by cabin. */
export type CabinColumn = { readonly title: string; readonly grams: GramsPerPassenger };

/** A line for each cabin that has a figure in the first column, in kilograms. */
export function cabinLines(columns: readonly CabinColumn[], { answers, manner }: Spoken): string[] {
  const cabins = CABIN_CLASSES.filter((cabin) => columns[0]?.grams[cabin] !== undefined);
  const rows = cabins.map((cabin) => [
    answers.cabins[cabin],
    ...columns.map(({ grams }) => kilogramsText(grams[cabin], manner)),
  ]);
  return textTable(
    [[answers.columns.perPassenger, ...columns.map(({ title }) => title)], ...rows],
    ['left', ...columns.map(() => 'right' as const)],
  );
}

/** The columns of a range's ends; none without a range. */
export function rangeColumns(range: GramsRange | undefined, { answers }: Spoken): readonly CabinColumn[] {
  return range
    ? [
        { title: answers.columns.low, grams: range.low },
        { title: answers.columns.high, grams: range.high },
      ]
    : [];
}

/** What makes a range wide, largest first; nothing without a range. */
export function rangeLine(range: GramsRange | undefined, { answers, manner, words }: Spoken): string[] {
  if (!range) return [];
  const drivers = range.drivers
    .filter(({ share }) => share >= LEAST_SHARE)
    .map(({ key, share }) =>
      fill(answers.driver, { driver: withoutCapital(words.driver(key)), percent: percentText(share, manner) }),
    );
  return [fill(answers.range, { drivers: joined(answers.driverList, drivers) })];
}

/** A share [1] in whole percent. */
export const percentText = (share: number, { percent }: Spoken['manner']): string =>
  percent(String(Math.round(share * 100)));

/** Grams as kilograms with one decimal. */
export const kilogramsText = (grams: number | undefined, manner: Spoken['manner']): string =>
  formatKilograms(grams === undefined ? undefined : gramsToKilograms(grams), 1, manner);
