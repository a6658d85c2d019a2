import { ListFault, type SayFault } from '../list/list-fault.ts';
import { isoText, numberText } from './cell-numbers.ts';
import { cellCounter, MOST_COLUMNS, MOST_ROWS, MOST_UNPACKED_BYTES } from './limits.ts';
import { xmlParser } from './read-xml.ts';
import { unpack, type Archive } from './unzip.ts';
import type { Workbook } from './workbook.ts';
import { plainText, readXlsxParts, richText, type XlsxParts, type XlsxSheet } from './xlsx-parts.ts';

/**
 * An Excel workbook. Formulas are not run: their cells are what they came to when the file was saved.
 *
 * @param path - of the workbook in the archive
 */
export function readXlsx(archive: Archive, path: string): Workbook {
  const parts = readXlsxParts(archive, path);
  return {
    format: 'xlsx',
    sheets: parts.sheets,
    rows: (at) => {
      const sheet = parts.sheets[at];
      return sheet ? sheetRows(archive, sheet, parts) : [];
    },
  };
}

function* sheetRows(archive: Archive, sheet: XlsxSheet, parts: XlsxParts): Generator<readonly string[]> {
  const entry = archive.get(sheet.path);
  if (!entry) return;
  const what: SayFault = (texts) => texts.parts.sheet(sheet.name.slice(0, 60));
  let rows: (readonly string[])[] = [];
  let isDone = false;
  const reading = rowReader(
    parts,
    (row) => rows.push(row),
    () => (isDone = true),
  );
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
type OpenCell = { readonly column: number; readonly type: string; readonly style: number; text: string };

function rowReader({ is1904, kinds, sharedTexts }: XlsxParts, onRow: (row: string[]) => void, onEnd: () => void) {
  const count = cellCounter();
  let nextRow = 1;
  let row: string[] = [];
  let cell: OpenCell | undefined;
  let isValue = false;
  const inline = richText((text) => cell && (cell.text += text));

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
    if (!Number.isInteger(place) || place > MOST_ROWS) throw new ListFault((texts) => texts.rowBeyond(said ?? String(place)));
    // A row that comes again stands below those before it: nothing is written over.
    for (; nextRow < place; nextRow++) {
      count(1);
      onRow([]);
    }
    nextRow++;
    row = [];
  };
  return {
    open: (name: string, attributes: Readonly<Record<string, string>>) => {
      if (name === 'row') openRow(attributes['r']);
      else if (name === 'c') {
        const column = columnOf(attributes['r']) ?? row.length;
        cell = { column, type: attributes['t'] ?? 'n', style: Number(attributes['s'] ?? 0), text: '' };
      } else if (name === 'v') isValue = true;
      else if (cell) inline.open(name, attributes);
    },
    text: (text: string) => {
      if (isValue && cell) cell.text += text;
      else if (cell) inline.text(text);
    },
    close: (name: string) => {
      if (name === 'v') isValue = false;
      else if (name === 'c' && cell) {
        if (cell.column >= MOST_COLUMNS) throw new ListFault((texts) => texts.columnBeyond);
        count(Math.max(1, cell.column + 1 - row.length));
        while (row.length < cell.column) row.push('');
        row[cell.column] = cell.text === '' ? '' : valueOf(cell);
        cell = undefined;
      } else if (name === 'row') {
        count(1);
        onRow(row);
      } else if (name === 'sheetData') onEnd();
      else if (cell) inline.close(name);
    },
  };
}

const LETTERS = 26;
/** The one before it. */
const LETTER_A = 64;

/** The place of the column of a cell's name: 0 of "A1", 27 of "AB12". */
function columnOf(cell: string | undefined): number | undefined {
  const [letters] = /^[A-Z]{1,4}/.exec(cell ?? '') ?? [];
  if (letters === undefined) return undefined;
  let place = 0;
  for (let at = 0; at < letters.length; at++) place = place * LETTERS + letters.charCodeAt(at) - LETTER_A;
  return place - 1;
}
