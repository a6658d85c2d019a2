import { dateOrderOf, delimiterOf, findHeader, isEnough, recogniseColumns } from '@tim/batch';
import type { Columns, DateOrder, Delimiter, Field } from '@tim/batch';
import { UsageError } from '@tim/terminal';
import { parseCells } from './parse-cells.ts';
import { flatRecord } from './flat-record.ts';

/** How a list is written, told by its beginning and by what the caller says. Plain data: the workers get it. */
export type ListFormat = {
  readonly kind: 'csv' | 'ndjson';
  readonly delimiter: Delimiter;
  /** Names of the input's columns. */
  readonly header: readonly string[];
  /** Rows above the header and the header itself: kept, not answered. */
  readonly rowsAbove: number;
  readonly columns: Columns;
  readonly dateOrder?: DateOrder;
};

/** What the caller says about the list. */
export type SaidOfList = {
  readonly columns: Readonly<Partial<Record<Field, string>>>;
  readonly dateOrder?: DateOrder;
};

/**
 * @param beginning - the first lines, whole
 * @throws UsageError when no column tells a route or a distance, or a named column is not there
 */
export function listFormat(beginning: string, kind: ListFormat['kind'], said: SaidOfList): ListFormat {
  return kind === 'csv' ? csvFormat(beginning, said) : ndjsonFormat(beginning, said);
}

function csvFormat(beginning: string, said: SaidOfList): ListFormat {
  const delimiter = delimiterOf(beginning);
  const rows = parseCells(beginning, delimiter);
  const named = Object.values(said.columns);
  const at = named.length > 0 ? rows.findIndex((row) => named.every((name) => row.includes(name))) : findHeader(rows);
  const header = rows[at ?? -1];
  if (at === undefined || !header) throw unknownColumns(rows[0] ?? [], named);
  const columns = columnsOf(header, said);
  return { kind: 'csv', delimiter, header, rowsAbove: at + 1, columns, ...order(rows.slice(at + 1), columns, said) };
}

function ndjsonFormat(beginning: string, said: SaidOfList): ListFormat {
  const records = beginning.split('\n').filter(Boolean).flatMap(flatRecord);
  const header = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const columns = columnsOf(header, said);
  const rows = records.map((record) => header.map((name) => record[name] ?? ''));
  return { kind: 'ndjson', delimiter: ',', header, rowsAbove: 0, columns, ...order(rows, columns, said) };
}

function columnsOf(header: readonly string[], said: SaidOfList): Columns {
  const named = Object.entries(said.columns).map(([field, name]) => {
    const place = header.indexOf(name);
    if (place < 0) throw unknownColumns(header, [name]);
    return [field, place] as const;
  });
  const columns: Columns = { ...recogniseColumns(header), ...Object.fromEntries(named) };
  if (!isEnough(columns)) throw unknownColumns(header, []);
  return columns;
}

function order(rows: readonly (readonly string[])[], { date }: Columns, said: SaidOfList): { dateOrder?: DateOrder } {
  const told = said.dateOrder ?? (date === undefined ? undefined : dateOrderOf(rows.map((row) => row[date] ?? '')));
  return told === undefined ? {} : { dateOrder: told };
}

function unknownColumns(header: readonly string[], named: readonly string[]): UsageError {
  const there = header.filter(Boolean).join(', ') || 'none';
  if (named.length > 0) return new UsageError(`There is no column ${named.join(', ')}. There are: ${there}.`);
  return new UsageError(
    `No columns for origin and destination among: ${there}. Name them: --columns origin=<name>,destination=<name>.`,
  );
}
