import { parse } from 'csv-parse/sync';

/** The cells of whole lines. A quote within a cell without quotes is a letter; rows may differ in length. */
export function parseCells(text: string, delimiter: string): readonly (readonly string[])[] {
  // Most lists have no quotes: then a cell is what stands between two delimiters.
  if (!text.includes('"')) {
    return text
      .replace(/^\uFEFF/, '')
      .split(/\r?\n/)
      .map((line) => line.split(delimiter));
  }
  return parse(text, { delimiter, bom: true, relax_quotes: true, relax_column_count: true, skip_empty_lines: false });
}
