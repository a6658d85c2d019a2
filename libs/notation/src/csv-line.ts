/** Cells as a line of CSV; one that holds a delimiter, a quote or a line's end stands in quotes. */
export function csvLine(cells: readonly (string | number)[], delimiter: string, lineEnd: '\n' | '\r\n' = '\n'): string {
  const written = cells.map((cell) =>
    typeof cell === 'string' && (cell.includes(delimiter) || /["\n\r]/.test(cell))
      ? `"${cell.replaceAll('"', '""')}"`
      : cell,
  );
  return `${written.join(delimiter)}${lineEnd}`;
}

/** What spreadsheets take for the beginning of a formula, signs of full width too. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;
const NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/;

/** Cells with an apostrophe before those that a spreadsheet would run as a formula; numbers with a sign stay numbers. */
export const withoutFormulas = <Cell extends string | number>(cells: readonly Cell[]): readonly (Cell | string)[] =>
  cells.map((cell) => (typeof cell === 'string' && FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell));
