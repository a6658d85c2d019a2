import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { addTotals, answererOf, breakdownOf, noTotals, type BreakdownBy } from '@tim/batch';
import {
  sourceKindOf,
  BEGINNING_BYTES,
  blockAnswerer,
  listFormat,
  listWriter,
  placeNames,
  splitBlocks,
  writtenAs,
  type SaidOfList,
} from '@tim/batch/list';
import { readSource } from '@tim/batch/sources';
import { describe, expect, it } from 'vitest';
import { answeredList, LIST_DATA, LIST_TODAY as today, recordOfList } from '../../../../testing/list-data.ts';

const libraries = new URL('../../../../../../../libs/', import.meta.url);
const cityNames = readFileSync(new URL('reference-data/data/city-names.csv', libraries), 'utf8');
const fixture = (name: string) => readFileSync(new URL(`batch/fixtures/${name}.csv`, libraries));
const source = (name: string) => readFileSync(new URL(`batch/fixtures/sources/${name}`, libraries));

/** Trains between flights, and more than the beginning that tells how a list is written. */
const TRAINS = Buffer.from(
  `Von;Nach;Datum;Leistung;Personen;Preis\r\n${Array.from({ length: 5000 }, (_, at) =>
    at % 3 === 0
      ? 'Basel SBB;Paris Gare de Lyon;13.03.2025;Bahn;1;98,50\r\n'
      : 'ZRH;BOS;14.03.2025;Flug;2;1.245,50\r\n',
  ).join('')}`,
);

/** Four of five have their way back in a row of its own; longer than what tells which. */
const RETURNS = Buffer.from(
  `Name,From,To,Date,Trip type\n${Array.from({ length: 8000 }, (_, at) => {
    const [who, day] = [`Traveller ${at}`, `2025-03-${String(1 + (at % 28)).padStart(2, '0')}`];
    const back = at % 5 === 0 ? '' : `${who},BOS,ZRH,${day},Return\n`;
    return `${who},ZRH,BOS,${day},Return\n${back}`;
  }).join('')}`,
);

/** With the places that somebody chose. */
const LISTS: readonly (readonly [
  what: string,
  bytes: Buffer<ArrayBuffer>,
  places?: Readonly<Record<string, string>>,
])[] = [
  ['SAP Concur', fixture('sap-concur')],
  ['Amex GBT', fixture('amex-gbt')],
  ['German Excel', fixture('german-excel')],
  ['mixed names', fixture('mixed-names')],
  ['routings', fixture('routings')],
  ['French expenses', fixture('french-expenses')],
  ['Spanish trips', fixture('spanish-trips')],
  ['an agency’s invoices', fixture('agency-invoices')],
  ['flights back, some in rows of their own', RETURNS],
  ['5000 rows with trains', TRAINS],
  ['people whose number may have decimals', Buffer.from('From;To;Pax;Fare\nZRH;BOS;3.000;245.50\nZRH;BOS;3,000;99\n')],
  ['UTF-16', Buffer.from(`\uFEFF${TRAINS.toString().slice(0, 500)}`, 'utf16le')],
  ['a workbook', source('flights.xlsx')],
  ['a spreadsheet of LibreOffice', source('flights.ods')],
  ['a calendar', source('calendar.ics')],
  ['boarding passes', source('boarding-passes.txt')],
  ['AirTrail', source('airtrail.json')],
  ['App in the Air', source('app-in-the-air.txt')],
  ['myFlightradar24', source('flightradar24.csv')],
  ['SAP Concur, a place chosen', fixture('sap-concur'), { 'Portland, ME': 'PWM' }],
];

/** As the command line answers a list, and breaks it down. */
async function byBlocks(given: Uint8Array, saidOfList: Partial<SaidOfList>, by: readonly BreakdownBy[] = []) {
  const kind = sourceKindOf(given);
  const bytes = kind ? Buffer.concat(readSource(kind, given, { today }).csv) : given;
  const said: Partial<SaidOfList> = { ...saidOfList, ...(kind && { delimiter: ',', hasTypedCells: true }) };
  const beginning = { bytes: bytes.subarray(0, BEGINNING_BYTES), isWhole: bytes.length <= BEGINNING_BYTES };
  const format = listFormat(beginning, 'csv', { columns: {}, ...said });
  const { tables, estimator, gramsOfDistance } = LIST_DATA;
  const placesOf = placeNames(tables, () => cityNames);
  const answerBlock = blockAnswerer(
    { format, cabin: 'economy', hasAllCabins: false, by },
    answererOf({ tables, estimator, today, gramsOfDistance, placesOf }),
  );
  const write = listWriter(writtenAs(format, false));
  const blocks: Uint8Array[] = [];
  const totals = noTotals();
  for await (const block of splitBlocks([bytes], format, true)) {
    const isFirst = blocks.length === 0;
    const done = answerBlock(block, isFirst);
    blocks.push(write(done.text, isFirst));
    addTotals(totals, done.totals);
  }
  return { csv: Buffer.concat(blocks), breakdowns: by.map((one, at) => breakdownOf(one, totals.breakdowns?.[at])) };
}

describe('the page writes what the command line writes, byte for byte:', () => {
  it.each(LISTS.map(([what, bytes, places]) => ({ what, bytes, places })))('$what', async ({ bytes, places = {} }) => {
    const { session } = await answeredList(new Blob([bytes]), { places });
    const csv = Buffer.from(await (await session.csv(false)).arrayBuffer());
    const { csv: expected } = await byBlocks(bytes, { places });
    expect(csv.toString()).toBe(expected.toString());
    expect(csv.equals(expected)).toBe(true);
    expect(await recordOfList(session)).toMatchObject({
      repeat: { answersSha256: createHash('sha256').update(expected).digest('hex') },
    });
  });

  it('also what the total is made of', async () => {
    const list = fixture('sap-concur');
    const { session, summary } = await answeredList(new Blob([list]));
    const { breakdowns } = summary;
    const found = await Promise.all(breakdowns.map((by) => session.breakdown(by)));
    expect(found).toEqual((await byBlocks(list, {}, breakdowns)).breakdowns);
  });
});
