import { eastAsianWidth } from 'get-east-asian-width';

export type Alignment = 'left' | 'right';

/**
 * Lines of a table for a terminal: columns as wide as their widest cell, two spaces between, no trailing spaces.
 *
 * @param rows - cells; a short row ends early
 * @param alignments - by column; left for columns without one
 */
export function textTable(rows: readonly (readonly string[])[], alignments: readonly Alignment[] = []): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, column) => (widths[column] = Math.max(widths[column] ?? 0, widthOf(cell))));
  }
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const filling = ' '.repeat((widths[column] ?? 0) - widthOf(cell));
        return alignments[column] === 'right' ? filling + cell : cell + filling;
      })
      .join('  ')
      .trimEnd(),
  );
}

const segmenter = new Intl.Segmenter('en');

/** Columns of a terminal: combined marks belong to the letter before them, Japanese letters take two. */
function widthOf(text: string): number {
  let columns = 0;
  for (const { segment } of segmenter.segment(text)) columns += eastAsianWidth(segment.codePointAt(0) ?? 0);
  return columns;
}
