import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { answeredCells, ownCell } from './answered-cells.ts';
import { writeBreakdown } from './breakdown-sheet.ts';
import { readFixture } from './workbook.fixture.ts';
import { xlsxWriter, type XlsxCell } from './write-xlsx.ts';
import { readArchive, unpack } from './unzip.ts';

function written(rows: readonly (readonly XlsxCell[])[], headerAt?: number, name = 'Flights'): Buffer {
  const pieces: Uint8Array[] = [];
  const writer = xlsxWriter(name, (bytes) => pieces.push(bytes));
  for (const [at, row] of rows.entries()) writer.row(row, at === headerAt);
  writer.end();
  return Buffer.concat(pieces);
}

function sheetOf(file: Uint8Array, at = 1): string {
  const entry = readArchive(file).get(`xl/worksheets/sheet${at}.xml`);
  return Buffer.concat(entry ? [...unpack(entry, () => 'It', 1e8)] : []).toString();
}

// A lone half of a letter cannot be written, and a line end is one in a list.
type Plain = string | number;
const plainRow = (row: readonly Plain[] = []) =>
  row
    .map((one) => Buffer.from(String(one)).toString())
    .join('\t')
    .replace(/\t+$/, '');

describe('a workbook that is written', () => {
  it('is the same byte for byte whenever it is written', () => {
    const rows = [['From'], ['ZRH']];
    vi.useFakeTimers({ now: new Date('2026-11-29T08:00:00Z') });
    const before = written(rows, 0);
    vi.setSystemTime(new Date('2027-03-01T21:12:42Z'));
    const after = written(rows, 0);
    vi.useRealTimers();
    expect(after.equals(before)).toBe(true);
  });

  it('has texts as texts, whatever they begin with, and numbers as numbers', () => {
    const file = written(
      [
        ['From', 'kg'],
        ['=1+1', 403.758],
        ['@x', -2],
        ['+5', 0],
        ['-a', ''],
      ],
      0,
    );
    expect(readFixture(file).rows).toEqual(
      [['From', 'kg'], ['=1+1', '403.758'], ['@x', '-2'], ['+5', '0'], ['-a']].map((row) =>
        expect.arrayContaining(row),
      ),
    );
    const sheet = sheetOf(file);
    expect(sheet).toContain(
      '<c r="A2" t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c><c r="B2"><v>403.758</v></c>',
    );
    expect(sheet).not.toContain('<f>');
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" state="frozen"/>');
  });

  it('has days as days, which read the same again', () => {
    const days = ['1901-01-01', '2024-02-29', '2025-03-14', '9999-12-31'];
    const file = written([['Date'], ...days.map((day) => [ownCell(day, '.')])], 0);
    expect(sheetOf(file)).toContain('<c r="A4" s="2"><v>45730</v></c>');
    expect(readFixture(file).rows).toEqual([['Date'], ...days.map((day) => [day])]);
  });

  it('has days with dots, times and amounts as such, each shown as it was written', () => {
    const file = written([['14.03.2025', '2025-03-14T06:00', '1.234,50', '245,50'].map((text) => ownCell(text, ','))]);
    expect(readFixture(file).rows).toEqual([['2025-03-14', '2025-03-14T06:00', '1234.5', '245.5']]);
    expect(sheetOf(file)).toContain('<c r="A1" s="3"><v>45730</v></c><c r="B1" s="4"><v>45730.25</v></c>');
    const entry = readArchive(file).get('xl/styles.xml');
    const styles = Buffer.concat(entry ? [...unpack(entry, () => 'It', 1e6)] : []).toString();
    expect(styles).toContain(String.raw`formatCode="dd\.mm\.yyyy"`);
    expect(styles).toMatch(/<xf numFmtId="2"[^>]*\/><xf numFmtId="4"[^>]*\/>/);
  });

  it('has the rows above the names of columns, which stay in sight', () => {
    const file = written(
      [['Travel 2025'], [], ['From', 'To'], ['ZRH', 'BOS']],
      2,
      "Flights: [all] / 'x' with a very long name",
    );
    expect(readFixture(file)).toMatchObject({ about: { sheet: 'Flights   all     x  with a' } });
    expect(sheetOf(file)).toContain('<pane ySplit="3" topLeftCell="A4"');
  });

  it('is read back as it was, whatever it holds', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.constantFrom('', '_x0041_', '_x', '\r\n', ' a ', '<&>"', '\u0000', ']]>', '\ud800'),
    );
    const cell = fc.oneof<fc.Arbitrary<Plain>[]>(
      text,
      fc.integer(),
      fc.double({ noNaN: true, noDefaultInfinity: true, min: 1e-5, max: 1e9 }).map((value) => Number(value.toFixed(3))),
    );
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 8 }), (rows) => {
        const read = readFixture(written(rows)).rows;
        expect(rows.map((_, at) => plainRow(read[at]))).toEqual(rows.map(plainRow));
      }),
    );
  });

  it('goes on in a further sheet where one is full', { timeout: 60_000 }, () => {
    const pieces: Uint8Array[] = [];
    const writer = xlsxWriter('Flights', (bytes) => pieces.push(bytes));
    writer.row(['From'], true);
    for (let row = 1; row <= 1_048_577; row++) writer.row([]);
    writer.row(['last']);
    writer.end();
    const { about, rows } = readFixture(Buffer.concat(pieces), { sheet: '2' });
    expect(about).toMatchObject({ sheets: ['Flights', 'Flights 2'] });
    expect(rows).toEqual([['From'], [''], [''], ['last']]);
  });
});

