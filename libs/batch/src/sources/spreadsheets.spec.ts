import { describe, expect, it } from 'vitest';
import { archiveOf, fixture, openDocumentOf, readFixture, textRow, workbookOf } from './workbook.fixture.ts';

const ROWS = [
  ['Flights of 2025'],
  [''],
  ['Date', 'Airline', 'Flight number', 'From', 'To', 'Passengers', 'Cabin', 'Price'],
  ['2025-03-14', 'LX', '52', 'ZRH', 'BOS', '2', 'Business', '4812.5'],
  ['2025-03-21', 'Swiss', 'LX 53', 'Boston', 'Zürich', '2', 'Economy', '0.3'],
  [''],
  ['2 April 2025', 'BA', '117', 'LHR', 'JFK', '', 'Premium economy', '812'],
];
const plain = (rows: readonly (readonly string[])[]) => rows.map((row) => row.join('|').replace(/\|+$/, ''));

describe('a spreadsheet that LibreOffice wrote', () => {
  it.each(['xlsx', 'ods'])(
    'as .%s is read from the sheet with flights: dates, numbers and what formulas came to',
    (format) => {
      const { about, rows } = readFixture(fixture(`flights.${format}`));
      expect(about).toEqual({ kind: 'spreadsheet', format, sheet: 'Flights 2025', sheets: ['Notes', 'Flights 2025'] });
      expect(plain(rows)).toEqual(plain(ROWS));
    },
  );

  it('is read from the sheet that is said, by its name or its place', () => {
    for (const sheet of ['Notes', 'notes', '1']) {
      expect(plain(readFixture(fixture('flights.ods'), { sheet }).rows)).toEqual([
        'Travel of the department, made by hand',
      ]);
    }
    expect(() => readFixture(fixture('flights.xlsx'), { sheet: 'Flüge' })).toThrow(
      'There is no sheet “Flüge”. There are: “Notes”, “Flights 2025”.',
    );
  });
});

const numbers = (...cells: readonly (readonly [style: number, value: string])[]) =>
  `<row r="1">${cells.map(([style, value]) => `<c s="${style}"><v>${value}</v></c>`).join('')}</row>`;

/** A row of Excel; its cells that are covered have a style alone. */
const styledRow = (at: number, ...cells: readonly string[]): string => {
  const written = cells.map((text, column) => {
    const place = `r="${'ABCD'[column]}${at}"`;
    return text === '' ? `<c ${place} s="0"/>` : `<c ${place} t="inlineStr"><is><t>${text}</t></is></c>`;
  });
  return `<row r="${at}">${written.join('')}</row>`;
};

