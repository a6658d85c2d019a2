import { addDays, dayText } from '@tim/notation';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MOST_COLUMNS, MOST_PASS_BYTES, MOST_ROWS } from '../bounds.ts';
import { readOds } from './read-ods.ts';
import { readXlsx } from './read-xlsx.ts';
import { readArchive, type Archive } from './unzip.ts';
import { archiveOf, openDocumentOf, readFixture, textRow, workbookOf } from './workbook.fixture.ts';
import { chooseSheet, type Workbook } from './workbook.ts';
import { oneFile, type OneFile } from './write-rows.ts';

afterEach(() => vi.restoreAllMocks());

const times = (count: number, make: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => make(at)).join('');

const calendar = (...lines: readonly string[]): Buffer =>
  Buffer.from(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n'));
const flight = (...lines: readonly string[]): string =>
  ['BEGIN:VEVENT', 'SUMMARY:LX 52 ZRH-BOS', 'DTSTART:20250314T100000Z', ...lines, 'END:VEVENT', ''].join('\r\n');

describe('a calendar', () => {
  it('is refused by the days of all its entries together', () => {
    const days = flight(`RDATE:${'20250315,'.repeat(260_000)}`);
    expect(() => readFixture(calendar(days, days))).toThrow(
      'The calendar has more than 500 thousand entries, each repetition included. Export a shorter period',
    );
  });

  it('has all days of an entry, however many lines they are on', () => {
    const days = Array.from({ length: 1500 }, (_, at) =>
      dayText(addDays({ year: 2020, month: 1, day: 1 }, at)).replaceAll('-', ''),
    );
    const { rows } = readFixture(calendar(flight(...days.map((day) => `RDATE:${day}`))));
    expect(rows).toHaveLength(1 + new Set(['20250314', ...days]).size);
  });

  it('is told in its time zone by one clock, however many times it has', () => {
    const formats = vi.spyOn(Intl, 'DateTimeFormat');
    const hours = times(
      200,
      (at) => `202506${String(1 + (at % 28)).padStart(2, '0')}T2330${String(at % 60).padStart(2, '0')}Z,`,
    );
    const { rows } = readFixture(
      calendar(
        'X-WR-TIMEZONE:Europe/Zurich',
        times(20, () => flight(`RDATE:${hours}`)),
      ),
    );
    expect(rows.filter(([date, , , , , , type]) => date === '2025-06-02' && type === 'Flight')).toHaveLength(1);
    expect(formats).toHaveBeenCalledTimes(1);
  });
});

const table = (name: string, rows: string): string => `<table:table table:name="${name}">${rows}</table:table>`;
const cell = (text: string, repeated = 1): string =>
  `<table:table-cell office:value-type="string" table:number-columns-repeated="${repeated}"><text:p>${text}</text:p></table:table-cell>`;
const row = (cells: string, repeated = 1): string =>
  `<table:table-row table:number-rows-repeated="${repeated}">${cells}</table:table-row>`;
const EMPTY = '<table:table-cell/>';
const LIST = row(cell('From') + cell('To')) + row(cell('ZRH') + cell('BOS'));

/** Bytes that are unpacked of it until its list is read, and those that its parts have. */
const unpackedOf = (bytes: Uint8Array, sheetsOf: (archive: Archive, file: OneFile) => Workbook) => {
  const [archive, file] = [readArchive(bytes), oneFile()];
  chooseSheet(sheetsOf(archive, file).sheets, undefined, file.write);
  const entries = [...archive.values()].filter(({ name }) => name !== 'mimetype' && name !== '_rels/.rels');
  return { unpacked: entries[0]?.unpacked.bytes, whole: entries.reduce((sum, { saidBytes }) => sum + saidBytes, 0) };
};

describe('a spreadsheet with many sheets', () => {
  it('has each of its parts unpacked once', () => {
    const tables = openDocumentOf(times(60, (at) => table(`T${at}`, LIST)));
    const ods = unpackedOf(tables, (archive, { countCells }) => readOds(archive, countCells));
    expect(ods.unpacked).toBe(ods.whole);
    const sheets = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`S${at}`, textRow('From', 'To')]));
    const xlsx = unpackedOf(workbookOf({ sheets }), (archive, { countCells }) =>
      readXlsx(archive, 'xl/workbook.xml', countCells),
    );
    expect(xlsx.unpacked).toBe(xlsx.whole);
  });

  it('is read from the best of them, wherever it is, and names all', () => {
    const notes = (name: string) => table(name, row(cell('Notes')) + row(cell('more'), 30));
    const { about, rows } = readFixture(
      openDocumentOf(`${notes('A')}${table('B', LIST)}${notes('C')}${table('D', LIST)}`),
    );
    expect(about).toMatchObject({ sheet: 'B', sheets: ['A', 'B', 'C', 'D'] });
    expect(rows).toEqual([
      ['From', 'To'],
      ['ZRH', 'BOS'],
    ]);
  });

  it('is refused where two are the same part of the file', () => {
    const bytes = archiveOf({
      '_rels/.rels': '<a/>',
      'xl/workbook.xml':
        '<workbook xmlns:r="r"><sheets><sheet name="A" r:id="a"/><sheet name="B" r:id="b"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels': `<x>${['a', 'b'].map((id) => `<Relationship Id="${id}" Type="/worksheet" Target="a.xml"/>`).join('')}</x>`,
      'xl/a.xml': `<worksheet><sheetData>${textRow('From', 'To')}</sheetData></worksheet>`,
    });
    expect(() => readFixture(bytes)).toThrow('is damaged or incomplete');
  });
});

