import { CABIN_CLASSES, type CabinClass, type GramsPerPassenger, type GramsRange } from '@tim/estimator';
import { formatKilograms, gramsToKilograms } from '@tim/format';
import { en } from '@tim/words';
import { textTable } from '@tim/terminal';

/** Drivers with a smaller share of the range's width are not listed [1]. */
const LEAST_SHARE = 0.005;

const CABIN_NAMES: Readonly<Record<CabinClass, string>> = {
  economy: 'Economy',
  premiumEconomy: 'Premium economy',
  business: 'Business',
  first: 'First',
};

/** A column of figures by cabin. */
export type CabinColumn = { readonly title: string; readonly grams: GramsPerPassenger };

/** A line for each cabin that has a figure in the first column, in kilograms. */
export function cabinLines(columns: readonly CabinColumn[]): string[] {
  const cabins = CABIN_CLASSES.filter((cabin) => columns[0]?.grams[cabin] !== undefined);
  const rows = cabins.map((cabin) => [CABIN_NAMES[cabin], ...columns.map(({ grams }) => kilograms(grams[cabin]))]);
  return textTable(
    [['kg CO2e per passenger', ...columns.map(({ title }) => title)], ...rows],
    ['left', ...columns.map(() => 'right' as const)],
  );
}

/** The columns of a range's ends; none without a range. */
export function rangeColumns(range: GramsRange | undefined): readonly CabinColumn[] {
  return range
    ? [
        { title: 'low', grams: range.low },
        { title: 'high', grams: range.high },
      ]
    : [];
}

/** What makes a range wide, largest first; nothing without a range. */
export function rangeLine(range: GramsRange | undefined): string[] {
  if (!range) return [];
  const drivers = range.drivers.filter(({ share }) => share >= LEAST_SHARE);
  const shares = drivers.map(({ key, share }) => `${en.driver(key).toLowerCase()} ${Math.round(share * 100)} %`);
  return [`Low to high is meant to hold in 80 of 100 cases; its width is ${shares.join(', ')}.`];
}

function kilograms(grams: number | undefined): string {
  return formatKilograms(grams === undefined ? undefined : gramsToKilograms(grams));
}
