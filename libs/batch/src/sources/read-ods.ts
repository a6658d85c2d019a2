import { fill } from '@tim/languages';
import { LONGEST_TEXT_BYTES, MOST_COLUMNS, MOST_ROWS, MOST_UNPACKED_BYTES } from '../bounds.ts';
import { ListFault, type SayPart } from '../list/list-fault.ts';
import { isoText, numberText } from './cell-numbers.ts';
import type { Counter } from './demands.ts';
import { longText, xmlParser } from './read-xml.ts';
import { unpack, type Archive, type ZipEntry } from './unzip.ts';
import type { Sheet, SheetName, Workbook } from './workbook.ts';

const WHAT: SayPart = (texts) => texts.parts.spreadsheet;

/**
 * An OpenDocument spreadsheet, as LibreOffice writes it: all its sheets are in one part, which is read once. Formulas are not run: their
 * cells are what they came to.
 *
 * @param countCells - of all its sheets
 */
export function readOds(archive: Archive, countCells: Counter): Workbook {
  const content = archive.get('content.xml');
  return { format: 'ods', sheets: content ? sheetsOf(content, countCells) : [] };
}

/** What is read of a spreadsheet's part, in its order. */
type Found =
  | (SheetName & { readonly kind: 'sheet' })
  /** A row, or an empty one for each of those that are written once. */
  | { readonly kind: 'row'; readonly row: readonly string[]; readonly times: number }
  | { readonly kind: 'end' };

/** How many sheets were passed: of their rows that are still to come nothing is made. */
type Passed = { sheets: number };

function* sheetsOf(content: ZipEntry, countCells: Counter): Generator<Sheet> {
  const passed: Passed = { sheets: 0 };
  const all = foundIn(content, countCells, passed);
  for (let next = all.next(); next.done !== true; next = all.next()) {
    if (next.value.kind !== 'sheet') continue;
    const { name, isHidden } = next.value;
    const rows = rowsUntilEnd(all);
    yield { name, isHidden, rows };
    passed.sheets++;
    for (const _ of rows);
  }
}

function* rowsUntilEnd(all: Iterator<Found>): Generator<readonly string[]> {
  for (let next = all.next(); next.done !== true && next.value.kind === 'row'; next = all.next()) {
    const { row, times } = next.value;
    for (let time = 0; time < times; time++) yield row;
  }
}

function* foundIn(content: ZipEntry, countCells: Counter, passed: Passed): Generator<Found> {
  let found: Found[] = [];
  const parse = xmlParser(
    WHAT,
    sheetReader((one) => found.push(one), countCells, passed),
  );
  for (const piece of unpack(content, WHAT, MOST_UNPACKED_BYTES)) {
    parse(piece);
    const ready = found;
    found = [];
    yield* ready;
  }
  parse(undefined);
  yield* found;
}

/** Spaces that one mark stands for, at most. */
const MOST_SPACES = 1000;

/** A cell that is being read. */
type OpenCell = {
  readonly attributes: Readonly<Record<string, string>>;
  readonly times: number;
  readonly paragraphs: string[];
  letters: number;
};