describe('a workbook of Excel', () => {
  const STYLES = `<numFmts><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy;@"/><numFmt numFmtId="165" formatCode="[$-409]d\\-mmm\\-yy h:mm"/><numFmt numFmtId="166" formatCode="0&quot; days&quot;"/><numFmt numFmtId="167" formatCode="[Red][h]:mm"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="167"/></cellXfs>`;
  it('has numbers as they are and dates by their format', () => {
    const sheet = numbers(
      [0, '45730'],
      [1, '45730'],
      [2, '45730.5'],
      [3, '45730.75'],
      [4, '3'],
      [5, '0.5'],
      [0, '0.30000000000000004'],
      [0, '1E3'],
    );
    expect(readFixture(workbookOf({ sheets: { A: sheet }, styles: STYLES })).rows).toEqual([
      ['45730', '2025-03-14', '2025-03-14T12:00', '2025-03-14T18:00', '3', '12:00', '0.3', '1000'],
    ]);
  });

  it('counts days from 1900, with the day that never was, or from 1904', () => {
    const sheets = { A: numbers([1, '1'], [1, '59'], [1, '61'], [1, '2958465'], [1, '-1'], [1, '2958467']) };
    expect(readFixture(workbookOf({ sheets, styles: STYLES })).rows).toEqual([
      ['1900-01-01', '1900-02-28', '1900-03-01', '9999-12-31', '-1', '2958467'],
    ]);
    const old = workbookOf({
      sheets: { A: numbers([1, '44268']) },
      styles: STYLES,
      workbookPr: '<workbookPr date1904="1"/>',
    });
    expect(readFixture(old).rows).toEqual([['2025-03-14']]);
  });

  it('has texts of all kinds, what formulas came to, and nothing where one was never run', () => {
    const sheet = `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="str"><f>CONCAT("a")</f><v>a&amp;b</v></c><c r="C1"><f>1/0</f></c><c r="D1" t="e"><v>#REF!</v></c><c r="E1" t="b"><v>1</v></c><c r="F1" t="d"><v>2025-03-14T00:00:00</v></c><c r="H1" t="s"><v>1</v></c><c t="s"><v>99</v></c></row>`;
    const sharedTexts = '<si><r><t>Zür</t></r><r><t>ich</t></r><rPh><t>チ</t></rPh></si><si><t>a_x000D_b</t></si>';
    expect(readFixture(workbookOf({ sheets: { A: sheet }, sharedTexts })).rows).toEqual([
      ['Zürich', 'a&b', '', '#REF!', 'TRUE', '2025-03-14', '', 'a\rb', ''],
    ]);
  });

  it('has the value of a merged cell in each row that it covers, and in no other column', () => {
    const sheet = [
      styledRow(1, 'Traveller', 'Date', 'From', 'To'),
      styledRow(2, 'Anna', '2025-03-14', 'ZRH', 'LHR'),
      styledRow(3, '', '', 'LHR', 'JFK'),
      styledRow(4, '', '2025-03-21', 'JFK', 'ZRH'),
      styledRow(5, '', '', '', ''),
      styledRow(6, '', '2025-04-02', 'ZRH', 'BOS'),
      styledRow(7, 'Ben', '', 'BOS', 'ZRH'),
    ].join('');
    const merged = ['A2:A4', 'B2:B3', 'C2:D2', 'B7:D7'];
    expect(plain(readFixture(workbookOf({ sheets: { A: sheet }, merged })).rows)).toEqual([
      'Traveller|Date|From|To',
      'Anna|2025-03-14|ZRH|LHR',
      'Anna|2025-03-14|LHR|JFK',
      'Anna|2025-03-21|JFK|ZRH',
      '',
      '|2025-04-02|ZRH|BOS',
      'Ben||BOS|ZRH',
    ]);
  });

  it('keeps its rows in their places', () => {
    const sheet = `<row r="3"><c r="B3"><v>1</v></c></row><row r="5"><c r="A5"><v>2</v></c></row><row><c><v>3</v></c></row>`;
    expect(plain(readFixture(workbookOf({ sheets: { A: sheet } })).rows)).toEqual(['', '', '|1', '', '2', '3']);
  });

  it('is read from a sheet that is shown rather than from a hidden one', () => {
    const flights = textRow('From', 'To') + textRow('ZRH', 'BOS');
    const files = workbookOf({ sheets: { Draft: flights + textRow('x', 'y'), Flights: flights } });
    expect(readFixture(files).about).toMatchObject({ sheet: 'Draft' });
    const hidden = archiveOf({
      '_rels/.rels': '<a/>',
      'xl/workbook.xml': `<workbook xmlns:r="r"><sheets><sheet name="Old" state="hidden" r:id="a"/><sheet name="New" r:id="b"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<x><Relationship Id="a" Type="/worksheet" Target="a.xml"/><Relationship Id="b" Type="/worksheet" Target="b.xml"/></x>`,
      'xl/a.xml': `<worksheet><sheetData>${flights}</sheetData></worksheet>`,
      'xl/b.xml': `<worksheet><sheetData>${textRow('From', 'Hub')}</sheetData></worksheet>`,
    });
    expect(readFixture(hidden).about).toMatchObject({ sheet: 'New', sheets: ['Old', 'New'] });
  });
});

const cell = (text: string, more = '') =>
  `<table:table-cell office:value-type="string" ${more}><text:p>${text}</text:p></table:table-cell>`;

