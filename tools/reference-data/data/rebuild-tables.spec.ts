import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTables } from '@tim/reference-data';
import { afterAll, describe, expect, it } from 'vitest';
import { differentFiles, readTableFiles, TABLES_FOLDER, writeTableFiles } from '../table-files.ts';
import { DATA_FOLDER, type DataFile } from './data-folder.ts';
import { rebuildTables } from './rebuild-tables.ts';
import { SMALL_DATA, writeSmallData, type SmallData } from './small-data.fixture.ts';

const root = mkdtempSync(join(tmpdir(), 'rebuild-tables-'));
afterAll(() => rmSync(root, { recursive: true }));

/** The committed tables, with those of our own data built from small files. */
async function rebuild(changes: SmallData = {}) {
  const folder = join(root, 'tables');
  cpSync(TABLES_FOLDER, folder, { recursive: true });
  const found: string[] = [];
  const files = await rebuildTables(folder, writeSmallData(join(root, 'data'), changes), (line) => found.push(line));
  if (files) writeTableFiles(folder, files);
  return { found, isWritten: files !== undefined, tables: readTables(readTableFiles(folder)) };
}

/** What is said of the committed data when a line of a file is another. */
async function complaints(file: DataFile, line: number, change: (row: string) => string) {
  const folder = join(root, 'changed');
  cpSync(DATA_FOLDER, folder, { recursive: true });
  const path = join(folder, `${file}.csv`);
  const lines = readFileSync(path, 'utf8').split('\n');
  writeFileSync(path, lines.with(line - 1, change(lines[line - 1] ?? '')).join('\n'));
  const found: string[] = [];
  const files = await rebuildTables(TABLES_FOLDER, folder, (what) => found.push(what));
  expect(files).toBeUndefined();
  return found;
}

describe('the tables of our own data', () => {
  it('are built from the repository’s files without a complaint, and are the committed ones', async () => {
    const found: string[] = [];
    const files = await rebuildTables(TABLES_FOLDER, DATA_FOLDER, (line) => found.push(line));
    expect(found).toEqual([]);
    expect(differentFiles(TABLES_FOLDER, files ?? [])).toEqual([]);
    expect(files).toHaveLength(21);
  });

  it('hold cabins as they stand in their columns', async () => {
    const { cabins } = (await rebuild()).tables;
    expect(cabins.ofCarrierType('LX', 'A333')).toEqual([
      {
        subFleet: 'all',
        seats: { economy: 183, premiumEconomy: 0, business: 45, first: 8 },
        blockedSeats: 0,
        totalSeats: 236,
        airframes: 14,
        use: 'any',
        baseAirportCode: '',
        evidence: 'TOTAL_CHECKED',
        confidence: 'not-said',
        citation: 'US BTS T-100',
        reportedMeanSeats: 236,
        isReportedMeanPooled: false,
        usRoutes: 'seen',
        strategy: 'CARRIER_CABIN_LAYOUT',
        source: 'CARRIER_CABIN_TABLE',
        sourceVersion: 'carrier cabins, 2025 to March 2026',
        dataCategory: 'MODELED',
      },
    ]);
    expect(cabins.ofCarrierType('LX', 'B77W')).toMatchObject([
      { subFleet: 'all', evidence: 'READ', dataCategory: 'PRIMARY', citation: 'flyer 2026', usRoutes: 'not-known' },
      { subFleet: '400', use: 'domestic', confidence: 'low', usRoutes: 'not-seen' },
    ]);
    expect(cabins.ofCarrierType('LH', 'A333')).toMatchObject([{ baseAirportCode: 'GVA', isReportedMeanPooled: true }]);
    expect(cabins.ofCarrierType('LH', 'A321')).toMatchObject([{ airframes: 56, blockedSeats: 12 }]);
  });

  it('hold families, usual variants and partners', async () => {
    const { families, partners } = (await rebuild()).tables;
    expect(families.typesOf('787')).toEqual(['B788', 'B789']);
    expect([families.typesOf('B787'), families.typesOf('330')]).toEqual([['B788', 'B789'], undefined]);
    expect([families.usualVariant('A321'), families.usualVariant('B789')]).toEqual(['32B', undefined]);
    expect(partners.ofCarrier('LH')).toEqual([{ carrierCode: 'HL', fliesLargeAircraft: false }]);
    expect(partners.ofCarrier('LX')).toEqual([{ carrierCode: 'LH', fliesLargeAircraft: true }]);
    expect(partners.ofCarrier('BA')).toEqual([]);
    expect([partners.firstNumber('LH'), partners.firstNumber('LX')]).toEqual([3000, undefined]);
  });

  it('leave the others, and what the fleets table has from sources, as they are', async () => {
    const before = readTables(readTableFiles(TABLES_FOLDER));
    const { tables } = await rebuild({
      fleets: [
        ...SMALL_DATA.fleets,
        { carrier: 'LH', icao_type: 'A359', airframes: 3, evidence: 'recalled', date: 2025 },
      ],
    });
    expect(tables.fleets.ofCarrier('LH')?.value.map(({ airframes }) => airframes)).toEqual([30, 5, 3]);
    expect(tables.fleets.useByDistance('A359')).toEqual(before.fleets.useByDistance('A359'));
    expect(tables.flights.rowCount).toBe(before.flights.rowCount);
  });
});

