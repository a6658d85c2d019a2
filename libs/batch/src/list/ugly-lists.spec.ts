import { readFileSync } from 'node:fs';
import { createEstimator } from '@tim/estimator';
import { csvLine, dayText } from '@tim/notation';
import { describe, expect, it } from 'vitest';
import { rowAnswerer } from '../answer.ts';
import { codeReader } from '../codes.ts';
import { listResult } from '../list-result.ts';
import { readRow } from '../read-row.ts';
import { chosenPlaces } from '../read-places.ts';
import type { Leg, RowFault, RowQuestion } from '../row-question.ts';
import { tables } from '../real-tables.fixture.ts';
import { addTotals, noTotals, type Totals } from '../totals.ts';
import { blockAnswerer } from './answer-block.ts';
import { decodeRows } from './encoding.ts';
import { listFormat, type ListFormat, type SaidOfList } from './list-format.ts';
import { isBlank, parseCells, withoutByteOrderMark } from './parse-cells.ts';
import { placeNames } from './place-names.ts';
import { splitBlocks } from './split-blocks.ts';

const cityNames = readFileSync(new URL('../../../reference-data/data/city-names.csv', import.meta.url), 'utf8');
const codes = codeReader(
  tables,
  placeNames(tables, () => cityNames),
);
const answer = rowAnswerer({
  tables,
  estimator: createEstimator(tables),
  today: { year: 2026, month: 11, day: 23 },
  gramsOfDistance: (km) => km * 100,
});
const made = { engineVersion: '1', modelVersion: '3', dataHash: 'abc' };

const fixture = (name: string) => readFileSync(new URL(`../../fixtures/${name}.csv`, import.meta.url));
const formatOf = (bytes: Uint8Array, said: Partial<SaidOfList> = {}) =>
  listFormat({ bytes: bytes.subarray(0, 2 ** 18), isWhole: bytes.length <= 2 ** 18 }, 'csv', { columns: {}, ...said });

const legTold = ({ origin, destination, carrierCode = '', flightNumber, date }: Leg): string => {
  const day = date && 'day' in date ? dayText(date) : '';
  return [`${origin}-${destination}`, `${carrierCode}${flightNumber ?? ''}`, day].filter(Boolean).join(' ');
};

/** How a row was read, in a line. */
function told(row: RowQuestion | RowFault): string {
  if ('message' in row) {
    const { field, skipped, choice } = row;
    if (skipped !== undefined) return `skipped: ${skipped}`;
    return choice ? `${choice.text}: ${choice.codes.join(' or ')}?` : `${field}: wrong`;
  }
  const people = row.passengers === 1 ? '' : ` x${row.passengers}`;
  return `${(row.legs ?? [row]).map(legTold).join(', ')}; ${row.cabin}${people}`;
}

/** How each row of a list that holds something is read. */
function readings(bytes: Uint8Array, format: ListFormat): readonly string[] {
  const { columns, dateOrder, places, delimiter, rowsAbove, encoding } = format;
  const reading = { columns, codes, cabin: 'economy', chosenPlaces: chosenPlaces(places) } as const;
  return parseCells(withoutByteOrderMark(decodeRows(bytes, encoding)), delimiter)
    .slice(rowsAbove)
    .filter((row) => !isBlank(row))
    .map((row) => told(readRow(row, { ...reading, ...(dateOrder && { dateOrder }) })));
}

/** A list's answers, block by block. */
async function answered(bytes: Uint8Array, format = formatOf(bytes)): Promise<{ rows: string[][]; totals: Totals }> {
  const answerBlock = blockAnswerer({ format, cabin: 'economy', hasAllCabins: false }, codes, answer, made);
  const totals = noTotals();
  let text = '';
  async function* whole() {
    yield bytes;
  }
  for await (const block of splitBlocks(whole(), format, true)) {
    const done = answerBlock(block, text === '');
    text += done.text;
    addTotals(totals, done.totals);
  }
  return { rows: parseCells(text, format.delimiter).map((row) => [...row]), totals };
}

