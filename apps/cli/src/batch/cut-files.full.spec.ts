import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { batch, type Ended } from '../host.fixture.ts';
import { workspace } from '../installed.fixture.ts';
import { copyTo, openDuckDb, quotedFile } from '../parquet/duckdb.ts';
import { temporaryFolder } from '../temporary-folder.fixture.ts';

const file = temporaryFolder();

/** Each case is a whole run of the command. */
const CUTS = { numRuns: 500, seed: 29_112_026 };

const HEADER = ['Passenger', 'Date', 'Flight', 'From', 'To', 'Cabin'];
const ROWS = [
  ['Émile', '2025-03-14', 'LX 52', 'ZRH', 'BOS', 'Business'],
  ['Ada', '2025-10-02', 'DL 47', 'AMS', 'JFK', 'Economy'],
  ['Grace', '2026-01-20', 'BA 117', 'LHR', 'JFK', 'First'],
  ['Лев', '2026-12-11', 'KL 605', 'AMS', 'SFO', 'Premium economy'],
  ['José', '2025-07-30', 'IB 6250', 'JFK', 'MAD', 'Economy'],
];
const lines = (written: (cells: readonly string[]) => string) => [HEADER, ...ROWS].map(written).join('');
const CSV = lines((cells) => `${cells.join()}\n`);
const RECORDS = ROWS.map((cells) => Object.fromEntries(HEADER.map((name, at) => [name, cells[at]])));
const NDJSON = RECORDS.map((record) => `${JSON.stringify(record)}\n`).join('');
const JSON_LIST = JSON.stringify(RECORDS, undefined, 2);
const source = (name: string) => readFileSync(join(workspace, 'libs/batch/fixtures/sources', name));

const answered = (name: string) => batch(file(name));

/** Also of UTF-16, whose zero bytes stand between letters here. */
const rowsOf = (output: string): readonly string[] => output.replaceAll('\0', '').split('\n').filter(Boolean);

/** One sentence, and no row that the whole file does not have. */
function expectRefusal({ output, errors }: Ended, whole: Ended): void {
  expect(errors).toMatch(/^\S[^\n]*[.\]]\n$/);
  expect(errors).not.toMatch(/\.[jt]s:\d| at \S+ \(|\b(?:undefined|Error:)/);
  expect(whole.output.startsWith(output)).toBe(true);
}

/** The rows of a list that was cut: all but the last one are as in the whole list. */
function rowsBeforeCut(output: string, whole: Ended): readonly string[] {
  const rows = rowsOf(output);
  expect(rows.slice(0, -1)).toEqual(rowsOf(whole.output).slice(0, Math.max(0, rows.length - 1)));
  return rows;
}

/** What a row comes to; undefined: nothing. */
const figureOf = (row = ''): string | undefined => /\bfigure\b\W+[\d.]+/.exec(row)?.[0];

/** @param check - of a cut file that is answered */
async function cutAnywhere(name: string, bytes: Uint8Array, check: (cut: Ended, whole: Ended, kept: Buffer) => void) {
  writeFileSync(file(name), bytes);
  const whole = await answered(name);
  expect(whole.code).toBe(0);
  expect(rowsOf(whole.output).length).toBeGreaterThan(1);
  await fc.assert(
    fc.asyncProperty(fc.nat(bytes.length - 1), async (length) => {
      const kept = Buffer.from(bytes.subarray(0, length));
      writeFileSync(file(name), kept);
      const cut = await answered(name);
      if (cut.code === 0) check(cut, whole, kept);
      else expectRefusal(cut, whole);
    }),
    CUTS,
  );
}

describe('a file that is cut', { timeout: 1_200_000 }, () => {
  it.each([
    ['list.csv.gz', gzipSync(CSV)],
    ['list.ndjson.gz', gzipSync(NDJSON)],
    ['list.json.gz', gzipSync(JSON_LIST)],
    ['list.json', Buffer.from(JSON_LIST)],
    ['JSON below another name.txt', Buffer.from(JSON.stringify(RECORDS))],
    ['airtrail.json', source('airtrail.json')],
    ['flights.xlsx', source('flights.xlsx')],
    ['flights.ods', source('flights.ods')],
    ['calendar.ics', source('calendar.ics')],
    ['boarding-pass.pkpass', source('boarding-pass.pkpass')],
  ])('is refused where its format tells its end: %s', async (name, bytes) => {
    await cutAnywhere(name, bytes, ({ output }, whole) => expect(output).toBe(whole.output));
  });

  it('is refused where its format tells its end: Parquet', async () => {
    writeFileSync(file('list.csv'), CSV);
    const duckDb = await openDuckDb();
    await copyTo(duckDb, `FROM read_csv(${quotedFile(file('list.csv'))})`, file('made.parquet'), '(FORMAT parquet)');
    duckDb.closeSync();
    await cutAnywhere('list.parquet', readFileSync(file('made.parquet')), ({ output }, whole) =>
      expect(output).toBe(whole.output),
    );
  });

  it.each([
    ['commas', 'list.csv', CSV, 'utf8'],
    ['quotes', 'quoted.csv', lines((cells) => `${cells.map((cell) => `"${cell}"`).join()}\r\n`), 'utf8'],
    ['semicolons', 'semicolons.csv', lines((cells) => `${cells.join(';')}\r\n`), 'utf8'],
    ['tabs', 'list.tsv', lines((cells) => `${cells.join('\t')}\n`), 'utf8'],
    ['UTF-16', 'utf16.csv', `\uFEFF${CSV}`, 'utf16le'],
  ] as const)(
    'has the rows before the cut, and is said to end early within a row: %s',
    async (_, name, text, encoding) => {
      await cutAnywhere(name, Buffer.from(text, encoding), ({ output, errors }, whole, kept) => {
        const rows = rowsBeforeCut(output, whole);
        const [last = ''] = kept.toString(encoding).split(/\r?\n/).slice(-1);
        const cells = last.split(/[,;\t]/).length;
        const isShort = rows.length > 1 && last !== '' && cells < HEADER.length;
        expect(errors.includes(`The last row has only ${cells} of ${HEADER.length} cells`)).toBe(isShort);
      });
    },
  );

  it.each([
    ['NDJSON', 'list.ndjson', Buffer.from(NDJSON)],
    ['boarding passes', 'passes.txt', source('boarding-passes.txt')],
    ['App in the Air', 'app-in-the-air.txt', source('app-in-the-air.txt')],
  ])('has the rows before the cut, and a row that is not whole says so: %s', async (_, name, bytes) => {
    await cutAnywhere(name, bytes, ({ output, errors }, whole) => {
      const rows = rowsBeforeCut(output, whole);
      const isAsBefore = figureOf(rows.at(-1)) === figureOf(rowsOf(whole.output)[rows.length - 1]);
      expect(isAsBefore || errors.includes(`row ${rows.length}: `)).toBe(true);
    });
  });
});
