import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readTables } from '@tim/reference-data';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { folderForAllTests } from '../../temporary-folder.fixture.ts';
import { RowReport } from '../csv/row-report.ts';
import { readLabelFile, replaceLabels, writeLabels } from '../import-labels.ts';
import { committedTables as tables } from '../committed-tables.fixture.ts';
import { readTableFiles, TABLES_FOLDER, tableFiles, writeTableFiles } from '../table-files.ts';
import { buildEasaLabels, type LabelRow } from './easa-labels.ts';

const HEADER =
  'carrier,flight_number,origin,destination,issue_date,expiry_date,version,economy_kg,premium_economy_kg,business_kg,first_kg,saf_fraction';
const folder = folderForAllTests();
const committed = readTableFiles(TABLES_FOLDER);

const SAMPLE_FILE = join(import.meta.dirname, '../samples/easa-labels.csv');

async function read(rows: readonly string[]) {
  const path = join(folder, 'labels.csv');
  writeFileSync(path, [HEADER, ...rows, ''].join('\n'));
  const found: string[] = [];
  const labels = await readLabelFile(path, tables, new RowReport((line) => found.push(line)));
  return { labels, found };
}

const kg = (grams: number | null) => (grams === null ? '' : (grams / 1000).toFixed(3));

const tableOf = (labels: readonly LabelRow[]) => readTables({ ...committed, 'easa-labels': buildEasaLabels(labels) });

describe('the file of issued labels', () => {
  it.each([
    ['LX,0,ZRH,BOS,2026-01-01,2026-12-31,1,1,,,,', "flight_number '0' is not a flight number from 1 to 9999"],
    ['LX,52,ZRH,BOS,2026-02-30,2026-12-31,1,1,,,,', "issue_date '2026-02-30' is not a day written YYYY-MM-DD"],
    ['LX,52,ZRH,BOS,2026-01-02,2026-01-01,1,1,,,,', 'expiry_date is before issue_date'],
    ['LX,52,ZRH,QQQ,2026-01-01,2026-12-31,1,1,,,,', 'destination QQQ is not in the airports table'],
    ['00,52,ZRH,BOS,2026-01-01,2026-12-31,1,1,,,,', 'carrier 00 is not in the carriers table'],
    ['LX,52,ZRH,ZRH,2026-01-01,2026-12-31,1,1,,,,', 'origin and destination are both ZRH'],
    ['LX,52,ZRH,BOS,2026-01-01,2026-12-31,,1,,,,', "version '' is not a version of 1 to 40 characters"],
    ['LX,52,ZRH,BOS,2026-01-01,2026-12-31,1,,,,,', 'economy_kg, premium_economy_kg, business_kg and first_kg are all'],
    ['LX,52,ZRH,BOS,2026-01-01,2026-12-31,1,0,,,,', "economy_kg '0' is not a mass above 0 kg"],
    ['LX,52,ZRH,BOS,2026-01-01,2026-12-31,1,1.2345,,,,', "economy_kg '1.2345' is not a mass above 0 kg, to the gram"],
    ['LX,52,ZRH,BOS,2026-01-01,2026-12-31,1,1,,,,3', "saf_fraction '3' is not a number from 0 to 1"],
    ['LX,52,ZRH,BOS,2026-01-01,2026-12-31,1,1,,,,0.1234567', 'saf_fraction'],
  ])('%s is left out, its field and rule named', async (row, what) => {
    const { labels, found } = await read([row]);
    expect(labels).toEqual([]);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`labels.csv:2: ${what}`);
  });

  it('may not issue two labels for a flight on one day', async () => {
    const row = 'LX,52,ZRH,BOS,2026-01-01,2026-12-31,1,300,,,,';
    const { labels, found } = await read([row, row.replace('300', '301')]);
    expect(labels.map(({ economyGrams }) => economyGrams)).toEqual([300_000]);
    expect(found).toEqual(['labels.csv:3: issue_date: the flight has a label of that day already']);
  });

  it('gives of two labels that hold the later one, and one of the flight before one of the route', async () => {
    const { labels } = await read([
      'LX,,ZRH,BOS,2026-06-01,2026-12-31,route,1,,,,',
      'LX,52,ZRH,BOS,2026-01-01,2026-12-31,first,2,,,,',
      'LX,52,ZRH,BOS,2026-03-01,2026-12-31,second,3,,,,',
    ]);
    const { easaLabels } = tableOf(labels);
    const versionOn = (flightNumber: number, day: number) =>
      easaLabels.find('LX', flightNumber, 'ZRH', 'BOS', day)?.version;
    expect(versionOn(52, 20_260_201)).toBe('first');
    expect(versionOn(52, 20_260_701)).toBe('second');
    expect(versionOn(54, 20_260_701)).toBe('route');
    expect(versionOn(54, 20_260_201)).toBeUndefined();
  });

  it('may hold anything at all: each row is used as it stands or reported, and never both', async () => {
    const field = fc.oneof(fc.constantFrom('LX', '52', 'ZRH', 'BOS', '2026-01-01', '1.5', ''), fc.string());
    const rows = fc.array(
      fc.array(
        field.map((text) => `"${text.replaceAll(/["\r\n]/g, '')}"`),
        { minLength: 12, maxLength: 12 },
      ),
      { minLength: 1, maxLength: 5 },
    );
    await fc.assert(
      fc.asyncProperty(rows, async (given) => {
        const { labels, found } = await read(given.map((fields) => fields.join(',')));
        expect(labels.length + found.length).toBe(given.length);
      }),
      // Each is a file.
      { numRuns: 60 },
    );
  });
});

