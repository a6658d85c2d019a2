import type { Delimiter } from './delimiter.ts';

/** Cells as a line; one that holds a delimiter, a quote or a line's end stands in quotes. Command line and site write the same. */
export function csvLine(cells: readonly string[], delimiter: Delimiter): string {
  const written = cells.map((cell) =>
    cell.includes(delimiter) || /["\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell,
  );
  return `${written.join(delimiter)}\n`;
}

/** What spreadsheets take for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/;

/** Cells with an apostrophe before those that a spreadsheet would run as a formula; numbers with a sign stay numbers. */
export const withoutFormulas = (cells: readonly string[]): readonly string[] =>
  cells.map((cell) => (FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell));
