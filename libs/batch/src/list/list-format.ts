import { fill, joined } from '@tim/languages';
import { MOST_BEGINNING_CELLS, MOST_LIST_COLUMNS } from '../bounds.ts';
import { findHeader, isEnough, recogniseColumns, type Columns } from '../columns/columns.ts';
import type { Field } from '../columns/column-names.ts';
import type { DateOrder } from '../question/dates.ts';
import { decimalMarksOf, type DecimalMarks } from '../columns/decimal-mark.ts';
import { delimiterOf, type Delimiter } from '../columns/delimiter.ts';
import { readColumns, type ReadColumns } from '../columns/read-columns.ts';
import { flightLogOf, type FlightLog } from '../logs/flight-logs.ts';
import { correctedHeader, type Corrections } from './corrections.ts';
import { decodeRows, encodingOf, type Encoding } from './encoding.ts';
import { readRecord } from './flat-record.ts';
import { ListFault, type FaultTexts } from './list-fault.ts';
import { filledLines, parseCells, withoutByteOrderMark } from './parse-cells.ts';
import { rowScanner, type RowsWritten } from './scan-rows.ts';

/** How much of the beginning tells how a list is written [bytes]. */
export const BEGINNING_BYTES = 2 ** 18;

/** How a list is written, told by its beginning and by what the caller says. Plain data: workers get it. */
export type ListFormat = RowsWritten &
  DecimalMarks &
  ReadColumns & {
    /** Names of the input's columns. */
    readonly header: readonly string[];
    /** Rows above the header and the header itself: kept, not answered. */
    readonly rowsAbove: number;
    /** The program that wrote it, where its columns tell. */
    readonly log?: FlightLog;
    /** Whether a byte order mark stands before the text. */
    readonly hasMark: boolean;
    /** Codes of places by their names, where a name may mean several. */
    readonly places: Readonly<Record<string, string>>;
  };

/** What the caller says about the list. */
export type SaidOfList = {
  readonly columns: Readonly<Partial<Record<Field, string>>>;
  readonly delimiter?: Delimiter;
  readonly dateOrder?: DateOrder;
  /** The row with the names of columns, from 1 on as spreadsheets count. */
  readonly headerRow?: number;
  /** Codes of places by their names, where a name may mean several. */
  readonly places?: Readonly<Record<string, string>>;
  /** What was chosen for a list before it; what is said of this one goes before. */
  readonly corrections?: Corrections;
  /** It was a workbook or another file whose numbers are no texts: how they are written here tells nothing of its texts. */
  readonly hasTypedCells?: boolean;
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
  const { text, hasMark } = beginningText(beginning, { kind, delimiter, encoding });
  const written = { kind, delimiter, encoding, hasMark, places: { ...said.corrections?.places, ...said.places } };
  return kind === 'csv' ? csvFormat(text, written, said) : ndjsonFormat(text, written, said);
}

/** The whole rows at a list's beginning: what tells how it is written and how its columns are read. */
export function beginningText(
  beginning: Beginning,
  written: RowsWritten,
): { readonly text: string; readonly hasMark: boolean } {
  const whole = decodeRows(wholeRows(beginning, written), written.encoding);
  const text = withoutByteOrderMark(whole);
  return { text, hasMark: text !== whole };
}

