import { csvLine } from '@tim/notation';
import type { TableOrigin } from '@tim/reference-data';
import type { TableDate } from '@tim/pipeline/reference-data/data/best-before';
import type { ReleasedColumn, SourceRow } from './released-file.ts';

/** Every source of every table, with the day of its edition and the day after which its table is looked at again. */
export function sourceRows(origins: readonly TableOrigin[], dates: readonly TableDate[]): readonly SourceRow[] {
  const nextUpdates = new Map(dates.map(({ table, bestBefore }) => [table, bestBefore]));
  return origins.flatMap(({ table, sources }) =>
    sources.map(({ title, edition, licence, address, date }) => ({
      table,
      title,
      edition,
      licence,
      address,
      retrieved: date,
      nextUpdate: nextUpdates.get(table) ?? '',
    })),
  );
}

export const SOURCE_COLUMNS: readonly ReleasedColumn[] = [
  { name: 'table', type: 'VARCHAR', meaning: 'input of the engine' },
  { name: 'title', type: 'VARCHAR', meaning: 'whose figures they are' },
  { name: 'edition', type: 'VARCHAR' },
  { name: 'licence', type: 'VARCHAR', meaning: 'terms of the source' },
  { name: 'address', type: 'VARCHAR' },
  { name: 'retrieved', type: 'VARCHAR', meaning: 'day of the edition or of its retrieval, YYYY-MM-DD' },
  { name: 'next_update', type: 'VARCHAR', meaning: 'day after which the table is looked at again, YYYY-MM-DD' },
];

/** The sources as CSV. */
export function sourcesCsv(rows: readonly SourceRow[]): string {
  const lines = rows.map(({ table, title, edition, licence, address, retrieved, nextUpdate }) =>
    csvLine([table, title, edition, licence, address, retrieved, nextUpdate], ','),
  );
  return [
    csvLine(
      SOURCE_COLUMNS.map(({ name }) => name),
      ',',
    ),
    ...lines,
  ].join('');
}
