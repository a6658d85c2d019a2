import { findHeader, flightLogOf, recogniseColumns, SOURCE_DELIMITER, type Delimiter } from '@tim/batch';
import {
  BEGINNING_BYTES,
  beginningText,
  correctedHeader,
  delimiterOfList,
  demandColumns,
  encodingOf,
  ListFault,
  MOST_PAGE_CELLS,
  parseCells,
  readRows,
  shortEndOf,
  splitBlocks,
  toAnswer,
  writtenAs,
  type ListRow,
  type UnreadRow,
} from '@tim/batch/list';
import { fill } from '@tim/languages';
import type { ListProblem, ListShape, SaidOfList } from '../../list-types.ts';
import { listSource, type ListSource } from './list-source.ts';

/** More are for the command line [rows]. */
const MOST_ROWS = 200_000;
/** How many rows tell how a list is written. */
const SHOWN_ROWS = 5;
const SHOWN_CELLS = 500;
const SHOWN_LETTERS = 200;
const ROWS_ABOVE = 20;
/** Bytes of a file read at a time. */
const CHUNK_BYTES = 2 ** 22;

export type ParsedList = {
  /** As it was given. */
  readonly source: Blob;
  readonly delimiter: Delimiter;
  /** Whether a byte order mark stands before the text. */
  readonly hasMark: boolean;
  /** All rows, those above the header and empty ones too. */
  readonly rows: readonly (readonly string[])[];
  /** Rows that are too long to be read, by their places; among all rows they have no cells. */
  readonly longRows: ReadonlyMap<number, UnreadRow>;
  /** The header's place among them. */
  readonly headerAt: number;
  /** Whether the visitor says where it is. */
  readonly isHeaderSaid: boolean;
  /** The first rows below the header: by them columns are read, as everywhere a list is read. */
  readonly beginning: readonly (readonly string[])[];
  readonly shape: ListShape;
};

type Rows = Pick<ParsedList, 'rows' | 'longRows'>;

/** A list's rows and columns; or why it has none. */
export async function parseList(given: Blob, said: SaidOfList): Promise<ParsedList | ListProblem> {
  const rows: (readonly string[])[] = [];
  try {
    const source = await listSource(given, said);
    if ('kind' in source) return source;
    const list = await parsed(source, rows, said);
    return 'kind' in list ? list : { ...list, source: given };
  } catch (fault) {
    if (fault instanceof ListFault && fault.isOpenQuote) return { kind: 'quotes', row: rows.length + 1 };
    if (fault instanceof ListFault) return { kind: 'fault', message: fault.message };
    if (fault instanceof DOMException) return { kind: 'unreadable' };
    throw fault;
  }
}

/** @param rows - are added to as they are read */
async function parsed(
  { list: source, about }: ListSource,
  rows: (readonly string[])[],
  said: SaidOfList,
): Promise<ParsedList | ListProblem> {
  const bytes = new Uint8Array(await source.slice(0, BEGINNING_BYTES).arrayBuffer());
  const encoding = encodingOf(bytes);
  const beginning = { bytes, isWhole: bytes.length === source.size };
  const delimiter = about ? SOURCE_DELIMITER : delimiterOfList(beginning, encoding);
  const format = { kind: 'csv', delimiter, encoding } as const;
  const longRows = new Map<number, UnreadRow>();
  let filledRows = 0;
  let cells = 0;
  let last = new Uint8Array();
  for await (const block of splitBlocks(chunksOf(source), { ...format, rowsAbove: 0 }, true)) {
    last = block;
    for (const row of readRows(block, rows.length === 0, { ...format, header: [] })) {
      if (toAnswer(row)) filledRows++;
      // Of a list that is too long the end is counted alone.
      if (filledRows > MOST_ROWS + ROWS_ABOVE) continue;
      if (row.kind === 'unread') longRows.set(rows.length, row);
      const ofRow = row.kind === 'unread' ? [] : row.cells;
      cells += ofRow.length;
      if (cells > MOST_PAGE_CELLS)
        throw new ListFault((texts) => fill(texts.manyCells, { millions: MOST_PAGE_CELLS / 1e6 }));
      rows.push(ofRow);
    }
  }
  const { text, hasMark } = beginningText(beginning, format);
  const told = parseCells(text, delimiter).length;
  const list = shaped({ source, delimiter, hasMark, rows, longRows }, { encoding, told, filledRows, about, said });
  if ('kind' in list || about) return list;
  const { header, headerRow: rowsAbove } = list.shape;
  const isFirst = last.length === source.size;
  const shortEnd = shortEndOf(last, isFirst, { ...format, header, rowsAbove });
  return shortEnd ? { ...list, shape: { ...list.shape, shortEnd } } : list;
}

