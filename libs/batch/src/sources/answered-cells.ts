import { isNumberColumn } from '../answer-columns.ts';
import { dayOf } from './cell-numbers.ts';
import type { XlsxCell } from './write-xlsx.ts';

/** More digits a spreadsheet shows in another way. */
const NUMBER = /^(?:0|[1-9]\d{0,10})(?:\.\d{1,9})?$/;

/** A cell of a list's own: a number or a day where it is written as one is, and reads the same again; else a text, as "0052" and "=1+1" are. */
export function ownCell(text: string): XlsxCell {
  const day = dayOf(text);
  if (day !== undefined) return { day };
  return NUMBER.test(text) && String(Number(text)) === text ? Number(text) : text;
}

/**
 * A row of a workbook: a list's own cells, those of the answer below their names, and behind them what a row has more than the list
 * has columns.
 *
 * @param width - columns of the list
 * @param names - of the answer's columns
 */
export function answeredCells(
  own: readonly string[],
  answer: readonly string[],
  { width, names }: { readonly width: number; readonly names: readonly string[] },
): readonly XlsxCell[] {
  const missing = Array.from({ length: Math.max(0, width - own.length) }, () => '');
  const answered = names.map((name, at): XlsxCell => {
    const text = answer[at] ?? '';
    return isNumberColumn(name) && text !== '' ? Number(text) : text;
  });
  return [...own.slice(0, width).map(ownCell), ...missing, ...answered, ...own.slice(width).map(ownCell)];
}