describe('a wrong row', () => {
  it.each<[DataFile, string, (row: string) => string, string]>([
    [
      'cabins',
      'a total that is not the sum',
      (row) => row.replace(',153,', ',150,'),
      'total is 150, but first, business, premium_economy, economy and blocked make 153',
    ],
    ['cabins', 'a carrier nobody knows', (row) => row.replace('2K', 'NW'), "carrier 'NW' is not in the carriers table"],
    [
      'cabins',
      'a type nobody knows',
      (row) => row.replace('A20N', 'A20X'),
      "icao_type 'A20X' is not in the aircraft table",
    ],
    [
      'cabins',
      'no page',
      (row) => row.replace('BTS T-100 2026-02', ''),
      "page is empty, but evidence is 'total-agrees': name the page",
    ],
    [
      'cabins',
      'a month that is none',
      (row) => row.replace(',2025,', ',2025-13,'),
      "date '2025-13' is not a date YYYY, YYYY-MM or YYYY-MM-DD",
    ],
    [
      'fleets',
      'airframes in words',
      (row) => row.replace(',4,', ',four,'),
      "airframes 'four' is not a whole number from 1 to 2000",
    ],
    [
      'partners',
      'itself in two sizes',
      (row) => row.replace('small', 'large').replace('MQ', 'OO'),
      'AA OO stands there twice',
    ],
    [
      'closed-routes',
      'a word for a place',
      (row) => row.replace(',*,', ',Europe,'),
      "from_area 'Europe' is neither a country nor an airport",
    ],
    ['number-blocks', 'an end before its start', (row) => row.replace('9399', '9299'), 'from 9300 lies above to 9299'],
    [
      'carrier-status',
      'a status of its own',
      (row) => row.replace(',unknown,', ',resting,'),
      "status 'resting' is not one of",
    ],
    [
      'cabins-read',
      'a class too few',
      (row) => row.replace(',0,8,0,156,', ',,8,0,156,'),
      'first, business, premium_economy and economy: all of them, or none',
    ],
    [
      'fleets-read',
      'evidence of a kind of its own',
      (row) => row.replace(',read,', ',heard,'),
      "evidence 'heard' is not one of: read, total-agrees, recalled",
    ],
  ])('of %s with %s is refused with file, line and reason', async (file, _what, change, why) => {
    const found = await complaints(file, 2, change);
    expect(found[0]).toMatch(new RegExp(`^libs/reference-data/data/${file}\\.csv:\\d+: `));
    expect(found[0]).toContain(why);
  });

  it('leaves the tables as they are', async () => {
    const { isWritten, found } = await rebuild({ fleets: [{ ...SMALL_DATA.fleets[0], airframes: 0 }] });
    expect(isWritten).toBe(false);
    expect(found).toEqual([
      "libs/reference-data/data/fleets.csv:2: airframes '0' is not a whole number from 1 to 2000",
    ]);
  });
});