/** Rows and cells that repeat are written once with how often; empty ones count when something is behind them. */
// oxlint-disable-next-line max-lines-per-function -- functions that share what was read once
function sheetReader(onFound: (found: Found) => void, countCells: Counter, passed: Passed) {
  const hidden = new Set<string>();
  let style = '';
  let sheets = 0;
  let tables = 0;
  let rowTimes = 0;
  let emptyRows = 0;
  let rowsSoFar = 0;
  let row: string[] = [];
  let emptyCells = 0;
  let cell: OpenCell | undefined;
  let aside = 0;
  let isParagraph = false;
  const isHere = () => tables === 1 && sheets > passed.sheets;
  const add = (text: string) => {
    const last = cell ? cell.paragraphs.length - 1 : -1;
    if (!cell || last < 0 || !isParagraph || aside > 0) return;
    cell.paragraphs[last] += text;
    cell.letters += text.length;
    if (cell.letters > LONGEST_TEXT_BYTES) throw longText(WHAT);
  };
  /** Cells that go on in the rows below, by their columns: their text, and the last row that they cover, counted from 0 on. */
  let spanning = new Map<number, { readonly text: string; readonly last: number }>();
  /** The place of the row that is being read. */
  const rowPlace = () => rowsSoFar + emptyRows;
  const endCovered = (times: number): void => {
    for (let time = 0; time < times; time++) {
      const above = spanning.get(row.length + emptyCells);
      if (above && above.last >= rowPlace()) push(above.text, 1);
      else emptyCells++;
    }
  };
  const endCell = ({ attributes, paragraphs, times }: OpenCell): void => {
    const text = cellText(attributes, paragraphs.join('\n'));
    const rows = repeats(attributes['table:number-rows-spanned']);
    if (rows > 1 && text !== '') {
      spanning.set(row.length + emptyCells, { text, last: rowPlace() + rows - 1 });
    }
    if (text === '') {
      emptyCells += times;
      return;
    }
    push(text, times);
  };
  const push = (text: string, times: number): void => {
    if (row.length + emptyCells + times > MOST_COLUMNS) throw new ListFault((texts) => texts.columnBeyond);
    countCells(emptyCells + times);
    for (; emptyCells > 0; emptyCells--) row.push('');
    for (let time = 0; time < times; time++) row.push(text);
  };
  const endRow = (): void => {
    if (row.length === 0) {
      emptyRows += rowTimes;
      return;
    }
    const last = rowsSoFar + emptyRows + rowTimes;
    if (last > MOST_ROWS) throw new ListFault((texts) => fill(texts.rowBeyond, { row: last }));
    countCells(emptyRows + (rowTimes - 1) * row.length);
    if (emptyRows > 0) onFound({ kind: 'row', row: [], times: emptyRows });
    onFound({ kind: 'row', row, times: rowTimes });
    rowsSoFar = last;
    emptyRows = 0;
  };
  const openTable = (attributes: Readonly<Record<string, string>>): void => {
    if (tables++ > 0) return;
    sheets++;
    [rowsSoFar, emptyRows, aside] = [0, 0, 0];
    spanning = new Map();
    cell = undefined;
    isParagraph = false;
    const isHidden = hidden.has(attributes['table:style-name'] ?? '');
    onFound({ kind: 'sheet', name: attributes['table:name'] ?? '', isHidden });
  };
  return {
    open: (name: string, attributes: Readonly<Record<string, string>>) => {
      if (name === 'style') style = attributes['style:name'] ?? '';
      else if (name === 'table-properties' && attributes['table:display'] === 'false') hidden.add(style);
      else if (name === 'table') openTable(attributes);
      else if (!isHere()) return;
      else if (name === 'table-row') {
        rowTimes = repeats(attributes['table:number-rows-repeated']);
        row = [];
        emptyCells = 0;
      } else if (name === 'table-cell' || name === 'covered-table-cell') {
        cell = { attributes, times: repeats(attributes['table:number-columns-repeated']), paragraphs: [], letters: 0 };
      } else if (name === 'annotation') aside++;
      else if (name === 'p' && aside === 0) {
        isParagraph = true;
        cell?.paragraphs.push('');
      } else if (name === 's') add(' '.repeat(Math.min(repeats(attributes['text:c']), MOST_SPACES)));
      else if (name === 'tab') add('\t');
      else if (name === 'line-break') add('\n');
    },
    text: (text: string) => {
      if (isHere()) add(text);
    },
    close: (name: string) => {
      if (name === 'table' && --tables === 0) onFound({ kind: 'end' });
      else if (!isHere()) return;
      else if (name === 'table-row') endRow();
      else if (name === 'annotation') aside--;
      else if (name === 'p' && aside === 0) isParagraph = false;
      else if ((name === 'table-cell' || name === 'covered-table-cell') && cell) {
        if (name === 'covered-table-cell' && spanning.size > 0) endCovered(cell.times);
        else endCell(cell);
        cell = undefined;
      }
    },
  };
}

function repeats(said: string | undefined): number {
  const count = Number(said ?? 1);
  return Number.isInteger(count) && count > 0 ? count : 1;
}

/** What a cell means: of a number and a date its value, else its text. */
function cellText(attributes: Readonly<Record<string, string>>, shown: string): string {
  switch (attributes['office:value-type']) {
    case 'float':
    case 'percentage':
    case 'currency':
      return numberText(attributes['office:value'] ?? shown, 'number', false);
    case 'date':
      return isoText(attributes['office:date-value'] ?? shown);
    case 'boolean':
      return (attributes['office:boolean-value'] ?? shown).toUpperCase();
    default:
      // A time is read as it is shown: it is no day.
      return shown === '' ? (attributes['office:string-value'] ?? '') : shown;
  }
}
