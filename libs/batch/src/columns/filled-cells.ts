/** What a column holds, without empty cells. */
export const filledCells = (place: number, rows: readonly (readonly string[])[]): readonly string[] =>
  rows.map((row) => (row[place] ?? '').trim()).filter((cell) => cell !== '');
