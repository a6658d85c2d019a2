import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keptStreams, tables } from '../host.fixture.ts';
import { built } from '../built.fixture.ts';
import { workspace } from '../installed.fixture.ts';
import { temporaryFolder } from '../temporary-folder.fixture.ts';
import { travelImpact } from '../travel-impact.ts';
import { FACTOR_TABLES, figureCells } from './factor-columns.ts';
import { factorRows, flownPairs, numberedRoutes } from './factor-rows.ts';

const file = temporaryFolder();

const made = { engineVersion: '1', modelVersion: '2', dataHash: '3' };

const factors = (...args: readonly string[]) => travelImpact(['factors', ...args], built, keptStreams().host);

/** Carriers with partners and types seen by number, and with neither; on routes that nothing is typical of; closed, and gone. */
const CARRIERS = ['AS', 'LX', '8J', 'IS', '4U'];
const routes = [...numberedRoutes(tables)].filter(({ carrierCode }) => CARRIERS.includes(carrierCode));

describe('factor tables', { timeout: 120_000 }, () => {
  it('have as many rows as docs/scale.md says', () => {
    const page = readFileSync(join(workspace, 'docs/scale.md'), 'utf8');
    const rowsSaid = (name: string) =>
      Number(new RegExp(`\\| \`${name}[^|]*\\|[^|]*?(\\d[\\d ]{5,})`).exec(page)?.[1]?.replaceAll(' ', ''));
    const all = [...numberedRoutes(tables)];
    expect(rowsSaid('numbers.parquet')).toBe(all.reduce((sum, { flightNumbers }) => sum + flightNumbers.size, 0));
    expect(rowsSaid('typical.parquet')).toBe([...flownPairs(all)].length);
    // How many variants a route has only its figures tell, which take a minute: each has two at least, in every month.
    expect(rowsSaid('factors/01.parquet') % 12).toBe(0);
    expect(rowsSaid('factors/01.parquet') / 12).toBeGreaterThanOrEqual(2 * all.length);
  });

  it('hold no label: it is of some days and one flight', () => {
    const label = {
      isOfFlightNumber: true,
      issueDay: 20_260_101,
      expiryDay: 20_261_231,
      version: '1',
      wellToWakeGramsPerPassenger: { economy: 1 },
    };
    const labelled = { ...tables, easaLabels: { count: 1, find: () => label } };
    const route = routes.filter(({ origin, destination }) => origin === 'ZRH' && destination === 'BOS').slice(0, 1);
    const rows = [...factorRows(labelled, route, route, made)];
    expect(rows).toEqual([...factorRows(tables, route, route, made)]);
    expect(rows.filter(({ table }) => table === 'factors')).toHaveLength(24);
    for (const { table, cells } of rows) expect(cells).toHaveLength(Object.keys(FACTOR_TABLES[table]).length);
    const none = figureCells({ kind: 'unavailable', reason: 'NO_KNOWN_SERVICE', text: '' }, made);
    expect(none.slice(-4)).toEqual(['NO_KNOWN_SERVICE', '1', '2', '3']);
  });

  it('are written as CSV without DuckDB, into an empty folder only', async () => {
    const out = file('csv');
    expect(await factors('--out', out, '--format', 'csv', '--carriers', 'is', '--jobs', '2')).toBe(0);
    const shares = ['numbers-1.csv', 'numbers-2.csv', 'typical-1.csv', 'typical-2.csv'];
    expect(readdirSync(out).toSorted()).toEqual(['factors', ...shares]);
    const june = ['06-1', '06-2'].map((share) => readFileSync(join(out, `factors/${share}.csv`), 'utf8')).join('');
    expect(june).toMatch(/\nIS,BGO,GRQ,6,1,\w+,\d+,.*,TIM_EMISSIONS,/);
    await expect(factors('--out', out, '--format', 'csv')).rejects.toThrow(/is not empty/);
    await expect(factors('--format', 'xls', '--out', 'x')).rejects.toThrow(
      '--format: Expected one of parquet and csv, but got xls.',
    );
    await expect(factors()).rejects.toThrow('Missing option --out.');
  });

  it('end when one of the workers fails, and leave nothing of their own', async () => {
    const out = file('failed');
    const source = `
      import { workerData } from 'node:worker_threads';
      import { mkdirSync, writeFileSync } from 'node:fs';
      mkdirSync(workerData.folder, { recursive: true });
      writeFileSync(workerData.folder + '/numbers-' + workerData.share + '.csv', 'carrier');
      writeFileSync(workerData.folder + '/../../mine.txt', 'of another');
      if (workerData.share === 1) throw new Error('disk full');
      if (workerData.share === 2) process.exit(3);
      for (;;);`;
    const failing = { ...built, factorsWorkerFile: new URL(`data:text/javascript,${encodeURIComponent(source)}`) };
    const { host, errors } = keptStreams();
    const run = travelImpact(['factors', '--out', out, '--format', 'csv', '--jobs', '9999'], failing, host);
    await expect(run).rejects.toThrow(/disk full|ended with code 3/);
    expect(readdirSync(out)).toEqual(['mine.txt']);
    expect(errors.join('')).toBe('9999 workers are more than the processors or the free memory allow: 3 are used.\n');
  });

  it('refuse carriers of whom no route is known', async () => {
    const out = file('none');
    await expect(factors('--out', out, '--carriers', 'zz', '--jobs', '1')).rejects.toThrow('No route of ZZ is listed.');
  });
});
