import { appendFileSync, cpSync, readFileSync, rmSync } from 'node:fs';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runHere } from '../../run-here.fixture.ts';
import { folderForAllTests, folderForEachTest } from '../../temporary-folder.fixture.ts';
import { tables as ofArguments } from './main.ts';
import { writeSmallNetwork } from './small-network.fixture.ts';

describe('npm run tables', { timeout: 120_000 }, () => {
  const base = folderForAllTests();
  const { path } = folderForEachTest();
  beforeAll(() => writeSmallNetwork(base));
  beforeEach(() => cpSync(base, path(), { recursive: true }));

  const tables = (...args: readonly string[]) => {
    const folders = ['--data', path('data'), '--out', path('tables')];
    return runHere(() => ofArguments([...folders, ...args]));
  };
  const fleetsTable = () => readFileSync(path('tables/fleets.bin.gz'));

  it('says which tables it writes, one that was not there too, that figures changed, and that nothing is left to do', async () => {
    rmSync(path('tables/route-aircraft.bin.gz'));
    appendFileSync(path('data/fleets.csv'), 'LX,A388,5,,recalled,,,2026,,\n');
    const stale = await tables('--check');
    expect([stale.code, stale.output]).toEqual([
      1,
      'not as the data says: fleets.bin.gz, route-aircraft.bin.gz, checksums-core.txt. Run `npm run tables`.\n',
    ]);
    const written = await tables();
    expect(written.code).toBe(0);
    expect(written.output).toMatch(
      /^written: fleets\.bin\.gz, route-aircraft\.bin\.gz, checksums-core\.txt\n\d+ moved +engine version .*\n {2}\w\w, /,
    );
    expect(written.output).toContain('npm run figures -- raise');
    const again = await tables('--check');
    expect([again.code, again.output]).toEqual([0, 'all tables are as the data says\n']);
  });

  it('writes nothing where a row is wrong, and names it', async () => {
    const before = fleetsTable();
    appendFileSync(path('data/fleets.csv'), 'LX,A388,5,,read,,,2026,,\n');
    const { code, output } = await tables();
    const lines = readFileSync(path('data/fleets.csv'), 'utf8').split('\n').length - 1;
    expect(output).toBe(
      `libs/reference-data/data/fleets.csv:${lines}: page is empty, but evidence is 'read': name the page\nnothing written\n`,
    );
    expect(code).toBe(1);
    expect(fleetsTable().equals(before)).toBe(true);
  });

  it('names a table that only the sources give', async () => {
    rmSync(path('tables/cargo.bin.gz'));
    const { code, output } = await tables();
    expect([code, output]).toEqual([1, expect.stringMatching(/^cargo\.bin\.gz is not in .*npm run reference-data/)]);
  });

  it('lists with --dates until when each table is good, and what is past its date, and writes nothing', async () => {
    const { code, output } = await tables('--dates');
    expect(output).toMatch(/^PAST +frequencies +2017-12-31 +2018-12-31 /m);
    expect(output).toMatch(/\nPast their date, \d+ of \d+: .*\n$/);
    expect(code).toBe(0);
  });

  it('says in one line that it knows no such option', async () => {
    const { code, output } = await tables('--sources', 'x');
    expect(output).toContain("Unknown option '--sources'");
    expect(code).toBe(2);
  });
});