const listAnd = (rows: string) => openDocumentOf(table('A', LIST + rows));
const xlsxOf = (rows: string) => workbookOf({ sheets: { A: textRow('From', 'To') + rows } });

describe('what is beyond the rows and columns that Excel has', () => {
  it('is refused in either kind of spreadsheet, and never left out', () => {
    const people = row(cell('ZRH') + cell('BOS'));
    const message = 'The sheet contains the row number “1048577”, which is not possible in Excel.';
    expect(() => readFixture(listAnd(row(EMPTY, MOST_ROWS - 2) + people))).toThrow(message);
    expect(() => readFixture(xlsxOf(`<row r="${MOST_ROWS + 1}"/>`))).toThrow(message);
    expect(() => readFixture(xlsxOf('<row r=""/><row r="x"/>'))).toThrow('the row number “x”');
    const far = 'The sheet has more columns than Excel allows.';
    expect(() => readFixture(listAnd(row(cell('x', MOST_COLUMNS + 1))))).toThrow(far);
    expect(() =>
      readFixture(listAnd(row(`<table:table-cell table:number-columns-repeated="99999"/>${cell('x')}`))),
    ).toThrow(far);
    for (const place of ['XFE1', 'ZZZZ1']) {
      expect(() => readFixture(xlsxOf(`<row><c r="${place}"><v>1</v></c></row>`))).toThrow(far);
    }
  });

  it('is nothing where it is empty', () => {
    const rows = [
      ['From', 'To'],
      ['ZRH', 'BOS'],
    ];
    expect(readFixture(listAnd(row(EMPTY, 9_999_999))).rows).toEqual(rows);
    expect(readFixture(listAnd(row('<table:table-cell table:number-columns-repeated="99999"/>'))).rows).toEqual(rows);
    expect(readFixture(xlsxOf('<row><c r="A2"><v>1</v></c><c r="XFE2" s="1"/></row>')).rows).toEqual([
      ['From', 'To'],
      ['1'],
    ]);
    expect(readFixture(listAnd(row(cell('x', MOST_COLUMNS)))).rows[2]).toHaveLength(MOST_COLUMNS);
  });
});

describe('a text that is written once and shown often', () => {
  const text = 'x'.repeat(900_000);
  const shared = (rows: string) => workbookOf({ sheets: { A: rows }, sharedTexts: `<si><t>${text}</t></si>` });

  it('is refused by a row that it comes to', () => {
    const message = 'A row has more than 16 MB';
    expect(() => readFixture(shared(`<row>${'<c t="s"><v>0</v></c>'.repeat(20)}</row>`))).toThrow(message);
    expect(() => readFixture(openDocumentOf(table('A', row(cell(text, 4000), 1000))))).toThrow(message);
  });

  it('is refused by a cell that it comes to', () => {
    const runs = `<t>${text}</t>`.repeat(2);
    const message = 'has a text that is longer than spreadsheets allow';
    expect(() =>
      readFixture(workbookOf({ sheets: { A: `<row><c t="inlineStr"><is>${runs}</is></c></row>` } })),
    ).toThrow(message);
    expect(() => readFixture(workbookOf({ sheets: { A: '' }, sharedTexts: `<si>${runs}</si>` }))).toThrow(message);
    const paragraphs = `<table:table-cell office:value-type="string">${`<text:p>${text}</text:p>`.repeat(2)}</table:table-cell>`;
    expect(() => readFixture(openDocumentOf(table('A', row(paragraphs))))).toThrow(message);
  });
});

const fields = (count: number) => times(count, (at) => `{"k${at}":1},`);

describe('JSON', () => {
  it('is refused with more fields than a list has columns, or more cells than are read', () => {
    expect(() => readFixture(Buffer.from(`[${fields(1001)}{}]`))).toThrow('The list has more than 1000 columns.');
    expect(() => readFixture(Buffer.from(`[${fields(1000)}${'{"k0":"1"},'.repeat(6000)}{"k0":"1"}]`))).toThrow(
      'more than 5 million cells',
    );
  });

  it('has a flight of more than a row holds as a row that says so', () => {
    const { about, rows } = readFixture(Buffer.from(`[{"from":"ZRH","to":"BOS"},{"note":"${'x'.repeat(1_100_000)}"}]`));
    expect(about).toMatchObject({ flights: 1, others: 1 });
    expect(rows[2]?.join('')).toMatch(/has more than 1 MB/);
  });

  it('of a wallet’s pass is refused before it is read, where it is larger than any', () => {
    const pass = `[${'[],'.repeat(MOST_PASS_BYTES / 3)}[]]`;
    expect(() => readFixture(archiveOf({ 'pass.json': pass }))).toThrow(
      'The file has more than 2 MB when it is unpacked',
    );
  });
});
