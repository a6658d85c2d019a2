import type { ListResult, RowDate, Way } from '@tim/batch';
import { formatShort, formatWhole, gramsToKilograms } from '@tim/format';
import { dayText } from '@tim/notation';
import { BATCH } from './texts.ts';
import type { Dimension, Part } from '../../shared/compute/list-types.ts';

export const rowsText = (rows: number): string => BATCH.rowCount(rows, formatWhole(rows));

/** Rows that are flights: those with a figure, and those that need attention. */
export function flightRows(result: ListResult): number {
  return result.rowsNeedingAttention + (result.kind === 'total' ? result.rows : 0);
}

/** What is said where no row has a figure. */
export const noFigureText = ({ rowsNeedingAttention }: ListResult): string =>
  BATCH.result.noFigureYet(rowsNeedingAttention, rowsText(rowsNeedingAttention));

/** Whole kilograms of a sum; below ten with a decimal, so that no figure becomes 0. */
export function kilogramsText(grams: number): string {
  const kg = gramsToKilograms(grams);
  return formatShort(kg, kg < 10 ? 1 : 0);
}

export const dateText = (date: RowDate): string => ('day' in date ? dayText(date) : String(date.year));

/** A row's way with its stops: “ZRH to LHR to JFK”. */
export const wayText = ({ places }: Way): string => places.map((part) => BATCH.fromTo(part)).join(', ');

/** What a part of the totals is called. */
export function partName(dimension: Dimension, { key, name }: Part): string {
  if (key === '') return BATCH.parts.unknown;
  if (dimension === 'cabin') return BATCH.cabinTitles[key as keyof typeof BATCH.cabinTitles];
  if (dimension === 'route') return BATCH.fromTo(key.split('-'));
  return name === undefined ? key : `${key} ${name}`;
}
