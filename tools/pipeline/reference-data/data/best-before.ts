import { TABLE_NAMES, type TableName, type TableOrigin } from '@tim/reference-data';
import { textTable } from '@tim/terminal';
import { oneOf, text, wholeNumber } from '../csv/fields.ts';
import { standsOnce } from '../csv/rules.ts';
import type { DataContext } from './data-context.ts';
import { dataFileName } from './data-folder.ts';

/** How long a table says what is so after its sources were dated [months], and why no longer. */
export type Keeping = { readonly months: number; readonly because: string };

/** How long each table keeps, of best-before.csv; a table without a row is reported. */
export async function readBestBefore({
  read,
  report,
}: Pick<DataContext, 'read' | 'report'>): Promise<ReadonlyMap<TableName, Keeping>> {
  const fields = { table: oneOf(...TABLE_NAMES), months: wholeNumber(1, 120), because: text };
  const rows = await read('best-before', fields, [
    ({ because }) => (because === '' ? 'because is empty: say what changes' : undefined),
    standsOnce(({ table }) => table),
  ]);
  const keeping = new Map(rows.map(({ values: { table, ...keeps } }) => [table, keeps]));
  const missing = TABLE_NAMES.filter((table) => !keeping.has(table));
  if (missing.length > 0)
    report.bad(dataFileName('best-before'), 1, `no row says how long these keep: ${missing.join(', ')}`);
  return keeping;
}

/** A table's source that is the first to be past its date. */
export type TableDate = {
  readonly table: string;
  readonly edition: string;
  /** Both YYYY-MM-DD. */
  readonly dated: string;
  readonly bestBefore: string;
  readonly because: string;
};

/** Each table with the source of it that is the first to be past its date, the earliest date first; none for a table without sources. */
export function tableDates(
  origins: readonly TableOrigin[],
  keeping: ReadonlyMap<string, Keeping>,
): readonly TableDate[] {
  return origins
    .flatMap(({ table, sources }): readonly TableDate[] => {
      const keeps = keeping.get(table);
      const [oldest] = sources.toSorted((a, b) => (a.date < b.date ? -1 : 1));
      if (!oldest || !keeps) return [];
      const { edition, date } = oldest;
      return [{ table, edition, dated: date, bestBefore: monthsLater(date, keeps.months), because: keeps.because }];
    })
    .sort((a, b) =>
      a.bestBefore === b.bestBefore ? (a.table < b.table ? -1 : 1) : a.bestBefore < b.bestBefore ? -1 : 1,
    );
}

/**
 * Every table with its date, and those past it by themselves.
 *
 * @param today - YYYY-MM-DD
 */
export function dateLines(dates: readonly TableDate[], today: string): readonly string[] {
  const past = dates.filter(({ bestBefore }) => bestBefore < today);
  const rows = dates.map(({ table, dated, bestBefore, edition, because }) => [
    bestBefore < today ? 'PAST' : '',
    table,
    dated,
    bestBefore,
    edition,
    because,
  ]);
  const names = past.map(({ table }) => table).join(', ');
  return [
    ...textTable([['', 'table', 'dated', 'best before', 'its oldest source', 'what changes'], ...rows]),
    '',
    past.length === 0 ? 'No table is past its date.' : `Past their date, ${past.length} of ${dates.length}: ${names}.`,
  ];
}

/** The same day so many months later, the month's last where it has fewer days. */
function monthsLater(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10);
}
