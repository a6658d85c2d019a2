import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { start, LIST } from '../batch/spawned-batch.fixture.ts';
import { commandFile } from '../built.fixture.ts';
import { run, SETTINGS } from '../host.fixture.ts';
import { asParquet, copyTo, openDuckDb } from '../parquet/duckdb.ts';
import { temporaryFolder } from '../temporary-folder.fixture.ts';

const file = temporaryFolder();
const namesOf = (beginning: string) => readdirSync(file()).filter((name) => name.startsWith(beginning));

/**
 * Run the command where no file can have more than some kilobytes: the system then writes a part of the bytes, as on a disk that
 * is nearly full, and says so only with the number that it returns.
 */
function limited(kilobytes: number, args: readonly string[], output = '/dev/null') {
  const script = `trap '' XFSZ; ulimit -f ${kilobytes}; out="$1"; shift; exec "$@" > "$out"`;
  const words = ['-c', script, 'bash', output, process.execPath, commandFile, ...args];
  const { status, stderr } = spawnSync('bash', words, { encoding: 'utf8' });
  return { code: status, errors: stderr };
}

/** Of a carrier with few routes. */
const factors = (out: string, jobs = '1') => [
  'factors',
  '--out',
  out,
  '--format',
  'csv',
  '--carriers',
  'IS',
  '--jobs',
  jobs,
];

/** One line, and no place in the code. */
const SENTENCE = /^[^\n]+\n$/;

describe('a file that the system does not take whole', { timeout: 120_000 }, () => {
  beforeAll(() => {
    writeFileSync(file('list.csv'), LIST);
    writeFileSync(file('short.csv'), 'from,to\nZRH,BOS\n');
  });

  it('is no workbook: what is answered is kept, and the same command goes on from there', async () => {
    const args = ['batch', file('short.csv'), '--out', file('short.xlsx'), ...SETTINGS];
    const { code, errors } = limited(2, args);
    expect([code, errors]).toEqual([2, expect.stringContaining('short.xlsx.part.xlsx would be larger than')]);
    expect(errors).not.toMatch(/rows have a figure|at .*\.js/);
    expect(namesOf('short.xlsx')).toEqual(['short.xlsx.part', 'short.xlsx.state']);
    expect(await run(args)).toMatchObject({ code: 0, errors: expect.stringContaining('Continues after 1 row that') });
    expect(namesOf('short.xlsx')).toEqual(['short.xlsx']);
  });

  it('is no list: what is answered is kept, and the same command goes on from there', async () => {
    const args = (out: string) => ['batch', file('list.csv'), '--out', file(out), ...SETTINGS];
    const { code, errors } = limited(200, args('cut.csv'));
    expect([code, errors]).toEqual([2, expect.stringContaining('cut.csv.part would be larger than')]);
    expect(namesOf('cut.csv')).toEqual(['cut.csv.part', 'cut.csv.state']);
    expect(await run(args('cut.csv'))).toMatchObject({ code: 0, errors: expect.stringContaining('Continues after') });
    await run(args('whole.csv'));
    expect(readFileSync(file('cut.csv'), 'utf8') === readFileSync(file('whole.csv'), 'utf8')).toBe(true);
  });

  it('is no standard output', () => {
    const { code, errors } = limited(8, ['batch', file('list.csv'), ...SETTINGS], file('output.csv'));
    expect(code).toBe(2);
    expect(errors).toMatch(/(?:^|\n)standard output would be larger.*\n$/);
    expect(errors).not.toContain('rows have a figure');
  });

  it('is no factor table, written by two workers', () => {
    const out = file('factors');
    const { code, errors } = limited(2, factors(out, '2'));
    expect([code, errors]).toEqual([2, expect.stringMatching(/\.csv would be larger than the system allows/)]);
    expect(readdirSync(out)).toEqual([]);
  });

  it('is no Parquet file', async () => {
    const duckDb = await openDuckDb();
    const out = file('no-folder/a.parquet');
    await expect(copyTo(duckDb, 'FROM range(9)', out, asParquet({ engine: '1' }))).rejects.toThrow(
      'a.parquet cannot be written: ',
    );
    // What is sorted has no room either: neither in memory nor on the disk.
    await duckDb.run("SET memory_limit = '20MB'; SET temp_directory = ''");
    const rows = 'SELECT hash(range) h, hash(h) i FROM range(9e6::BIGINT) ORDER BY ALL';
    await expect(copyTo(duckDb, rows, file('sorted.parquet'), asParquet({ engine: '1' }))).rejects.toThrow(
      'sorted.parquet cannot be written: ',
    );
    duckDb.closeSync();
  });
});

describe('a path that cannot be used', () => {
  const long = 'x'.repeat(300);
  const CSV = ['--format', 'csv'];
  const FLIGHT = ['ZRH', 'BOS', 'LX', '52', '2026-12-01'];
  beforeAll(() => {
    writeFileSync(file('list.csv'), LIST);
    mkdirSync(file('folder.csv'));
  });

  it.each([
    ['a name too long to write', ['batch', file('list.csv'), '--out', file(long)], / is too long\.\n$/],
    ['a name too long to read', ['batch', file(long)], / is too long\.\n$/],
    ['a folder for a list', ['batch', file('folder.csv')], /folder\.csv is a folder, not a file\./],
    ['a list in a file', ['batch', file('list.csv/a.csv')], /There is no file .*list\.csv\/a\.csv\./],
    ['a folder with a name too long', ['factors', '--out', file(long), ...CSV], / is too long\.\n$/],
    ['a file for a folder', ['factors', '--out', file('list.csv'), ...CSV], /list\.csv already exists/],
    [
      'a folder in a file',
      ['factors', '--out', file('list.csv/a'), ...CSV],
      /list\.csv\/a is a file, not a folder\.\n$/,
    ],
    ['a file for tables', ['flight', ...FLIGHT, '--tables', file('list.csv')], /no tables in .*list\.csv/],
  ])('is one sentence: %s', async (_, args, said) => {
    const { code, errors } = await run(args);
    expect([code, errors]).toEqual([2, expect.stringMatching(said)]);
    expect(errors).toMatch(SENTENCE);
  });
});

describe('factor tables of two runs', { timeout: 120_000 }, () => {
  it('are written by one of them, and the other says who writes them', async () => {
    const out = file('two');
    const first = start(factors(out));
    // A lock is empty for a moment after it was made.
    const lock = () => (existsSync(join(out, '.lock')) ? readFileSync(join(out, '.lock'), 'utf8') : '');
    await expect.poll(lock, { interval: 1 }).not.toBe('');
    first.process.kill('SIGSTOP');
    const second = await run(factors(out));
    first.process.kill('SIGCONT');
    expect(second.code).toBe(2);
    expect(second.errors).toContain(`is being written by another run (process ${first.process.pid} on `);
    expect(await first.ended).toMatchObject({ code: 0 });
    expect(readdirSync(out).toSorted()).toEqual(['factors', 'numbers-1.csv', 'typical-1.csv']);
    expect(readdirSync(join(out, 'factors'))).toHaveLength(12);
  });

  it('are refused where a run was killed, whose files stay', async () => {
    const out = file('killed');
    mkdirSync(join(out, '.part'), { recursive: true });
    writeFileSync(join(out, '.lock'), JSON.stringify({ processId: 2 ** 30, host: hostname() }));
    const { code, errors } = await run(factors(out));
    expect([code, errors]).toEqual([2, expect.stringContaining('killed/.part is from a run that was stopped')]);
    expect(readdirSync(out)).toEqual(['.part']);
  });
});