describe('a labels’ table', () => {
  it('gives back what was read, to the gram and the digit', async () => {
    const grams = fc.integer({ min: 1, max: 999_999_999 });
    const row = fc.record({
      flightNumber: fc.integer({ min: 1, max: 9999 }),
      economyGrams: grams,
      businessGrams: fc.option(grams),
      safMillionths: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
    });
    const rows = fc.uniqueArray(row, { selector: ({ flightNumber }) => flightNumber, minLength: 1 });
    await fc.assert(
      fc.asyncProperty(rows, async (given) => {
        const { labels, found } = await read(
          given.map(({ flightNumber, economyGrams, businessGrams, safMillionths }) => {
            const saf = safMillionths === null ? '' : (safMillionths / 1e6).toFixed(6);
            return `LX,${flightNumber},ZRH,BOS,2026-01-01,2026-12-31,v 1,${kg(economyGrams)},,${kg(businessGrams)},,${saf}`;
          }),
        );
        expect(found).toEqual([]);
        const { easaLabels } = tableOf(labels);
        for (const { flightNumber, economyGrams, businessGrams, safMillionths } of given) {
          const label = easaLabels.find('LX', flightNumber, 'ZRH', 'BOS', 20_260_601);
          expect(label?.wellToWakeGramsPerPassenger).toEqual({
            economy: economyGrams,
            ...(businessGrams !== null && { business: businessGrams }),
          });
          expect(label?.safDiscountFraction).toBe(safMillionths === null ? undefined : safMillionths / 1e6);
        }
      }),
      // Each is a file.
      { numRuns: 10 },
    );
  });

  it('takes the place of the labels before it and leaves the other tables alone', async () => {
    const copy = join(folder, 'tables');
    writeTableFiles(copy, tableFiles(committed));
    const { labels } = await read(['LX,52,ZRH,BOS,2026-01-01,2026-12-31,1,300,,,,0.03']);
    replaceLabels(copy, labels);
    const after = readTables(readTableFiles(copy));
    expect(after.easaLabels.count).toBe(1);
    expect(after.origins.filter(({ table }) => table !== 'easa-labels')).toEqual(
      tables.origins.filter(({ table }) => table !== 'easa-labels'),
    );
    replaceLabels(copy, []);
    expect(tableFiles(readTableFiles(copy))).toEqual(tableFiles(committed));
  });

  it('of the samples is as committed', async () => {
    const found: string[] = [];
    const labels = await readLabelFile(SAMPLE_FILE, tables, new RowReport((line) => found.push(line)));
    expect(found).toEqual([]);
    const fresh = join(folder, 'sample.bin.gz');
    writeLabels(fresh, labels);
    const sample = new URL('../../../../libs/reference-data/samples/easa-labels.bin.gz', import.meta.url);
    // How well a processor compresses is its own affair.
    expect(gunzipSync(readFileSync(fresh))).toEqual(gunzipSync(readFileSync(sample)));
  });
});
