import { Zip, ZipDeflate } from 'fflate/browser';
import { MOST_COLUMNS, MOST_ROWS } from '../bounds.ts';

/** How a number of a cell is shown: as the text that it was. */
export type CellFormat = 'day' | 'dotted-day' | 'day-time' | 'two-decimals' | 'grouped' | 'percent';

/**
 * A number, and a day or an amount with how it is shown, are written as such (a day as Excel counts it); a text as a text, whatever it
 * begins with, so that no spreadsheet runs it. A formula is this program's own, never a text of a list; its value is what it comes to.
 */
export type XlsxCell =
  string | number | { readonly value: number; readonly format?: CellFormat; readonly formula?: string };

/** Writes a workbook of Excel row by row. */
export type XlsxWriter = {
  /** @param isHeader - whether it names the columns: it stays in sight above what is below */
  readonly row: (cells: readonly XlsxCell[], isHeader?: boolean) => void;
  /** Begin another sheet. A name that is taken gets a number. */
  readonly sheet: (name: string) => void;
  /** The formula that adds up a column, from 0 on, of all sheets so far. */
  readonly sumOf: (column: number) => string;
  readonly end: () => void;
};

/** How hard it is packed, from 0 to 9: more is smaller by a little, and slower by much. */
const LEVEL = 1;
/** The first time that an archive can name: a list written again is the same byte for byte (docs/decisions/0115). It counts in local time. */
const NO_TIME = new Date(1980, 0, 1);
/** So many letters are packed at once. */
const PIECE_LETTERS = 2 ** 16;
/** Excel's longest text of a cell [letters]. */
const LONGEST_TEXT = 32_767;
/** Excel's longest name of a sheet [letters]. */
const LONGEST_NAME = 31;
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
/** Places of styles below. */
const [PLAIN, BOLD] = [0, 1] as const;
const STYLE_OF: Readonly<Record<CellFormat, number>> = {
  day: 2,
  'dotted-day': 3,
  'day-time': 4,
  'two-decimals': 5,
  grouped: 6,
  percent: 7,
};
/** So wide that a day is shown, not signs in its place. */
const COLUMN_WIDTH = '<sheetFormatPr defaultColWidth="11.5" defaultRowHeight="15"/>';
/** Formats in the order of those styles: the first that a file may name are from 164 on, 2, 4 and 10 are Excel's own "0.00", "#,##0.00" and "0.00%". */
const DAY_FORMATS = ['yyyy-mm-dd', 'dd\\.mm\\.yyyy', 'yyyy-mm-dd hh:mm'];
const FIRST_FORMAT = 164;
const NUMBER_FORMATS = [...DAY_FORMATS.map((_, at) => FIRST_FORMAT + at), 2, 4, 10];
const FORMATS = DAY_FORMATS.map((code, at) => `<numFmt numFmtId="${FIRST_FORMAT + at}" formatCode="${code}"/>`);
const FORMAT_STYLES = NUMBER_FORMATS.map((id) => `<xf numFmtId="${id}" xfId="0" applyNumberFormat="1"/>`);
const STYLES = `${XML}<styleSheet ${MAIN}><numFmts count="${FORMATS.length}">${FORMATS.join('')}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${2 + FORMAT_STYLES.length}"><xf xfId="0"/><xf fontId="1" xfId="0" applyFont="1"/>${FORMAT_STYLES.join('')}</cellXfs></styleSheet>`;

/**
 * Writes a workbook: its numbers are numbers and its days are days, everything else is text. Rows that no sheet of Excel holds go on in a further sheet, below
 * the same names of columns.
 *
 * @param firstName - of the first sheet
 * @param onBytes - takes the file in pieces
 */