describe('an ugly list is read right to the row:', () => {
  it('SAP Concur', async () => {
    const bytes = fixture('sap-concur');
    const format = formatOf(bytes);
    expect(format).toMatchObject({ delimiter: ',', hasMark: true, decimalMark: '.', dateOrder: 'month-first' });
    // Each flight has a row of its own: none stands for two, although each says "Round Trip".
    expect(format.unusedColumns).toEqual([
      { name: 'Report ID', place: 1 },
      { name: 'Trip Type', place: 4, mayMean: 'tripType', because: 'RETURNS_HAVE_ROWS' },
      { name: 'Ticket Number', place: 11 },
    ]);
    expect(readings(bytes, format)).toEqual([
      'SFO-NYC UA1209 2025-03-14; economy',
      'NYC-SFO UA535 2025-03-18; economy',
      'skipped: hotel',
      'skipped: fee',
      'skipped: road',
      'ATL-LHR DL30 2025-04-02; business',
      'skipped: rail',
      'PAR-ATL AF688 2025-04-08; business',
      'skipped: refund',
      'skipped: road',
      'Portland, ME: PDX or PWM?',
      'Portland, ME: PDX or PWM?',
      'skipped: meal',
      'skipped: total',
    ]);
    const chosen = formatOf(bytes, { places: { 'portland me': 'PWM' } });
    expect(readings(bytes, chosen).slice(10, 12)).toEqual([
      'ORD-PWM 2025-05-19; economy',
      'PWM-ORD 2025-05-22; economy',
    ]);
    const { totals } = await answered(bytes, chosen);
    expect(listResult(totals)).toMatchObject({ kind: 'total', rows: 6, flights: 6, rowsNeedingAttention: 0 });
  });

  it('Amex GBT', async () => {
    const bytes = fixture('amex-gbt');
    const format = formatOf(bytes);
    expect(format.unusedColumns).toEqual([{ name: 'Invoice No.', place: 12 }]);
    expect(readings(bytes, format)).toEqual([
      'LON-SIN SQ317 2025-01-14; business',
      'SIN-LON SQ322 2025-01-21; business',
      'MAN-DXB EK18 2025-02-02; economy x2',
      'skipped: refund',
      'FRA-WAS LH418 2025-02-09; premiumEconomy',
      'skipped: exchanged',
      'skipped: rail',
      'skipped: void',
      'skipped: hotel',
      'SAO-LIS TP88 2025-02-20; economy',
      'BHM-DFW AA 2025-02-24; economy',
      'skipped: fee',
      'skipped: total',
    ]);
    const { totals } = await answered(bytes, format);
    expect(totals).toMatchObject({
      rows: 13,
      figures: 6,
      flights: 7,
      rowsByReason: {},
      rowsSkipped: { refund: 1, exchanged: 1, rail: 1, void: 1, hotel: 1, fee: 1, total: 1 },
    });
  });

  it('German Excel', async () => {
    const bytes = fixture('german-excel');
    const format = formatOf(bytes);
    expect(format).toMatchObject({ delimiter: ';', encoding: 'windows-1252', decimalMark: ',', unusedColumns: [] });
    expect(readings(bytes, format)).toEqual([
      'ZRH-BOS LX52 2025-02-03, BOS-ZRH 2025-02-09; business x3',
      'MUC-HAM LH2058 2025-02-10, HAM-MUC 2025-02-10; economy',
      'skipped: rail',
      'FRA-VIE OS130 2025-02-24; economy x2',
      'VIE-FRA OS133 2025-03-03; economy x2',
      'skipped: refund',
      'returns: wrong',
      'date: wrong',
      'skipped: total',
    ]);
    const { rows, totals } = await answered(bytes, format);
    const [first = []] = rows.slice(4);
    const header = rows[3] ?? [];
    const cell = (name: string) => first[header.indexOf(name)] ?? '';
    // Three people there and back are six flights.
    expect([cell('tim_passengers'), cell('tim_flights')]).toEqual(['3', '2']);
    expect(Number(cell('tim_kg_co2e').replace(',', '.'))).toBe((3 * Number(cell('tim_g_co2e_per_passenger'))) / 1000);
    expect(cell('tim_kg_co2e')).toMatch(/^\d+,\d{3}$/);
    expect(totals.flights).toBe(6 + 2 + 2 + 2);
  });

  it('names as people write them', () => {
    const bytes = fixture('mixed-names');
    const format = formatOf(bytes);
    expect(format.unusedColumns).toEqual([{ name: 'note', place: 4 }]);
    const asked = readings(bytes, format);
    expect(asked).toEqual([
      'LHR-JFK 2025-03-03; economy',
      'LHR-JFK 2025-03-04; economy',
      'FRA-CDG 2025-03-05; economy',
      'FRA-PAR 2025-03-06; economy',
      'MUC-GVA 2025-03-07; business',
      'MXP-FCO 2025-03-08; economy',
      'LIS-GRU 2025-03-09; business',
      'CPH-AMS 2025-03-10; business',
      'ZRH-SFO 2025-03-11; first',
      'Sydney: SYD or YQY?',
      'Melbourne: MEL or MLB?',
      'sydney: SYD or YQY?',
      'SYD-SIN 2025-03-15; economy',
      'Birmingham: BHX or BHM?',
      'YXU-YYZ 2025-03-17; economy',
      'EWR-LGW 2025-03-18; economy',
      'origin: wrong',
      'skipped: rail',
    ]);
    // One answer each is for all rows, and answers nothing else.
    const places = {
      Sydney: 'SYD',
      Melbourne: 'MEL',
      Birmingham: 'BHX',
      Atlantis: 'ZRH',
      'London Heathrow Terminal 5': 'LGW',
    };
    const chosen = readings(bytes, formatOf(bytes, { places }));
    expect(chosen.slice(9, 14)).toEqual([
      'SYD-AKL 2025-03-12; economy',
      'MEL-SYD 2025-03-13; economy',
      'PER-SYD 2025-03-14; economy',
      'SYD-SIN 2025-03-15; economy',
      'BHX-DUB 2025-03-16; economy',
    ]);
    expect([...chosen.slice(0, 9), ...chosen.slice(14)]).toEqual([...asked.slice(0, 9), ...asked.slice(14)]);
  });

  it('asks for a place once for all rows', async () => {
    const { totals } = await answered(fixture('mixed-names'));
    expect(listResult(totals).placeChoices).toEqual([
      { text: 'Sydney', codes: ['SYD', 'YQY'], rows: 2 },
      { text: 'Melbourne', codes: ['MEL', 'MLB'], rows: 1 },
      { text: 'Birmingham', codes: ['BHX', 'BHM'], rows: 1 },
    ]);
  });

  it('whole journeys in a cell', async () => {
    const bytes = fixture('routings');
    const format = formatOf(bytes);
    expect(format.unusedColumns.map(({ name }) => name)).toEqual(['Ticket', 'Issue']);
    expect(readings(bytes, format)).toEqual([
      'ZRH-LHR BA711 2025-02-01, LHR-JFK BA177 2025-02-01; economy',
      'DFW-LHR AA50 2025-02-02, LHR-DFW 2025-02-02; business x2',
      'VIE-ZRH LX 2025-02-03, ZRH-BOS 2025-02-03; business',
      'ZRH-LHR 2025-02-04, LGW-BCN 2025-02-04, BCN-ZRH 2025-02-04; economy',
      'skipped: total',
      'LIS-FNC TP1687 2025-02-05, FNC-LIS 2025-02-05; economy',
      'FDF-ORY AF 2025-02-06, ORY-LIS 2025-02-06; economy',
      'skipped: refund',
      'LOS-LHR BA74 2025-02-07, LHR-LOS BA75 2025-02-07; economy',
      'skipped: void',
      'route: wrong',
      'Sydney: SYD or YQY?',
      'SYD-DXB EK 2025-02-20, DXB-LHR 2025-02-20; economy',
      'MAD-BCN IB 2025-02-11, BCN-MAD 2025-02-11, MAD-BCN 2025-02-11, BCN-MAD 2025-02-11; economy',
      'skipped: total',
    ]);
    const { totals } = await answered(bytes, format);
    expect(totals).toMatchObject({ rows: 15, figures: 9, flights: 2 + 4 + 2 + 3 + 2 + 2 + 2 + 2 + 4 });
  });
});

