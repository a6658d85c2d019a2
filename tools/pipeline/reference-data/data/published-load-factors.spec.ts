import { readTables } from '@tim/reference-data';
import { describe, expect, it } from 'vitest';
import { folderForAllTests } from '../../temporary-folder.fixture.ts';
import { committedTables as tables } from '../committed-tables.fixture.ts';
import { date } from '../csv/fields.ts';
import { RowReport } from '../csv/row-report.ts';
import { readTableFiles, TABLES_FOLDER } from '../table-files.ts';
import { buildPublishedLoadFactors } from '../tables/published-load-factors.ts';
import { openDataFolder } from './data-context.ts';
import { DATA_FOLDER } from './data-folder.ts';
import { codesOf, knownCodes } from './known-codes.ts';
import { readPublishedLoadFactors } from './published-load-factors.ts';
import { writeSmallData } from './small-data.fixture.ts';

const folder = folderForAllTests();
const committed = readTableFiles(TABLES_FOLDER);
const known = knownCodes(codesOf(tables));
const FILE = 'libs/reference-data/data/published-load-factors.csv';

/** @param rows - carriers, scope, year, month and load factor */
async function build(...rows: readonly string[]) {
  const published = rows.map((row) => {
    const [carriers = '', scope = '', year = '', month = '', percent = ''] = row.split(',');
    const page = 'https://example.org/traffic';
    return { carriers, scope, year, month, load_factor_percent: percent, evidence: 'read', page };
  });
  const found: string[] = [];
  const report = new RowReport((line) => found.push(line));
  const read = openDataFolder(writeSmallData(folder, { 'published-load-factors': published }), report);
  const table = buildPublishedLoadFactors(
    await readPublishedLoadFactors({ read, known, pastDate: date, report }),
    () => 'TR',
  );
  return { found, ...readTables({ ...committed, 'published-load-factors': table }).publishedLoadFactors };
}

describe('published load factors, built and read back', () => {
  it('say how they came about, and how many months were read', async () => {
    const { find } = await build('FI,all,2023,2,76.5', 'FI,all,2024,2,76.6', 'FI,all,2025,2,79.8');
    expect(find('FI', 'all', 2)).toEqual({
      value: 0.7763,
      basis: { kind: 'published-month', scope: 'all', month: 2, readings: 3 },
      source: 'CARRIER_TRAFFIC_REPORT',
      sourceVersion: 'monthly traffic reports 2023-2025',
      dataCategory: 'PRIMARY',
    });
    expect(find('FI', 'all', 3)).toMatchObject({
      basis: { kind: 'published-months-beside' },
      dataCategory: 'MODELED',
    });
    expect(find('FI', 'all', 7)).toBeUndefined();
    expect(find('FI', 'all', undefined)).toBeUndefined();
  });

  it('keep flights at home and abroad apart, and say where home is', async () => {
    const months = [1, 2, 3, 4, 5, 6];
    const rows = months.flatMap((month) => [`TK,domestic,2024,${month},86.5`, `TK,international,2024,${month},80`]);
    const { find, homeCountryCode } = await build(...rows);
    const scopes = ['domestic', 'international', 'all'] as const;
    expect(scopes.map((scope) => find('TK', scope, 4)?.value)).toEqual([0.865, 0.8, undefined]);
    expect(find('TK', 'domestic', undefined)).toMatchObject({
      value: 0.865,
      basis: { kind: 'published-year', scope: 'domestic', readings: 6 },
      sourceVersion: 'monthly traffic reports 2023-2025',
    });
    expect([homeCountryCode('TK'), homeCountryCode('FI')]).toEqual(['TR', undefined]);
  });

  it('take of two figures for the same flights the first, and name the other', async () => {
    const { found, find } = await build('FI,all,2023,2,76.5', 'FI,all,2023,2,76.4');
    expect(found).toEqual([`${FILE}:3: all of FI in 2023-2 stands there twice`]);
    expect(find('FI', 'all', 2)?.value).toBe(0.765);
  });
});

describe('the committed load factors', () => {
  it('give every carrier in them a share of the seats for some month, none beyond what airlines publish', async () => {
    const report = new RowReport(() => undefined);
    const read = openDataFolder(DATA_FOLDER, report);
    const published = await readPublishedLoadFactors({ read, known, pastDate: date, report });
    const codes = [...new Set(published.flatMap(({ carriers }) => carriers))];
    expect(codes.length).toBeGreaterThan(50);
    const extremes = codes.map((code) => {
      const values = (['all', 'domestic', 'international'] as const).flatMap((scope) =>
        [undefined, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].flatMap(
          (month) => tables.publishedLoadFactors.find(code, scope, month)?.value ?? [],
        ),
      );
      return { code, least: Math.min(...values), most: Math.max(...values) };
    });
    // Without any value the least is infinite.
    expect(extremes.filter(({ least, most }) => !(least > 0.6 && least <= most && most < 0.98))).toEqual([]);
  });
});
