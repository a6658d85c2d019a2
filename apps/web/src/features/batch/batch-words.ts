import type { RowDate } from '@tim/batch';
import { formatWhole } from '@tim/format';
import { dayText } from '@tim/notation';
import { CABIN_TITLES, BATCH } from '../../content/batch.ts';
import type { Dimension, Part } from './batch-types.ts';

export const rowsText = (rows: number): string => `${formatWhole(rows)} ${rows === 1 ? 'row' : 'rows'}`;

/** Whole kilograms of a sum; below ten with a decimal, so that no figure becomes 0. */
export function kilogramsText(grams: number): string {
  const kg = grams / 1000;
  return kg.toLocaleString('en', { maximumFractionDigits: kg < 10 ? 1 : 0 });
}

export const dateText = (date: RowDate): string => ('day' in date ? dayText(date) : String(date.year));

/** What a part of the totals is called. */
export function partName(dimension: Dimension, { key, name }: Part): string {
  if (key === '') return BATCH.parts.unknown;
  if (dimension === 'cabin') return CABIN_TITLES[key as keyof typeof CABIN_TITLES];
  if (dimension === 'route') return key.replace('-', ' to ');
  return name === undefined ? key : `${key} ${name}`;
}
