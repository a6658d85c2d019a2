import { parse } from 'csv-parse/sync';
import { visibleText } from '../columns/visible-text.ts';

const LINE_ENDS = ['\r\n', '\n', '\r'];
const LINE_END = /\r\n|\n|\r/;
const LAST_LINE_END = /(?:\r\n|\n|\r)$/;

/**
 * The cells of whole rows, without a byte order mark before them. A quote within a cell without quotes is a letter; rows may differ in
 * length. What follows the last line's end is no row.
 */
export function parseCells(text: string, delimiter: string): readonly (readonly string[])[] {
  if (text === '') return [];
  // Most lists have no quotes: then a cell is what stands between two delimiters.
  if (!text.includes('"')) {
    return withoutLineEnd(text)
      .split(LINE_END)
      .map((line) => line.split(delimiter));
  }
  return parse(text, {
    delimiter,
    record_delimiter: LINE_ENDS,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: false,
  });
}

/** A row's text without the line end behind it. */
export const withoutLineEnd = (text: string): string => text.replace(LAST_LINE_END, '');

/** Whether a row holds nothing: it is kept, not answered. */
export const isBlank = (row: readonly string[]): boolean => row.every((cell) => visibleText(cell).trim() === '');

/** The lines of a text that hold something. */
export const filledLines = (text: string): readonly string[] =>
  text.split(LINE_END).filter((line) => line.trim() !== '');

/** The lines of a text, one by one: a whole file may have millions of them. */
export function* linesOf(text: string): Generator<string> {
  let start = 0;
  for (const { index, 0: end } of text.matchAll(/\r\n|\n|\r/g)) {
    yield text.slice(start, index);
    start = index + end.length;
  }
  yield text.slice(start);
}

/** Those that hold something, one by one. */
export function* filledLinesOf(text: string): Generator<string> {
  for (const line of linesOf(text)) if (line.trim() !== '') yield line;
}

/** A text without the mark before it that says it is UTF-8. */
export const withoutByteOrderMark = (text: string): string => text.replace(/^\uFEFF/, '');