describe('an OpenDocument spreadsheet', () => {
  it('has rows and cells that repeat as often as something stands behind them', () => {
    const rows = `<table:table-row table:number-rows-repeated="2">${cell('a', 'table:number-columns-repeated="2"')}<table:table-cell table:number-columns-repeated="2"/>${cell('b')}<table:table-cell table:number-columns-repeated="16000"/></table:table-row><table:table-row table:number-rows-repeated="2"><table:table-cell table:number-columns-repeated="1024"/></table:table-row><table:table-row>${cell('c')}</table:table-row><table:table-row table:number-rows-repeated="1048000"><table:table-cell/></table:table-row>`;
    expect(plain(readFixture(openDocumentOf(`<table:table table:name="A">${rows}</table:table>`)).rows)).toEqual([
      'a|a|||b',
      'a|a|||b',
      '',
      '',
      'c',
    ]);
  });

  it('has the value of a merged cell in each row that it covers', () => {
    const covered = '<table:covered-table-cell/>';
    const rows = [
      cell('Traveller') + cell('Date') + cell('From') + cell('To'),
      cell('Anna', 'table:number-rows-spanned="3"') +
        cell('1.3.2025', 'table:number-rows-spanned="2"') +
        cell('ZRH') +
        cell('LHR'),
      '<table:covered-table-cell table:number-columns-repeated="2"/>' + cell('LHR') + cell('JFK'),
      covered + cell('9.3.2025') + cell('JFK', 'table:number-columns-spanned="2"') + covered,
      cell('Ben') + cell('') + cell('ZRH') + cell('BOS'),
    ];
    const table = rows.map((cells) => `<table:table-row>${cells}</table:table-row>`).join('');
    expect(plain(readFixture(openDocumentOf(`<table:table table:name="A">${table}</table:table>`)).rows)).toEqual([
      'Traveller|Date|From|To',
      'Anna|1.3.2025|ZRH|LHR',
      'Anna|1.3.2025|LHR|JFK',
      'Anna|9.3.2025|JFK',
      'Ben||ZRH|BOS',
    ]);
  });

  it('has texts with spaces and lines, and no remarks', () => {
    const rows = `<table:table-row><table:table-cell office:value-type="string"><office:annotation><text:p>a remark</text:p></office:annotation><text:p>New<text:s text:c="2"/>York<text:line-break/>x</text:p><text:p>y</text:p></table:table-cell><table:table-cell office:value-type="float" office:value="52"><text:p>0052</text:p></table:table-cell><table:table-cell office:value-type="date" office:date-value="2025-03-14T10:30:00"><text:p>today</text:p></table:table-cell><table:table-cell office:value-type="time" office:time-value="PT10H"><text:p>10:00</text:p></table:table-cell></table:table-row>`;
    expect(readFixture(openDocumentOf(`<table:table table:name="A">${rows}</table:table>`)).rows).toEqual([
      ['New  York\nx\ny', '52', '2025-03-14T10:30:00', '10:00'],
    ]);
  });
});

describe('an archive that is no spreadsheet', () => {
  it.each([
    [{ 'word/document.xml': '<a/>' }, 'This is an archive without a spreadsheet in it.'],
    [{ 'Index/Document.iwa': 'x' }, 'This is a file from Numbers. Export it to Excel or CSV'],
    [
      {
        '_rels/.rels': `<a><Relationship Type="x/officeDocument" Target="xl/workbook.bin"/></a>`,
        'xl/workbook.bin': 'x',
      },
      'This is a binary Excel file.',
    ],
    [{ mimetype: 'application/vnd.oasis.opendocument.text' }, 'This is an archive without a spreadsheet in it.'],
    [{ 'pass.json': '{"barcode": {}}' }, 'contains no boarding pass'],
  ])('%# is refused in words', (files, message) => {
    expect(() => readFixture(archiveOf(files as Record<string, string>))).toThrow(message);
  });

  it('of a wallet is a boarding pass', () => {
    const message = fixture('boarding-passes.txt').toString().split('\n')[0];
    const pass = archiveOf({ 'pass.json': JSON.stringify({ barcode: { message }, barcodes: [{ message }] }) });
    expect(readFixture(pass)).toMatchObject({
      about: { kind: 'boarding-passes', flights: 1, others: 0 },
      rows: [expect.anything(), expect.arrayContaining(['2025-03-14', 'LX 52', 'ZRH', 'BOS'])],
    });
  });
});
