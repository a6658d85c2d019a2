import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { readTexts, sqlText } from './database.ts';

/** What is told of each file: why rows are not used, each reason with its first row, then how many are used and how many are not. */
export async function reportLines(
  database: DuckDBConnection,
  folder: string,
  files: readonly string[],
): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const file of files) lines.push(...(await linesOfFile(database, folder, file)));
  return lines;
}

async function linesOfFile(database: DuckDBConnection, folder: string, file: string): Promise<readonly string[]> {
  const isCsv = /\.csv(\.gz)?$/i.test(file);
  const broken = isCsv ? await brokenLines(database, join(folder, file)) : [];
  const lineOf = (row: number) => (isCsv ? lineAmong(broken, row) : row);
  const reasons = await readTexts(
    database,
    `select reason, sum(rows)::int as count, min(line)::int, arg_min(example, line) from flown
    where file = ${sqlText(file)} and reason is not null group by reason order by count desc, reason`,
  );
  const [[used = '0', unreadSeats = '0', unreadTimes = '0'] = []] = await readTexts(
    database,
    `select coalesce(sum(rows), 0)::int, coalesce(sum(unread_seats), 0)::int, coalesce(sum(unread_times), 0)::int from flown
    where file = ${sqlText(file)} and reason is null`,
  );
  const [firstBroken] = broken;
  const leftOut = reasons.reduce((sum, [, rows]) => sum + Number(rows), broken.length);
  return [
    ...(firstBroken === undefined
      ? []
      : [`${file}:${firstBroken}: left out: too few fields, too many, or an open quote (${counted(broken.length)})`]),
    ...reasons.map(([reason = '', rows, row, example = '']) => {
      const such = example.trim() === '' ? '' : `, here ${example.trim()}`;
      return `${file}:${lineOf(Number(row))}: left out: ${reason}${such} (${counted(Number(rows))})`;
    }),
    ...(unreadSeats === '0' ? [] : [`${file}: note: seats that are not read (${counted(Number(unreadSeats))})`]),
    ...(unreadTimes === '0' ? [] : [`${file}: note: times that are not read (${counted(Number(unreadTimes))})`]),
    `${file}: ${counted(Number(used))} used, ${leftOut} left out`,
  ];
}

/** Lines of a CSV file that are no rows of it, rising. */
async function brokenLines(database: DuckDBConnection, path: string): Promise<readonly number[]> {
  const lines = await readTexts(
    database,
    `select distinct line::int as line from reject_errors join reject_scans using (scan_id, file_id)
    where file_path = ${sqlText(path)} order by line`,
  );
  return lines.map(([line]) => Number(line));
}

/** Line of a row, counted from 1, below the header and the broken lines above it. */
function lineAmong(broken: readonly number[], row: number): number {
  let line = row + 1;
  for (const one of broken) if (one <= line) line += 1;
  return line;
}

const counted = (rows: number) => `${rows} ${rows === 1 ? 'row' : 'rows'}`;
