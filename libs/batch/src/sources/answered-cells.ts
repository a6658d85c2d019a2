import { isNumberColumn } from '../answer/answer-columns.ts';
import type { DecimalMark } from '../columns/decimal-mark.ts';
import { dayOf } from './cell-numbers.ts';
import type { XlsxCell } from './write-xlsx.ts';

/** More digits a spreadsheet shows in another way. */
const NUMBER = /^-?(?:0|[1-9]\d{0,10})(?:\.\d{1,9})?$/;
/** Amounts to the cent, whose thousands may be parted: "245,50", "1.234,50", "-1,234.50". */
const AMOUNTS: Readonly<Record<DecimalMark, RegExp>> = {
  ',': /^-?(?:0|[1-9]\d{0,2}(?:(?:\.\d{3}){1,3}|\d{0,8})),\d{2}$/,
  '.': /^-?(?:0|[1-9]\d{0,2}(?:(?:,\d{3}){1,3}|\d{0,8}))\.\d{2}$/,
};

/**
 * A cell of a list's own: a number or a day where it is written as one is, and is shown so again; else a text, as "0052" and "=1+1" are.
 *
 * @param decimalMark - of the list
 */
export function ownCell(text: string, decimalMark: DecimalMark): XlsxCell {
  const day = dayOf(text);
  if (day !== undefined) return day;
  if (NUMBER.test(text) && String(Number(text)) === text) return Number(text);
  if (!AMOUNTS[decimalMark].test(text)) return text;
  const digits = text.slice(0, -3).replaceAll(/[.,]/g, '');
  const isGrouped = digits.length + 3 < text.length;
  return { value: Number(`${digits}.${text.slice(-2)}`), format: isGrouped ? 'grouped' : 'two-decimals' };
}

/**
 * A row of a workbook: a list's own cells, those of the answer below their names, and behind them what a row has more than the list
 * has columns.
 *
 * @param width - columns of the list
 * @param names - of the answer's columns
 * @param decimalMark - of the list's own numbers
 */
export function answeredCells(
  own: readonly string[],
  answer: readonly string[],
  {
    width,
    names,
    decimalMark,
  }: { readonly width: number; readonly names: readonly string[]; readonly decimalMark: DecimalMark },
): readonly XlsxCell[] {
  const missing = Array.from({ length: Math.max(0, width - own.length) }, () => '');
  const answered = names.map((name, at): XlsxCell => {
    const text = answer[at] ?? '';
    return isNumberColumn(name) && text !== '' ? Number(text) : text;
  });
  const cells = own.map((text) => ownCell(text, decimalMark));
  return [...cells.slice(0, width), ...missing, ...answered, ...cells.slice(width)];
}
