import { fill } from '@tim/languages';
import { LONGEST_TEXT_BYTES, MOST_COLUMNS, MOST_ROWS, MOST_UNPACKED_BYTES } from '../bounds.ts';
import { ListFault, type SayPart } from '../list/list-fault.ts';
import { columnOf, isoText, numberText } from './cell-numbers.ts';
import type { Counter } from './demands.ts';
import { longText, xmlParser } from './read-xml.ts';
import { mergedRows, withMergedCells } from './merged-cells.ts';
import { unpack, type Archive, type ZipEntry } from './unzip.ts';
import type { Sheet, Workbook } from './workbook.ts';
import { plainText, readXlsxParts, richText, type XlsxParts, type XlsxSheet } from './xlsx-parts.ts';

/**
 * An Excel workbook. Formulas are not run: their cells are what they came to when the file was saved.
 *
 * @param path - of the workbook in the archive
 * @param countCells - of all its sheets
 */
export function readXlsx(archive: Archive, path: string, countCells: Counter): Workbook {
  const parts = readXlsxParts(archive, path);
  const sheets = parts.sheets.map((sheet): Sheet => ({
    ...sheet,
    rows: mergedSheetRows(archive, sheet, parts, countCells),
  }));
  return { format: 'xlsx', sheets };
}

function* mergedSheetRows(
  archive: Archive,
  sheet: XlsxSheet,
  parts: XlsxParts,
  countCells: Counter,
): Generator<readonly string[]> {
  const entry = archive.get(sheet.path);
  if (!entry) return;
  const what: SayPart = (texts) => fill(texts.parts.sheet, { name: sheet.name.slice(0, 60) });
  const rows = sheetRows(entry, what, parts, countCells);
  yield* withMergedCells(rows, () => mergedRows(entry, what), countCells);
}

function* sheetRows(
  entry: ZipEntry,
  what: SayPart,
  parts: XlsxParts,
  countCells: Counter,
): Generator<readonly string[]> {
  let rows: (readonly string[])[] = [];
  let isDone = false;
  const reading = rowReader(parts, {
    what,
    countCells,
    onRow: (row) => rows.push(row),
    onEnd: () => (isDone = true),
  });
  const parse = xmlParser(what, reading);
  for (const piece of unpack(entry, what, MOST_UNPACKED_BYTES)) {
    parse(piece);
    const ready = rows;
    rows = [];
    yield* ready;
    if (isDone) return;
  }
  parse(undefined);
  yield* rows;
}

/** A cell that is being read. */
type OpenCell = {
  readonly column: number;
  readonly type: string;
  readonly style: number;
  text: string;
  /** Whether it has a value or a formula; another one only has a colour or a border. */
  hasContent: boolean;
};

type Reading = {
  /** What the sheet is called where it is refused. */
  readonly what: SayPart;
  readonly countCells: Counter;
  readonly onRow: (row: string[]) => void;
  readonly onEnd: () => void;
};

// oxlint-disable-next-line max-lines-per-function -- functions that share what was read once
function rowReader({ is1904, kinds, sharedTexts }: XlsxParts, { what, countCells, onRow, onEnd }: Reading) {
  let nextRow = 1;
  let nextColumn = 0;
  let row: string[] = [];
  let cell: OpenCell | undefined;
  let isValue = false;
  const add = (text: string): void => {
    if (!cell) return;
    cell.text += text;
    if (cell.text.length > LONGEST_TEXT_BYTES) throw longText(what);
  };
  const inline = richText(add);

  const valueOf = ({ type, style, text }: OpenCell): string => {
    switch (type) {
      case 's':
        return sharedTexts[Number(text)] ?? '';
      case 'inlineStr':
      case 'str':
        return plainText(text);
      case 'b':
        return text === '1' ? 'TRUE' : 'FALSE';
      case 'e':
        return text;
      case 'd':
        return isoText(text);
      default:
        return numberText(text, kinds[style] ?? 'number', is1904);
    }
  };
  const openRow = (said: string | undefined): void => {
    const place = said === undefined ? nextRow : Number(said);
    if (!Number.isInteger(place) || place > MOST_ROWS)
      throw new ListFault((texts) => fill(texts.rowBeyond, { row: said ?? place }));
    // A row that comes again stands below those before it: nothing is written over.
    for (; nextRow < place; nextRow++) {
      countCells(1);
      onRow([]);
    }
    nextRow++;
    nextColumn = 0;
    row = [];
  };
  const endCell = (done: OpenCell): void => {
    const { column, text, hasContent } = done;
    nextColumn = column + 1;
    if (!hasContent) return;
    if (column >= MOST_COLUMNS) throw new ListFault((texts) => texts.columnBeyond);
    countCells(Math.max(1, column + 1 - row.length));
    while (row.length < column) row.push('');
    row[column] = text === '' ? '' : valueOf(done);
  };
  return {
    open: (name: string, attributes: Readonly<Record<string, string>>) => {
      if (name === 'row') openRow(attributes['r']);
      else if (name === 'c') {
        const column = columnOf(attributes['r']) ?? nextColumn;
        cell = {
          column,
          type: attributes['t'] ?? 'n',
          style: Number(attributes['s'] ?? 0),
          text: '',
          hasContent: false,
        };
      } else if (cell) {
        cell.hasContent = true;
        if (name === 'v') isValue = true;
        else inline.open(name, attributes);
      }
    },
    text: (text: string) => {
      if (isValue) add(text);
      else if (cell) inline.text(text);
    },
    close: (name: string) => {
      if (name === 'v') isValue = false;
      else if (name === 'c' && cell) {
        endCell(cell);
        cell = undefined;
      } else if (name === 'row') {
        countCells(1);
        onRow(row);
      } else if (name === 'sheetData') onEnd();
      else if (cell) inline.close(name);
    },
  };
}
