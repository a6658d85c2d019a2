import type { Delimiter } from './delimiter.ts';

/** Cells as a line; one that holds a delimiter, a quote or a line's end stands in quotes. Command line and site write the same. */
export function csvLine(cells: readonly string[], delimiter: Delimiter): string {
  const written = cells.map((cell) =>
    cell.includes(delimiter) || /["\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell,
  );
  return `${written.join(delimiter)}\n`;
}
