const DELIMITERS = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** Between the cells of a list that was read from a spreadsheet, a calendar or another file that is no CSV. */
export const SOURCE_DELIMITER: Delimiter = ',';

/** What parts the cells of a list, told by its first lines: what most of them have, as often as the others. A comma where nothing tells. */
export function delimiterOf(text: string): Delimiter {
  const lines = text
    .replaceAll(/"[^"]*"/g, '')
    .split(/\r?\n/)
    .slice(0, 50)
    .filter((line) => line.trim() !== '');
  const scored = DELIMITERS.map((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1);
    const usual = counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0;
    return { delimiter, cells: usual * counts.filter((count) => count === usual).length };
  });
  const [best] = scored.toSorted((a, b) => b.cells - a.cells);
  return best && best.cells > 0 ? best.delimiter : ',';
}
