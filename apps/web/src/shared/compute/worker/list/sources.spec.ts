import { readFileSync } from 'node:fs';
import { readSource } from '@tim/batch/sources';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ListShape } from '../../list-types.ts';
import { answeredList, LIST_TODAY as today, newListSession, recordOfList } from '../../../../testing/list-data.ts';

const folder = new URL('../../../../../../../libs/batch/fixtures/sources/', import.meta.url);
const file = (name: string) => new Blob([readFileSync(new URL(name, folder))]);

describe('what is no list of CSV', () => {
  it('is named, with the sheets that can be read and the rows that may name columns', async () => {
    const session = newListSession();
    const shape = (await session.read(file('flights.xlsx'), { today })) as ListShape;
    expect(shape).toMatchObject({
      about: { kind: 'spreadsheet', format: 'xlsx', sheet: 'Flights 2025', sheets: ['Notes', 'Flights 2025'] },
      headerRow: 3,
      rows: 3,
      rowTexts: expect.arrayContaining([
        'Flights of 2025',
        'Date, Airline, Flight number, From, To, Passengers, Cabin, Price',
      ]),
    });
    expect(await session.read(file('flights.xlsx'), { today, headerRow: 1 })).toMatchObject({
      headerRow: 1,
      header: ['Flights of 2025'],
      rows: 4,
    });
    expect(await session.read(file('flights.xlsx'), { today, sheet: 'Notes' })).toEqual({ kind: 'no-rows' });
    expect(await session.read(file('flights.xlsx'), { today, sheet: 'Nobody’s' })).toMatchObject({ kind: 'fault' });
    expect(await session.read(file('calendar.ics'), { today })).toMatchObject({
      about: { kind: 'calendar', flights: 7, others: 8 },
    });
    expect(await session.read(file('jetlog.csv'), { today })).toMatchObject({ log: 'jetlog' });
  });

  it('is answered, written as a workbook with numbers, and done again by the command that it names', async () => {
    const said = { sheet: 'Flights 2025', headerRow: 3 };
    const { session, summary } = await answeredList(file('flights.ods'), { said });
    const { totals } = summary;
    expect(totals).toMatchObject({ rows: 3, figures: 3, flights: 5 });
    const { groups } = await session.breakdown({ kind: 'cabin' });
    const sheet = { title: 'By cabin', columns: [], groups, total: 'Total', allRows: 'All rows' };
    const xlsx = new Uint8Array(await (await session.xlsx([sheet])).arrayBuffer());
    const written = Buffer.concat(readSource('archive', xlsx, { today }).csv).toString();
    expect(written).toMatch(/^2025-03-14,LX,52,ZRH,BOS,2,Business,4812\.5,figure,\d+\.\d{1,3},\d+,business,2,1,/m);
    const byCabin = Buffer.concat(readSource('archive', xlsx, { today, sheet: 'By cabin' }).csv).toString();
    expect(byCabin).toMatch(new RegExp(`^Total,${totals.grams / 1000},`, 'm'));
    const { command } = await session.statement({ fileName: 'flights.ods' });
    expect(command).toContain("--sheet 'Flights 2025' --header-row 3");
    expect(await recordOfList(session)).toMatchObject({
      list: { readAs: { kind: 'spreadsheet', sheet: 'Flights 2025' } },
    });
  });
});

/** A browser that finds these texts on any photo. */
function withDetector(codes: readonly string[], formats: readonly string[] = ['aztec', 'qr_code']) {
  class BarcodeDetector {
    static getSupportedFormats = () => Promise.resolve(formats);
    detect = () => Promise.resolve(codes.map((rawValue) => ({ rawValue })));
  }
  vi.stubGlobal('BarcodeDetector', BarcodeDetector);
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ close: () => undefined }));
}

describe('a photo of a boarding pass', () => {
  afterEach(() => vi.unstubAllGlobals());
  const photo = new Blob(['a photo'], { type: 'image/jpeg' });
  const [first = ''] = readFileSync(new URL('boarding-passes.txt', folder), 'utf8').split('\n');

  it('is read where the browser finds bar codes', async () => {
    withDetector([first]);
    expect(await newListSession().read(photo, { today })).toMatchObject({
      about: { kind: 'boarding-passes', flights: 1, others: 0 },
      firstRows: [['2025-03-14', 'LX 52', 'ZRH', 'BOS', 'Business', 'EXAMPLE/ANNA MS', '', '']],
    });
  });

  it('says what to do where there is none, and where nothing finds any', async () => {
    withDetector([]);
    expect(await newListSession().read(photo, { today })).toEqual({ kind: 'no-codes' });
    withDetector([first], ['ean_13']);
    expect(await newListSession().read(photo, { today })).toEqual({ kind: 'no-code-reader' });
    vi.unstubAllGlobals();
    expect(await newListSession().read(photo, { today })).toEqual({ kind: 'no-code-reader' });
  });
});
