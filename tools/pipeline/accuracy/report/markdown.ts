/** A table; prettier sets its columns. Cells may hold inline Markdown. */
export function markdownTable(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  numberColumns: readonly number[] = [],
): string {
  const rule = header.map((_cell, column) => (numberColumns.includes(column) ? '---:' : '---'));
  return [header, rule, ...rows].map((cells) => `| ${cells.map(cellText).join(' | ')} |`).join('\n');
}

/** Characters of a paragraph's line. */
const LINE = 140;

/** Paragraphs, headings, tables and pictures with a blank line between; paragraphs are wrapped, empty ones left out. */
export function blocks(...parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .map((part) => (/^[#|!]|\n\n/.test(part) ? part : wrapped(part)))
    .join('\n\n');
}

function wrapped(paragraph: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.trim().split(/\s+/)) {
    if (line !== '' && line.length + 1 + word.length > LINE) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join('\n');
}

function cellText(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