/** A file's bytes, some at a time. */
export async function* chunksOf(source: Blob): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < source.size; at += CHUNK_BYTES) {
    yield new Uint8Array(await source.slice(at, at + CHUNK_BYTES).arrayBuffer());
  }
}

type Read = {
  readonly encoding: ListShape['encoding'];
  /** How many rows stand at the beginning. */
  readonly told: number;
  readonly filledRows: number;
  readonly about: ListSource['about'];
  readonly said: SaidOfList;
};

function shaped(
  list: Omit<ParsedList, 'headerAt' | 'isHeaderSaid' | 'shape' | 'beginning'>,
  { encoding, told, filledRows, about, said: { headerRow, corrections } }: Read,
): ParsedList | ListProblem {
  const { rows } = list;
  const places = [...rows.keys()].filter((at) => toAnswer(rowAt(list, at)));
  if (places.length === 0) return { kind: 'empty' };
  const isSaid = headerRow !== undefined && headerRow <= rows.length;
  const same =
    corrections && correctedHeader(isSaid ? rows.slice(headerRow - 1, headerRow) : rows.slice(0, told), corrections);
  const known = isSaid ? headerRow - 1 : (same?.at ?? findHeader(rows));
  const headerAt = known ?? widest(rows);
  const header = rows[headerAt] ?? [];
  demandColumns(header);
  const below = places.filter((at) => at > headerAt);
  if (below.length === 0) return { kind: 'no-rows' };
  const count = filledRows - (places.length - below.length);
  if (count > MOST_ROWS) return { kind: 'too-many-rows', rows: count, most: MOST_ROWS };
  const log = flightLogOf(header);
  const beginning = rows.slice(headerAt + 1, told);
  const shape: ListShape = {
    ...(about && { about }),
    ...(log && { log }),
    encoding,
    answersEncoding: writtenAs({ kind: 'csv', encoding, hasMark: list.hasMark }, false).encoding,
    header,
    headerRow: headerAt + 1,
    isHeaderKnown: known !== undefined,
    columns: { ...recogniseColumns(header, beginning), ...same?.columns },
    ...(corrections && {
      corrected: {
        hasSameColumns: same !== undefined,
        places: corrections.places,
        ...(same && corrections.dateOrder && { dateOrder: corrections.dateOrder }),
      },
    }),
    rowTexts: rows.slice(0, Math.max(ROWS_ABOVE, headerAt + 1)).map(shortRow),
    firstRows: below.slice(0, SHOWN_ROWS).map((at) => shownCells(rows[at] ?? [])),
    rows: count,
  };
  return { ...list, headerAt, isHeaderSaid: headerRow !== undefined, beginning, shape };
}

/** A row of a list, by its place among all. */
export const rowAt = ({ rows, longRows }: Rows, at: number): ListRow =>
  longRows.get(at) ?? { kind: 'cells', cells: rows[at] ?? [] };

const shownCells = (row: readonly string[]) => row.slice(0, SHOWN_CELLS).map((cell) => cell.slice(0, SHOWN_LETTERS));

/** A row that is offered as names of columns [letters]. */
const SHORT_ROW_LETTERS = 80;
const shortRow = (row: readonly string[]): string =>
  row
    .slice(0, SHORT_ROW_LETTERS)
    .map((cell) => cell.slice(0, SHORT_ROW_LETTERS).trim())
    .filter((cell) => cell !== '')
    .join(', ')
    .slice(0, SHORT_ROW_LETTERS);

/** The first of the rows with most cells that are not empty. */
function widest(rows: readonly (readonly string[])[]): number {
  const counts = rows.slice(0, ROWS_ABOVE).map((row) => row.filter((cell) => cell.trim() !== '').length);
  return counts.indexOf(Math.max(...counts));
}
