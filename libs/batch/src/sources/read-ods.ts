import type { SayFault } from '../list/list-fault.ts';
import { isoText, numberText } from './cell-numbers.ts';
import { cellCounter, MOST_COLUMNS, MOST_ROWS, MOST_UNPACKED_BYTES } from './limits.ts';
import { xmlParser } from './read-xml.ts';
import { unpack, type Archive, type ZipEntry } from './unzip.ts';
import type { SheetName, Workbook } from './workbook.ts';

const WHAT: SayFault = (texts) => texts.parts.spreadsheet;

/** An OpenDocument spreadsheet, as LibreOffice writes it. Formulas are not run: their cells are what they came to. */
export function readOds(archive: Archive): Workbook {
  const content = archive.get('content.xml');
  if (!content) return { format: 'ods', sheets: [], rows: () => [] };
  return { format: 'ods', sheets: sheetsOf(content), rows: (sheet) => sheetRows(content, sheet) };
}

function sheetsOf(content: ZipEntry): readonly SheetName[] {
  const sheets: SheetName[] = [];
  const hidden = new Set<string>();
  let style = '';
  let levels = 0;
  const parse = xmlParser(WHAT, {
    open: (name, attributes) => {
      if (name === 'style') style = attributes['style:name'] ?? '';
      if (name === 'table-properties' && attributes['table:display'] === 'false') hidden.add(style);
      if (name !== 'table') return;
      if (levels++ > 0) return;
      sheets.push({
        name: attributes['table:name'] ?? '',
        isHidden: hidden.has(attributes['table:style-name'] ?? ''),
      });
    },
    text: () => undefined,
    close: (name) => {
      if (name === 'table') levels--;
    },
  });
  for (const piece of unpack(content, WHAT, MOST_UNPACKED_BYTES)) parse(piece);
  parse(undefined);
  return sheets;
}

function* sheetRows(content: ZipEntry, sheet: number): Generator<readonly string[]> {
  let rows: (readonly [row: readonly string[], times: number])[] = [];
  let isDone = false;
  const parse = xmlParser(
    WHAT,
    rowReader(
      sheet,
      (row, times) => rows.push([row, times]),
      () => (isDone = true),
    ),
  );
  for (const piece of unpack(content, WHAT, MOST_UNPACKED_BYTES)) {
    parse(piece);
    const ready = rows;
    rows = [];
    for (const [row, times] of ready) for (let time = 0; time < times; time++) yield row;
    if (isDone) return;
  }
}

/** Spaces that one mark stands for, at most. */
const MOST_SPACES = 1000;

/** A cell that is being read. */
type OpenCell = { readonly attributes: Readonly<Record<string, string>>; readonly times: number; paragraphs: string[] };

/** Rows and cells that repeat are written once with how often; empty ones count when something stands behind them. */
function rowReader(sheet: number, onRow: (row: readonly string[], times: number) => void, onEnd: () => void) {
  const count = cellCounter();
  let at = -1;
  let tables = 0;
  let rowTimes = 0;
  let emptyRows = 0;
  let rowsSoFar = 0;
  let row: string[] = [];
  let emptyCells = 0;
  let cell: OpenCell | undefined;
  let aside = 0;
  let isParagraph = false;
  const isHere = () => at === sheet && tables === 1;
  const add = (text: string) => {
    const last = cell ? cell.paragraphs.length - 1 : -1;
    if (cell && last >= 0 && isParagraph && aside === 0) cell.paragraphs[last] += text;
  };
  const endCell = (done: OpenCell): void => {
    const text = cellText(done.attributes, done.paragraphs.join('\n'));
    if (text === '') {
      emptyCells += done.times;
      return;
    }
    count(emptyCells + done.times);
    for (; emptyCells > 0; emptyCells--) row.push('');
    for (let time = 0; time < done.times && row.length < MOST_COLUMNS; time++) row.push(text);
  };
  const endRow = (): void => {
    if (row.length === 0) {
      emptyRows = Math.min(emptyRows + rowTimes, MOST_ROWS);
      return;
    }
    const before = Math.min(emptyRows, MOST_ROWS - rowsSoFar);
    const times = Math.min(rowTimes, MOST_ROWS - rowsSoFar - before);
    count(before + (times - 1) * row.length);
    if (before > 0) onRow([], before);
    onRow(row, times);
    rowsSoFar += before + times;
    emptyRows = 0;
  };
  return {
    open: (name: string, attributes: Readonly<Record<string, string>>) => {
      if (name === 'table') {
        if (tables++ === 0) at++;
      } else if (!isHere()) return;
      else if (name === 'table-row') {
        rowTimes = repeats(attributes['table:number-rows-repeated'], MOST_ROWS);
        row = [];
        emptyCells = 0;
      } else if (name === 'table-cell' || name === 'covered-table-cell') {
        cell = {
          attributes,
          times: repeats(attributes['table:number-columns-repeated'], MOST_COLUMNS),
          paragraphs: [],
        };
      } else if (name === 'annotation') aside++;
      else if (name === 'p' && aside === 0) {
        isParagraph = true;
        cell?.paragraphs.push('');
      } else if (name === 's') add(' '.repeat(repeats(attributes['text:c'], MOST_SPACES)));
      else if (name === 'tab') add('\t');
      else if (name === 'line-break') add('\n');
    },
    text: (text: string) => {
      if (cell) add(text);
    },
    close: (name: string) => {
      if (isHere() && name === 'table') onEnd();
      if (name === 'table') tables--;
      else if (!isHere()) return;
      else if (name === 'table-row') endRow();
      else if (name === 'annotation') aside--;
      else if (name === 'p' && aside === 0) isParagraph = false;
      else if ((name === 'table-cell' || name === 'covered-table-cell') && cell) {
        endCell(cell);
        cell = undefined;
      }
    },
  };
}

function repeats(said: string | undefined, most: number): number {
  const count = Number(said ?? 1);
  return Number.isInteger(count) && count > 0 ? Math.min(count, most) : 1;
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
