import { readFileSync } from 'node:fs';
import { csvLine, dayText } from '@tim/notation';
import { describe, expect, it } from 'vitest';
import { listAnswerer } from '../answer/list-answerer.ts';
import { listResult } from '../totals/list-result.ts';
import type { Leg, RowFault, RowQuestion } from '../question/row-question.ts';
import { answererWithNames as answerer } from '../real-tables.fixture.ts';
import { addTotals, noTotals, type Totals } from '../totals/totals.ts';
import { blockAnswerer } from './answer-block.ts';
import { listFormat, type ListFormat, type SaidOfList } from './list-format.ts';
import { isBlank, parseCells } from './parse-cells.ts';
import { readRows, toAnswer } from './read-rows.ts';
import { splitBlocks } from './split-blocks.ts';

const fixture = (name: string) => readFileSync(new URL(`../../fixtures/${name}.csv`, import.meta.url));
const formatOf = (bytes: Uint8Array, said: Partial<SaidOfList> = {}) =>
  listFormat({ bytes: bytes.subarray(0, 2 ** 18), isWhole: bytes.length <= 2 ** 18 }, 'csv', { columns: {}, ...said });

const legTold = ({ origin, destination, carrierCode = '', flightNumber, date }: Leg): string => {
  const day = date && 'day' in date ? dayText(date) : '';
  return [`${origin}-${destination}`, `${carrierCode}${flightNumber ?? ''}`, day].filter(Boolean).join(' ');
};

/** What a row was read as, in a line: its flights, why it is skipped, or what is not understood. */
function told(row: RowQuestion | RowFault): string {
  if ('message' in row) return row.skipped ?? `${row.field}: ${row.message}`;
  const people = row.passengers === 1 ? '' : ` x${row.passengers}`;
  return `${(row.legs ?? [row]).map(legTold).join(' + ')} ${row.cabin}${people}`;
}

/** What each row of a list that holds something is read as. */
function readings(bytes: Uint8Array, format: ListFormat): readonly string[] {
  const rows = readRows(bytes, true, format, answerer.language.texts).slice(format.rowsAbove);
  const answerRows = listAnswerer({ format, cabin: 'economy' }, answerer);
  return answerRows(rows.map(toAnswer)).rows.flatMap((row) => (row ? [told(row.question)] : []));
}

/** A list's answers, block by block. */
async function answered(bytes: Uint8Array, format = formatOf(bytes)): Promise<{ rows: string[][]; totals: Totals }> {
  const answerBlock = blockAnswerer({ format, cabin: 'economy', hasAllCabins: false }, answerer);
  const totals = noTotals();
  let text = '';
  for await (const block of splitBlocks([bytes], format, true)) {
    const done = answerBlock(block, text === '');
    text += done.text;
    addTotals(totals, done.totals);
  }
  return { rows: parseCells(text, format.delimiter).map((row) => [...row]), totals };
}

const OUTCOMES: Readonly<Record<string, string>> = {
  figure: 'flight',
  skipped: 'skipped',
  no_figure: 'not understood',
};

/** What came out of each row and of the whole list, as the expectation beside a fixture has it. */
async function outcomes(bytes: Uint8Array, format = formatOf(bytes)): Promise<readonly (readonly string[])[]> {
  const { rows, totals } = await answered(bytes, format);
  const header = rows[format.rowsAbove - 1] ?? [];
  const readAs = readings(bytes, format);
  const ofRows = rows
    .slice(format.rowsAbove)
    .filter((row) => !isBlank(row))
    .map((row, at) => {
      const cell = (name: string) => row[header.indexOf(name)] ?? '';
      const flights = Number(cell('tim_flights')) * Number(cell('tim_passengers'));
      return [
        String(at + 1),
        OUTCOMES[cell('tim_status')] ?? '',
        flights === 0 ? '' : String(flights),
        readAs[at] ?? '',
      ];
    });
  return [['row', 'outcome', 'flights', 'read as'], ...ofRows, ['all', '', String(totals.flights), '']];
}

/** Written by hand beside the fixture. */
const expected = (name: string) => parseCells(fixture(`${name}.expected`).toString(), ',');