describe('a sheet with what a total is made of', () => {
  const group = { kind: 'group', flights: 2, passengerKm: 3000, gramsPerPassengerKm: 100, share: 0.75 } as const;
  const groups = [
    { ...group, name: '=1+1', grams: 300_123 },
    { ...group, kind: 'not-said' as const, name: 'not given', grams: 100_000, passengerKm: null },
  ];
  const pieces: Uint8Array[] = [];
  const writer = xlsxWriter('Flights', (bytes) => pieces.push(bytes));
  writer.row(['From', 'To', 'tim_kg_co2e'], true);
  writer.row(['ZRH', 'BOS', 400.123]);
  const sumOfRows = writer.sumOf(2);
  const columns = ['kg CO2e', 'Share', 'Flights', 'Passenger-km', 'g'];
  for (const title of ['By month', 'flights']) {
    writeBreakdown(writer, { title, columns, groups, total: 'Total', allRows: 'All rows' }, sumOfRows);
  }
  writer.end();
  const file = Buffer.concat(pieces);

  it('adds up to the rows of the list by formulas, and its names are texts', () => {
    const sheet = sheetOf(file, 2);
    expect(sheet).toContain('<t xml:space="preserve">=1+1</t>');
    expect(sheet).toContain('<c r="C2" s="7"><f>IF(B$4=0,0,B2/B$4)</f><v>0.75</v></c>');
    expect(sheet).toContain('<c r="B4"><f>SUM(B2:B3)</f><v>400.123</v></c>');
    expect(sheet).toContain('<c r="B5"><f>SUM(\'Flights\'!C:C)</f><v>400.123</v></c>');
    expect(sheet).toContain('<c r="E4"><f>SUM(E2:E3)</f><v>3000</v></c>');
  });

  it('has a name of its own, and is not taken for the list', () => {
    expect(readFixture(file).about).toMatchObject({
      sheet: 'Flights',
      sheets: ['Flights', 'By month', 'flights 2'],
    });
  });
});

describe('the cells of an answered list', () => {
  it.each([
    ['52', 52],
    ['12.5', 12.5],
    ['0', 0],
    ['0052', '0052'],
    ['12.50', { value: 12.5, format: 'two-decimals' }],
    ['-1,234.50', { value: -1234.5, format: 'grouped' }],
    ['-0.50', { value: -0.5, format: 'two-decimals' }],
    ['00.50', '00.50'],
    ['1234,50', '1234,50'],
    ['12,34.50', '12,34.50'],
    ['-12', -12],
    ['1e3', '1e3'],
    ['4012345678901234', '4012345678901234'],
    ['=52', '=52'],
    ['2025-03-14', { value: 45_730, format: 'day' }],
    ['2025-03-14T06:00', { value: 45_730.25, format: 'day-time' }],
    ['2025-03-14T25:00', '2025-03-14T25:00'],
    ['2025-02-30', '2025-02-30'],
    ['14.03.2025', { value: 45_730, format: 'dotted-day' }],
    ['31.02.2025', '31.02.2025'],
    ['3.4.2025', '3.4.2025'],
    ['1899-12-31', '1899-12-31'],
  ])('"%s" is %j', (text, cell) => {
    expect(ownCell(text, '.')).toEqual(cell);
  });

  it.each([
    ['245,50', { value: 245.5, format: 'two-decimals' }],
    ['1.234,50', { value: 1234.5, format: 'grouped' }],
    ['1,234.50', '1,234.50'],
    ['1.234', 1.234],
  ])('of a list with decimal commas: "%s" is %j', (text, cell) => {
    expect(ownCell(text, ',')).toEqual(cell);
  });

  it('stand below their names, and what is more stands behind', () => {
    const names = ['tim_status', 'tim_kg_co2e'];
    const of = (own: readonly string[]) =>
      answeredCells(own, ['figure', '403.758'], { width: 2, names, decimalMark: '.' });
    expect(of(['ZRH'])).toEqual(['ZRH', '', 'figure', 403.758]);
    expect(of(['ZRH', 'BOS', 'more'])).toEqual(['ZRH', 'BOS', 'figure', 403.758, 'more']);
  });
});