/** Rows of a rail and air report, with how each is read. */
function rowWithReading(at: number): readonly [cells: readonly string[], reading: string] {
  const day = `2025-${String(1 + (at % 12)).padStart(2, '0')}-${String(1 + (at % 28)).padStart(2, '0')}`;
  const who = `Traveller ${at % 97}`;
  switch (at % 7) {
    case 0:
      return [[who, 'Rail', 'Deutsche Bahn', 'Frankfurt Hbf', 'Köln Hbf', '', day, '79,90'], 'skipped: rail'];
    case 1:
      return [[who, 'Air', 'LH', 'Frankfurt/Main', 'Berlin', 'LH 176', day, '129,00'], `FRA-BER LH176 ${day}; economy`];
    case 2:
      // Nothing but the stations tells that it is a train.
      return [[who, '', '', 'Berlin Hbf', 'Hamburg Hbf', '', day, '55,50'], 'skipped: rail'];
    case 3:
      return [
        [who, 'Flug', 'Swiss', 'Zürich', 'London Heathrow T2', '316', day, '210,00'],
        `ZRH-LHR LX316 ${day}; economy`,
      ];
    case 4:
      return [[who, '', 'SNCF', 'Paris', 'Lyon', '6607', day, '98,00'], 'skipped: rail'];
    case 5:
      return [[who, 'Air', 'BA', 'LHR', 'JFK', 'BA 177', day, '-650,00'], 'skipped: refund'];
    default:
      return [[who, 'Air', 'BA', 'LHR', 'New York JFK', 'BA 177', day, '650,00'], `LHR-JFK BA177 ${day}; economy`];
  }
}

describe('5000 rows with trains', () => {
  const drawn = Array.from({ length: 5000 }, (_, at) => rowWithReading(at));
  const header = ['Reisender', 'Leistungsart', 'Anbieter', 'Von', 'Nach', 'Flugnummer', 'Datum', 'Betrag EUR'];
  const bytes = Buffer.from([header, ...drawn.map(([cells]) => cells)].map((cells) => csvLine(cells, ';')).join(''));

  it('are read right to the row, and nothing is added for trains and refunds', async () => {
    const format = formatOf(bytes);
    expect(format).toMatchObject({ decimalMark: ',', unusedColumns: [] });
    expect(readings(bytes, format)).toEqual(drawn.map(([, reading]) => reading));
    const { rows, totals } = await answered(bytes, format);
    const of = (beginning: string) => drawn.filter(([, reading]) => reading.startsWith(beginning)).length;
    expect(totals).toMatchObject({
      rows: 5000,
      figures: 5000 - of('skipped'),
      rowsByReason: {},
      rowsSkipped: { rail: of('skipped: rail'), refund: of('skipped: refund') },
    });
    const status = (rows[0] ?? []).indexOf('tim_status');
    expect(rows.slice(1).map((row) => row[status])).toEqual(
      drawn.map(([, reading]) => (reading.startsWith('skipped') ? 'skipped' : 'figure')),
    );
  });
});