describe('an ugly list is read right to the row:', () => {
  it('SAP Concur', async () => {
    const bytes = fixture('sap-concur');
    const format = formatOf(bytes);
    expect(format).toMatchObject({ delimiter: ',', hasMark: true, decimalMark: '.', dateOrder: 'month-first' });
    // Each flight has a row of its own: none stands for two, although some say "Round Trip".
    expect(format.unusedColumns).toEqual([
      { name: 'Report ID', place: 1 },
      { name: 'Ticket Number', place: 11 },
    ]);
    expect(format.ownReturns?.counts).toEqual({ own: 4, all: 4, seen: 19 });
    expect(await outcomes(bytes)).toEqual(expected('sap-concur'));
    // One answer is for both rows.
    const chosen = formatOf(bytes, { places: { 'portland me': 'PWM' } });
    expect(readings(bytes, chosen).slice(13, 15)).toEqual(['ORD-PWM 2025-05-19 economy', 'PWM-ORD 2025-05-22 economy']);
    const { totals } = await answered(bytes, chosen);
    expect(listResult(totals)).toMatchObject({ kind: 'total', rows: 7, flights: 7, rowsNeedingAttention: 0 });
  });

  it.each([
    ['Amex GBT', 'amex-gbt', ['Invoice No.']],
    [
      'an agency’s invoices',
      'agency-invoices',
      ['Invoice Date', 'Invoice No', 'Ticket No', 'Original Ticket', 'Tax', 'Total'],
    ],
    ['whole journeys in a cell', 'routings', ['Ticket', 'Issue']],
  ])('%s', async (_name, file, unusedNames) => {
    const bytes = fixture(file);
    expect(formatOf(bytes).unusedColumns.map(({ name }) => name)).toEqual(unusedNames);
    expect(await outcomes(bytes)).toEqual(expected(file));
  });

  const german = new TextDecoder('windows-1252').decode(fixture('german-excel'));
  it.each([
    ['windows-1252', fixture('german-excel'), { encoding: 'windows-1252', hasMark: false }],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${german}`), { encoding: 'utf-8', hasMark: true }],
    ['UTF-8', Buffer.from(german), { encoding: 'utf-8', hasMark: false }],
    ['UTF-16', Buffer.from(`\uFEFF${german}`, 'utf16le'), { encoding: 'utf-16le', hasMark: true }],
  ])('German Excel in %s', async (_name, bytes, written) => {
    const format = formatOf(bytes);
    expect(format).toMatchObject({ ...written, delimiter: ';', decimalMark: ',', unusedColumns: [], rowsAbove: 4 });
    expect(await outcomes(bytes)).toEqual(expected('german-excel'));
    const { rows } = await answered(bytes, format);
    const [header = [], first = []] = rows.slice(3);
    const cell = (name: string) => first[header.indexOf(name)] ?? '';
    expect(cell('tim_kg_co2e')).toMatch(/^\d+,\d{3}$/);
    expect(Number(cell('tim_kg_co2e').replace(',', '.'))).toBe((3 * Number(cell('tim_g_co2e_per_passenger'))) / 1000);
  });

  it('Japanese Excel, in Shift_JIS', async () => {
    const bytes = fixture('japanese-excel');
    expect(formatOf(bytes)).toMatchObject({
      encoding: 'shift_jis',
      delimiter: ',',
      columns: { description: 8 },
      unusedColumns: [],
    });
    expect(await outcomes(bytes)).toEqual(expected('japanese-excel'));
  });

  it('names as people write them', async () => {
    const bytes = fixture('mixed-names');
    expect(formatOf(bytes)).toMatchObject({ columns: { description: 4 }, unusedColumns: [] });
    expect(await outcomes(bytes)).toEqual(expected('mixed-names'));
    // One answer each is for all rows, of an unknown name too, and answers nothing else.
    const open = { Sydney: 'SYD', Melbourne: 'MEL', Birmingham: 'BHX', Atlantis: 'ZRH' };
    const places = { ...open, 'London Heathrow Terminal 5': 'LGW' };
    const chosen = readings(bytes, formatOf(bytes, { places }));
    expect([...chosen.slice(9, 16), chosen[25]]).toEqual([
      'SYD-AKL 2025-03-12 economy',
      'MEL-SYD 2025-03-13 economy',
      'PER-SYD 2025-03-14 economy',
      'SYD-SIN 2025-03-15 economy',
      'BHX-DUB 2025-03-16 economy',
      'BHX-EDI 2025-03-28 economy',
      'EDI-BHX 2025-03-29 economy',
      'ZRH-BER 2025-03-19 economy',
    ]);
    const asked = readings(bytes, formatOf(bytes));
    expect(chosen.toSpliced(25, 1).toSpliced(9, 7)).toEqual(asked.toSpliced(25, 1).toSpliced(9, 7));
  });

  it('asks for a place once for all rows', async () => {
    const { totals } = await answered(fixture('mixed-names'));
    expect(listResult(totals).placeChoices).toEqual([
      { text: 'Sydney', codes: ['SYD', 'YQY'], rows: 3 },
      { text: 'Birmingham', codes: ['BHX', 'BHM'], rows: 3 },
      { text: 'Melbourne', codes: ['MEL', 'MLB'], rows: 1 },
      { text: 'London (all)', codes: [], rows: 1 },
      { text: 'Atlantis', codes: [], rows: 1 },
    ]);
  });

  it('French expenses', async () => {
    const bytes = fixture('french-expenses');
    const format = formatOf(bytes);
    expect(format).toMatchObject({ decimalMark: ',', dateOrder: 'day-first', rowsAbove: 5 });
    expect(format.unusedColumns).toEqual([{ name: 'N° note', place: 0 }]);
    expect(await outcomes(bytes)).toEqual(expected('french-expenses'));
    // Of five rows that say there and back one has its way there in a row of its own.
    expect(format.ownReturns?.counts).toEqual({ own: 1, all: 5, seen: 19 });
    expect((await answered(bytes)).totals.rowsByWarning).toMatchObject({ RETURN_HAS_ITS_ROW: 1 });
  });

  it('Spanish trips', async () => {
    const bytes = fixture('spanish-trips');
    const format = formatOf(bytes);
    expect(format).toMatchObject({ encoding: 'windows-1252', decimalMark: ',', rowsAbove: 4 });
    expect(format.further).toEqual([{ field: 'status', place: 12 }]);
    expect(await outcomes(bytes)).toEqual(expected('spanish-trips'));
    const chosen = formatOf(bytes, { places: { Valencia: 'VLC', Córdoba: 'COR' } });
    // An "S" is yes in Spanish and single in English: it is asked for, and counts as nothing until it is told.
    expect(readings(bytes, chosen)[8]).toContain('“S” does not show whether there is a return flight');
    expect((await answered(bytes, chosen)).totals.flights).toBe(15);
  });
});

const HEADER =
  'Reisender;Leistungsart;Anbieter;Von;Nach;Flugnummer;Datum;Rückreise;Personen;Betrag EUR;Kostenstelle'.split(';');

/** A row of a report of air, rail and hotels, with what comes out of it. */
function rowWithOutcome(at: number): readonly [cells: readonly string[], outcome: readonly string[]] {
  const day = `2025-${String(1 + (at % 12)).padStart(2, '0')}-${String(1 + (at % 28)).padStart(2, '0')}`;
  const [cells = '', ...outcome] = KINDS[at % KINDS.length] ?? [];
  const row = `Traveller ${at % 97};${cells};K${at % 5}`.replace('DAY', day).split(';');
  return [row, outcome.map((cell) => cell.replaceAll('DAY', day))];
}

/** Each of them stands 500 times in 5000 rows; outcome, flights and what it is read as, by hand. */
const KINDS: readonly (readonly string[])[] = [
  ['Rail;Deutsche Bahn;Frankfurt Hbf;Köln Hbf;;DAY;;1;79,90', 'skipped', '', 'rail'],
  ['Air;LH;Frankfurt/Main;Berlin;LH 176;DAY;;1;129,00', 'flight', '1', 'FRA-BER LH176 DAY economy'],
  // Nothing but the stations tells that it is a train.
  [';;Berlin Hbf;Hamburg Hbf;;DAY;;2;55,50', 'skipped', '', 'rail'],
  ['Flug;Swiss;Zürich;London Heathrow T2;316;DAY;nein;1;210,00', 'flight', '1', 'ZRH-LHR LX316 DAY economy'],
  [';SNCF;Paris;Lyon;6607;DAY;ja;1;98,00', 'skipped', '', 'rail'],
  ['Air;BA;LHR;JFK;BA 177;DAY;;1;-650,00', 'skipped', '', 'refund'],
  ['Hotel;Hilton Frankfurt;;Frankfurt/Main;;DAY;;1;189,00', 'skipped', '', 'hotel'],
  ['Air;BA;LHR;New York JFK;BA 177;DAY;;1;650,00', 'flight', '1', 'LHR-JFK BA177 DAY economy'],
  // Nothing but who was paid tells that it is a hotel, between two cities with airports.
  [';Marriott Hotel Wien;Wien;Wien;;DAY;;1;240,00', 'skipped', '', 'hotel'],
  // Two people there and back are four flights.
  ['Flug;LX;Zürich;Boston;LX 52;DAY;ja;2;2.450,00', 'flight', '4', 'ZRH-BOS LX52 DAY + BOS-ZRH DAY economy x2'],
];

describe('5000 rows with trains and hotels', () => {
  const drawn = Array.from({ length: 5000 }, (_, at) => rowWithOutcome(at));
  const bytes = Buffer.from([HEADER, ...drawn.map(([cells]) => cells)].map((cells) => csvLine(cells, ';')).join(''));

  it('are read right to the row, and nothing is added for trains, hotels and refunds', async () => {
    const format = formatOf(bytes);
    expect(format).toMatchObject({ decimalMark: ',', unusedColumns: [{ name: 'Kostenstelle', place: 10 }] });
    expect(await outcomes(bytes, format)).toEqual([
      ['row', 'outcome', 'flights', 'read as'],
      ...drawn.map(([, outcome], at) => [String(at + 1), ...outcome]),
      ['all', '', '3500', ''],
    ]);
    expect((await answered(bytes, format)).totals).toMatchObject({
      rows: 5000,
      figures: 2000,
      rowsByReason: {},
      rowsSkipped: { rail: 1500, refund: 500, hotel: 1000 },
    });
  });
});