// oxlint-disable-next-line max-lines-per-function -- functions that share what was read once
export function xlsxWriter(firstName: string, onBytes: (bytes: Uint8Array) => void): XlsxWriter {
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    onBytes(bytes);
  });
  const encoder = new TextEncoder();
  const entry = (path: string): ZipDeflate => {
    const file = new ZipDeflate(path, { level: LEVEL });
    file.mtime = NO_TIME;
    zip.add(file);
    return file;
  };
  const add = (path: string, text: string): void => {
    entry(path).push(encoder.encode(text), true);
  };
  const names: string[] = [];
  let name = firstName;
  let header: readonly XlsxCell[] | undefined;
  let sheet: { readonly file: ZipDeflate; rows: number; text: string } | undefined;

  const begin = (headerRow: number | undefined) => {
    names.push(freeName(name, names));
    const file = entry(`xl/worksheets/sheet${names.length}.xml`);
    const pane =
      headerRow === undefined
        ? ''
        : `<sheetViews><sheetView workbookViewId="0"><pane ySplit="${headerRow}" topLeftCell="A${headerRow + 1}" state="frozen"/></sheetView></sheetViews>`;
    return { file, rows: 0, text: `${XML}<worksheet ${MAIN}>${pane}${COLUMN_WIDTH}<sheetData>` };
  };
  const finish = (done: NonNullable<typeof sheet>): void => {
    done.file.push(encoder.encode(`${done.text}</sheetData></worksheet>`), true);
  };
  /** Rows above the names of columns, which tell how much stays in sight. */
  let above: (readonly XlsxCell[])[] | undefined = [];
  const write = (cells: readonly XlsxCell[], style: number): void => {
    sheet ??= begin(header && 1);
    if (sheet.rows >= MOST_ROWS) {
      finish(sheet);
      sheet = begin(header && 1);
      if (header) sheet.text += rowXml(header, ++sheet.rows, BOLD);
    }
    sheet.text += rowXml(cells, ++sheet.rows, style);
    if (sheet.text.length < PIECE_LETTERS) return;
    sheet.file.push(encoder.encode(sheet.text));
    sheet.text = '';
  };
  const writeAbove = (headerRow: number | undefined): void => {
    const rows = above ?? [];
    above = undefined;
    sheet = begin(headerRow);
    for (const row of rows) write(row, PLAIN);
  };
  const finishSheet = (): void => {
    if (above) writeAbove(undefined);
    if (sheet) finish(sheet);
  };
  return {
    row: (cells, isHeader = false) => {
      if (isHeader && above) {
        header = cells;
        writeAbove(above.length + 1);
        write(cells, BOLD);
      } else if (above) {
        above.push(cells);
        if (above.length > MOST_ABOVE) writeAbove(undefined);
      } else write(cells, PLAIN);
    },
    sheet: (next) => {
      finishSheet();
      [name, sheet, header, above] = [next, undefined, undefined, []];
    },
    sumOf: (column) => {
      const letters = columnName(column);
      return names.map((one) => `SUM('${one}'!${letters}:${letters})`).join('+');
    },
    end: () => {
      finishSheet();
      const places = names.map((_, at) => at + 1);
      add('xl/styles.xml', STYLES);
      add('xl/workbook.xml', workbookXml(names));
      add(
        'xl/_rels/workbook.xml.rels',
        relationsXml([
          ...places.map((at): Relation => [`rId${at}`, 'worksheet', `worksheets/sheet${at}.xml`]),
          ['rIdStyles', 'styles', 'styles.xml'],
        ]),
      );
      add('_rels/.rels', relationsXml([['rId1', 'officeDocument', 'xl/workbook.xml']]));
      add('[Content_Types].xml', contentTypesXml(places));
      zip.end();
    },
  };
}

/** Rows that may stand above the names of columns. */
const MOST_ABOVE = 1000;

function rowXml(cells: readonly XlsxCell[], row: number, style: number): string {
  const written = cells.slice(0, MOST_COLUMNS).map((cell, at) => {
    if (cell === '') return '';
    const place = `${columnName(at)}${row}`;
    if (typeof cell === 'object') {
      const { value, format, formula } = cell;
      const shownAs = format === undefined ? '' : ` s="${STYLE_OF[format]}"`;
      const computed = formula === undefined ? '' : `<f>${textXml(formula)}</f>`;
      return `<c r="${place}"${shownAs}>${computed}<v>${value}</v></c>`;
    }
    const head = `<c r="${place}"${style === PLAIN ? '' : ` s="${style}"`}`;
    return typeof cell === 'number' && Number.isFinite(cell)
      ? `${head}><v>${cell}</v></c>`
      : `${head} t="inlineStr"><is><t xml:space="preserve">${textXml(String(cell))}</t></is></c>`;
  });
  return `<row r="${row}">${written.join('')}</row>`;
}

const LETTERS = 26;
const LETTER_A = 65;
const columnNames: string[] = [];
/** The name of a column: "A" for 0, "AB" for 27. */
function columnName(at: number): string {
  return (columnNames[at] ??= lettersOf(at));
}
function lettersOf(at: number): string {
  const last = String.fromCharCode(LETTER_A + (at % LETTERS));
  return at < LETTERS ? last : lettersOf(Math.floor(at / LETTERS) - 1) + last;
}

// oxlint-disable-next-line no-control-regex -- these are what it finds
const NOT_IN_XML = /[\u0000-\u0008\u000B\u000C\r\u000E-\u001F\uFFFE\uFFFF]/g;

/** Letters that XML cannot hold are written as Excel writes them; a text that looks so is kept as it is. */
function textXml(text: string): string {
  const whole = text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT - 1)}…` : text;
  return whole
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(NOT_IN_XML, (letter) => `_x${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`);
}

const attributeText = (text: string): string => textXml(text).replaceAll('"', '&quot;');

/** A name that Excel takes and that no sheet has: it has none with one of these letters, and takes "a" and "A" for one name. */
function freeName(name: string, taken: readonly string[]): string {
  const plain =
    name
      .replaceAll(/[\\/?*[\]:'\r\n]/g, ' ')
      .trim()
      .slice(0, LONGEST_NAME - 4) || 'List';
  const lower = new Set(taken.map((one) => one.toLowerCase()));
  let free = plain;
  for (let at = 2; lower.has(free.toLowerCase()); at++) free = `${plain} ${at}`;
  return free;
}

function workbookXml(names: readonly string[]): string {
  const sheets = names.map(
    (name, at) => `<sheet name="${attributeText(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  return `${XML}<workbook ${MAIN} xmlns:r="${OFFICE}"><sheets>${sheets.join('')}</sheets></workbook>`;
}

type Relation = readonly [id: string, type: string, target: string];
function relationsXml(relations: readonly Relation[]): string {
  const all = relations.map(
    ([id, type, target]) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`;
}

function contentTypesXml(places: readonly number[]): string {
  const of = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const parts = [
    ['/xl/workbook.xml', `${of}.sheet.main+xml`],
    ['/xl/styles.xml', `${of}.styles+xml`],
    ...places.map((at) => [`/xl/worksheets/sheet${at}.xml`, `${of}.worksheet+xml`]),
  ];
  const all = parts.map(([path, type]) => `<Override PartName="${path}" ContentType="${type}"/>`);
  return `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${all.join('')}</Types>`;
}
