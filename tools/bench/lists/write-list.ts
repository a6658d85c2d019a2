import { openWriter } from '@tim/cli';
import type { Tables } from '@tim/reference-data';
import { drawnRows, type ListPattern } from './drawn-rows.ts';

/** Rows written at a time: some hundred kilobytes. */
const ROWS_AT_ONCE = 10_000;

/** Write a drawn list as CSV. */
export function writeList(file: string, tables: Tables, pattern: ListPattern, rows: number): void {
  const writer = openWriter(file, 0);
  try {
    let lines = ['carrier,flight number,from,to,date,cabin\n'];
    const drawn = drawnRows(tables, pattern);
    for (let written = 0; written < rows; written += 1) {
      lines.push(`${Object.values(drawn.next().value).join(',')}\n`);
      if (lines.length < ROWS_AT_ONCE) continue;
      writer.write(lines.join(''));
      lines = [];
    }
    writer.write(lines.join(''));
    writer.finish();
  } finally {
    writer.close();
  }
}
