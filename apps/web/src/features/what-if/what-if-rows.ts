import { CABIN_CLASSES, type CabinClass } from '@tim/engine';
import { formatNumber, formatSigned, gramsToKilograms, withUnit, type GramsByCabin } from '@tim/format';
import { fill } from '@tim/languages';
import { JOIN } from '../../shared/join.ts';
import { WHAT_IF } from './texts.ts';
import type { EmissionsRow } from '../tables/emissions-rows.ts';

const NO_FIGURE = 'XX';
const NOT_ON_BOARD = '–';

const kilogramsText = (grams: number): string => formatNumber(gramsToKilograms(grams), 1);

/**
 * The original, the changed and how far they are apart, by cabin; a cabin without a figure in the answer has none here.
 *
 * @param missing - cabins that the changed aircraft does not have
 */
export function whatIfRows(
  before: GramsByCabin,
  changed: GramsByCabin,
  missing: readonly CabinClass[] = [],
): readonly EmissionsRow[] {
  const row = (
    key: string,
    label: string,
    text: (before: number, after: number) => string,
    isOfBoth = true,
  ): EmissionsRow => {
    const value = (cabin: CabinClass) => {
      if (isOfBoth && missing.includes(cabin)) return NOT_ON_BOARD;
      const [from, to] = [before[cabin], changed[cabin]];
      return from === undefined || to === undefined ? NO_FIGURE : text(from, to);
    };
    return { key, label, values: [value('economy'), value('premiumEconomy'), value('business'), value('first')] };
  };
  return [
    row('original', WHAT_IF.original, kilogramsText, false),
    { ...row('changed', WHAT_IF.changed, (_, after) => kilogramsText(after)), isMain: true },
    row('difference', WHAT_IF.difference, differenceText),
    row('percent', WHAT_IF.differencePercent, percentText),
  ];
}

const differenceText = (before: number, after: number): string => formatSigned(gramsToKilograms(after - before), 1);

function percentText(before: number, after: number): string {
  return before === 0 ? NO_FIGURE : formatSigned((100 * (after - before)) / before, 1);
}

/** What a screen reader is told of a change: economy's figure. */
export function spokenChange(rows: readonly EmissionsRow[]): string {
  const [, changed, difference, percent] = rows.map(({ values: [economy] }) => economy);
  return fill(WHAT_IF.says, { kilograms: changed ?? '', difference: difference ?? '', percent: percent ?? '' });
}

/** The same in short, beside the controls: the answer's own figure while nothing has changed it; undefined where economy has none. */
export function changeInShort(
  { economy: before }: GramsByCabin,
  { economy: after }: GramsByCabin,
  missing: readonly CabinClass[] = [],
): string | undefined {
  if (!before || after === undefined || missing.includes('economy')) return undefined;
  if (before === after) return JOIN.labelled(WHAT_IF.original, `${withUnit(kilogramsText(before), 'kg')} CO2e`);
  return fill(WHAT_IF.now, {
    kilograms: withUnit(kilogramsText(after), 'kg'),
    difference: withUnit(differenceText(before, after), 'kg'),
    percent: withUnit(percentText(before, after), '%'),
  });
}

/** Whether two sets of figures are the same grams in every cabin that the first has. */
export function isSame(before: GramsByCabin, changed: GramsByCabin): boolean {
  return CABIN_CLASSES.every((cabin) => before[cabin] === undefined || before[cabin] === changed[cabin]);
}