/** What parts the cells of a list, told by the lines at its beginning. */
export function delimiterOfList(beginning: Beginning, encoding: Encoding): Delimiter {
  const lines = wholeRows(beginning, { kind: 'ndjson', delimiter: ',', encoding });
  return delimiterOf(decodeRows(lines, encoding));
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

type Written = RowsWritten & Pick<ListFormat, 'hasMark' | 'places'>;

function csvFormat(beginning: string, written: Written, toldOfList: SaidOfList): ListFormat {
  const rows = parsedOrNone(beginning, written.delimiter);
  const said = withCorrections(toldOfList, rows);
  const named = Object.values(said.columns);
  const { headerRow } = said;
  const at = headerRow === undefined ? headerPlace(rows, named) : headerRow - 1;
  const header = rows[at ?? -1];
  if (headerRow !== undefined && !header) {
    throw new ListFault((texts) => fill(texts.noHeaderRow, { row: headerRow }));
  }
  if (at === undefined || !header) throw unknownColumns(rows[0] ?? [], named);
  demandColumns(header);
  const below = rows.slice(at + 1);
  return csvFormatOf(written, { header, rowsAbove: at + 1, below, columns: columnsOf(header, below, said) }, said);
}

/** The header of a list of CSV, its first rows, and what its columns are. */
export type CsvHead = Pick<ListFormat, 'header' | 'rowsAbove' | 'columns'> & {
  readonly below: readonly (readonly string[])[];
};

/** How a list of CSV is read whose header and columns are known. */
export function csvFormatOf(
  written: Written,
  { header, rowsAbove, below, columns }: CsvHead,
  said: Pick<SaidOfList, 'dateOrder' | 'hasTypedCells'>,
): ListFormat {
  const { decimalMark, provenMark } = decimalMarksOf(below);
  const isProven = provenMark !== undefined && !said.hasTypedCells;
  const read = readAs(header, below, columns, said.dateOrder);
  return { ...written, header, rowsAbove, decimalMark, ...(isProven && { provenMark }), ...read };
}

/** What is said, with what was chosen for a list of the same columns before it. */
function withCorrections(said: SaidOfList, rows: readonly (readonly string[])[]): SaidOfList {
  const { corrections } = said;
  if (!corrections || !correctedHeader(rows, corrections)) return said;
  const { columns, dateOrder } = corrections;
  return { ...(dateOrder && { dateOrder }), ...said, columns: { ...columns, ...said.columns } };
}

/** Where the names of columns stand: in the row that has all that are named, else in the one that tells most. */
const headerPlace = (rows: readonly (readonly string[])[], named: readonly string[]): number | undefined =>
  named.length > 0 ? rows.findIndex((row) => named.every((name) => row.includes(name))) : findHeader(rows);

/** A list that ends within quotes has rows that cannot be told. */
function parsedOrNone(text: string, delimiter: Delimiter): readonly (readonly string[])[] {
  try {
    return parseCells(text, delimiter);
  } catch {
    throw new ListFault((texts) => texts.openQuote);
  }
}

function ndjsonFormat(beginning: string, written: Written, toldOfList: SaidOfList): ListFormat {
  const records = filledLines(beginning).flatMap((line) => {
    const read = readRecord(line);
    return 'fault' in read ? [] : [read.cells];
  });
  const header = [...new Set(records.flatMap((record) => Object.keys(record)))];
  demandColumns(header);
  const said = withCorrections(toldOfList, [header]);
  const rows = records
    .slice(0, Math.ceil(MOST_BEGINNING_CELLS / Math.max(1, header.length)))
    .map((record) => header.map((name) => record[name] ?? ''));
  const read = readAs(header, rows, columnsOf(header, rows, said), said.dateOrder);
  return { ...written, header, rowsAbove: 0, decimalMark: '.', ...read };
}

/** @throws ListFault when a list names more columns than each of its rows may be filled up to */
export function demandColumns(header: readonly string[]): void {
  if (header.length > MOST_LIST_COLUMNS)
    throw new ListFault((texts) => fill(texts.manyColumns, { most: MOST_LIST_COLUMNS }));
}

/** What the header and the first rows tell of the columns. */
function readAs(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  recognised: Columns,
  saidOrder: DateOrder | undefined,
): ReadColumns & Pick<ListFormat, 'log'> {
  const { dateOrder, ...read } = readColumns(header, rows, recognised, saidOrder);
  const order = saidOrder ?? dateOrder;
  const log = flightLogOf(header);
  return { ...read, ...(order && { dateOrder: order }), ...(log && { log }) };
}

function columnsOf(header: readonly string[], rows: readonly (readonly string[])[], said: SaidOfList): Columns {
  const named = Object.entries(said.columns).map(([field, name]) => {
    const place = header.indexOf(name);
    if (place < 0) throw unknownColumns(header, [name]);
    return [field, place] as const;
  });
  const columns: Columns = { ...recogniseColumns(header, rows), ...Object.fromEntries(named) };
  if (!isEnough(columns)) throw unknownColumns(header, []);
  return columns;
}

/** Of what stands in place of a header, so much is repeated [characters]. */
const MOST_REPEATED = 500;

function unknownColumns(header: readonly string[], named: readonly string[]): ListFault {
  const there = header.filter(Boolean).join(', ').slice(0, MOST_REPEATED);
  if (named.length > 0) return new ListFault((texts) => noColumnText(texts, named, there));
  return new ListFault((texts) => fill(texts.noPlaceColumns, { there: there || texts.none }), { wantsColumns: true });
}

function noColumnText({ noColumn, columnNames, none }: FaultTexts, named: readonly string[], there: string): string {
  const names = named.map((name) => fill(columnNames.name, { name }));
  return fill(noColumn, { names: joined(columnNames.next, names), there: there || none });
}
