import { findHeader, FIELDS, isEnough, recogniseColumns, type Columns, type Field } from '../columns.ts';
import { dateOrderOf, type DateOrder } from '../dates.ts';
import { delimiterOf, type Delimiter } from '../delimiter.ts';
import { decodeRows, encodingOf, type Encoding } from './encoding.ts';
import { readRecord } from './flat-record.ts';
import { ListFault } from './list-fault.ts';
import { filledLines, parseCells, withoutByteOrderMark } from './parse-cells.ts';
import { rowScanner, type RowsWritten } from './scan-rows.ts';

/** How much of the beginning tells how a list is written [bytes]. */
export const BEGINNING_BYTES = 2 ** 18;

/** How a list is written, told by its beginning and by what the caller says. Plain data: workers get it. */
export type ListFormat = {
  readonly kind: 'csv' | 'ndjson';
  readonly encoding: Encoding;
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
  readonly delimiter?: Delimiter;
  readonly dateOrder?: DateOrder;
};

/** The beginning of a list. */
export type Beginning = {
  readonly bytes: Uint8Array;
  /** Whether it is the whole list; else its last row may be cut. */
  readonly isWhole: boolean;
};

/** @throws ListFault when no column tells a route or a distance, or a named column is not there */
export function listFormat(beginning: Beginning, kind: ListFormat['kind'], said: SaidOfList): ListFormat {
  const encoding = encodingOf(beginning.bytes);
  const delimiter = said.delimiter ?? (kind === 'csv' ? delimiterOfList(beginning, encoding) : ',');
  const written = { kind, delimiter, encoding };
  const text = withoutByteOrderMark(decodeRows(wholeRows(beginning, written), encoding));
  return kind === 'csv' ? csvFormat(text, written, said) : ndjsonFormat(text, written, said);
}

/** What parts the cells of a list, told by the lines at its beginning. */
export function delimiterOfList(beginning: Beginning, encoding: Encoding): Delimiter {
  const lines = wholeRows(beginning, { kind: 'ndjson', delimiter: ',', encoding });
  return delimiterOf(decodeRows(lines, encoding));
}

/**
 * The names of columns by field, as `origin=From,destination=To`.
 *
 * @throws ListFault, a sentence without its subject, when it is not written so
 */
export function readColumnNames(text: string): SaidOfList['columns'] {
  const pairs = text.split(',').filter(Boolean);
  return Object.fromEntries(
    pairs.map((pair) => {
      const [field = '', ...name] = pair.split('=');
      if (!FIELDS.includes(field as Field) || name.length === 0) {
        throw new ListFault(`wants <field>=<name>, not '${pair}'. Fields: ${FIELDS.join(', ')}.`);
      }
      return [field, name.join('=')];
    }),
  );
}

/** The bytes up to the last row's end, where the last row may be cut. */
function wholeRows({ bytes, isWhole }: Beginning, written: RowsWritten): Uint8Array {
  if (isWhole) return bytes;
  let end = 0;
  rowScanner(written, true).scan(bytes, (rowEnd) => {
    end = rowEnd;
  });
  return bytes.subarray(0, end);
}

function csvFormat(beginning: string, written: RowsWritten, said: SaidOfList): ListFormat {
  const rows = parsedOrNone(beginning, written.delimiter);
  const named = Object.values(said.columns);
  const at = named.length > 0 ? rows.findIndex((row) => named.every((name) => row.includes(name))) : findHeader(rows);
  const header = rows[at ?? -1];
  if (at === undefined || !header) throw unknownColumns(rows[0] ?? [], named);
  const columns = columnsOf(header, said);
  return { ...written, header, rowsAbove: at + 1, columns, ...order(rows.slice(at + 1), columns, said) };
}

/** A list that ends within quotes has rows that cannot be told. */
function parsedOrNone(text: string, delimiter: Delimiter): readonly (readonly string[])[] {
  try {
    return parseCells(text, delimiter);
  } catch {
    throw new ListFault('A quote opens in the list and is not closed.');
  }
}

function ndjsonFormat(beginning: string, written: RowsWritten, said: SaidOfList): ListFormat {
  const records = filledLines(beginning).flatMap((line) => {
    const read = readRecord(line);
    return 'fault' in read ? [] : [read.cells];
  });
  const header = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const columns = columnsOf(header, said);
  const rows = records.map((record) => header.map((name) => record[name] ?? ''));
  return { ...written, header, rowsAbove: 0, columns, ...order(rows, columns, said) };
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

/** Of what stands in place of a header, so much is repeated [characters]. */
const MOST_REPEATED = 500;

function unknownColumns(header: readonly string[], named: readonly string[]): ListFault {
  const there = header.filter(Boolean).join(', ').slice(0, MOST_REPEATED) || 'none';
  if (named.length > 0) return new ListFault(`There is no column ${named.join(', ')}. There are: ${there}.`);
  return new ListFault(`No columns for origin and destination among: ${there}.`, { wantsColumns: true });
}
