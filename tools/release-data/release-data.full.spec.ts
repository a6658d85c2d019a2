import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { runCommand } from '../process/run-command.ts';
import { workspaceRoot } from '../workspace-root.ts';
import { filesOf } from './read-files.ts';

type Resource = {
  readonly name: string;
  readonly path: string;
  readonly format: string;
  readonly bytes: number;
  readonly hash: string;
  readonly schema: { readonly fields: readonly { readonly name: string; readonly type: string }[] };
};
type Dictionary = { readonly name: string; readonly version: string; readonly resources: readonly Resource[] };

/** What a type of the dictionary is in DuckDB. */
const SQL_TYPES: Readonly<Record<string, RegExp>> = {
  integer: /INT$|^INTEGER$/,
  boolean: /^BOOLEAN$/,
  string: /^VARCHAR$/,
};

const canRun = (command: string, ...args: readonly string[]) => spawnSync(command, args).status === 0;

describe('a release of the data', { timeout: 120_000 }, () => {
  const parent = mkdtempSync(join(tmpdir(), 'tim-release-'));
  const folder = join(parent, 'release');
  const text = (path: string) => readFileSync(join(folder, path), 'utf8');
  const dictionary = () => JSON.parse(text('datapackage.json')) as Dictionary;
  /** The example of the README in a language. */
  const example = (language: string) =>
    new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(text('README.md'))?.[1] ?? '';
  let duckDb: DuckDBConnection;

  beforeAll(async () => {
    const task = join(workspaceRoot, 'tools/tasks/release-data.ts');
    const { code, output } = await runCommand('node', [task, '--carriers', 'LX,KL', '--out', folder]);
    if (code !== 0) throw new Error(output);
    duckDb = await (await DuckDBInstance.create()).connect();
  }, 120_000);
  afterAll(() => {
    duckDb.closeSync();
    rmSync(parent, { recursive: true });
  });

  const rows = async (sql: string) => (await duckDb.runAndReadAll(sql)).getRows();
  const source = ({ path, format }: Pick<Resource, 'path' | 'format'>) =>
    format === 'csv'
      ? `read_csv('${join(folder, path)}', nullstr = '', all_varchar = true)`
      : `read_parquet('${join(folder, path)}')`;

  it('has the checksum of every file', () => {
    const lines = text('SHA256SUMS').trimEnd().split('\n');
    expect(lines.map((line) => line.slice(66))).toEqual(filesOf(folder).filter((path) => path !== 'SHA256SUMS'));
    for (const line of lines) {
      const sha256 = createHash('sha256')
        .update(readFileSync(join(folder, line.slice(66))))
        .digest('hex');
      expect(line.slice(0, 64)).toBe(sha256);
    }
  });

  it('says of every table what its columns are, as DuckDB finds them', async () => {
    const { name, resources } = dictionary();
    expect(name).toMatch(/^[a-z0-9._/-]+$/);
    expect(new Set(resources.map((resource) => resource.name)).size).toBe(resources.length);
    expect(resources.filter(({ format }) => format === 'parquet')).toHaveLength(14);
    for (const resource of resources.filter(({ format }) => format === 'parquet')) {
      const found = await rows(`SELECT column_name, column_type FROM (DESCRIBE FROM ${source(resource)})`);
      expect(found.map(([column]) => column)).toEqual(resource.schema.fields.map((field) => field.name));
      for (const [at, { type }] of resource.schema.fields.entries()) {
        expect(found[at]?.[1], `${resource.path}, ${type}`).toMatch(SQL_TYPES[type] ?? /^$/);
      }
    }
  });

  it('has the same rows as CSV and as Parquet', async () => {
    const { resources } = dictionary();
    for (const csv of resources.filter(({ path }) => path.startsWith('csv/'))) {
      const path = csv.path.replace('csv/', 'parquet/').replace('.csv.gz', '.parquet');
      const asText = 'SELECT CAST(COLUMNS(*) AS VARCHAR)';
      const parquet = await rows(`${asText} FROM ${source({ path, format: 'parquet' })}`);
      const columns = csv.schema.fields.map(({ name }) => `'${name}': 'VARCHAR'`).join(', ');
      const read = `read_csv('${join(folder, csv.path)}', header = true, auto_detect = false, nullstr = '', columns = {${columns}})`;
      const asCsv = await rows(`FROM ${read}`);
      expect(asCsv, `rows of ${csv.path}`).toEqual(parquet);
      expect(parquet.length).toBeGreaterThan(0);
    }
  });

  it('names each source with its licence, its date and the next', async () => {
    const sources = await rows(
      `SELECT licence, retrieved, next_update FROM ${source({ path: 'sources.csv', format: 'csv' })}`,
    );
    expect(sources.length).toBeGreaterThan(30);
    const day = /^\d{4}-\d\d-\d\d$/;
    for (const [licence, retrieved, nextUpdate] of sources) {
      expect(licence).not.toBe('');
      expect(retrieved).toMatch(day);
      expect(nextUpdate).toMatch(day);
    }
    expect(filesOf(folder)).toContain('odbl/india-traffic-odbl.bin.gz');
    expect(text('NOTICE')).toContain('Open Database License');
  });

  it('says how to cite it, for people and for programs', () => {
    const citation = parse(text('CITATION.cff')) as Record<string, string>;
    expect(citation).toMatchObject({ 'cff-version': '1.2.0', type: 'dataset', license: 'CC-BY-SA-4.0' });
    expect(citation['version']).toContain(dictionary().version);
    expect(JSON.parse(text('.zenodo.json'))).toMatchObject({ upload_type: 'dataset', version: dictionary().version });
    expect(text('README.md')).toContain(`Engine ${dictionary().version}`);
  });

  it('is read in DuckDB as its README says', async () => {
    const sql = example('sql').replaceAll("'parquet/", `'${folder}/parquet/`);
    const months = await rows(sql);
    expect(months.map(([month]) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(months.every(([, grams]) => Number(grams) > 100_000)).toBe(true);
  });

  it('is read as docs/data.md says too', () => {
    const page = readFileSync(join(workspaceRoot, 'docs/data.md'), 'utf8');
    for (const language of ['sql', 'python', 'r']) expect(page).toContain(example(language));
  });

  // A machine may lack pandas or R: the runner then names the example as skipped.
  const python = ['python3', '/usr/bin/python3'].find((command) => canRun(command, '-c', 'import pandas'));
  it.skipIf(python === undefined)('is read in pandas as its README says', async () => {
    const { code, output } = await runCommand(python ?? '', ['-c', example('python')], { cwd: folder });
    expect(output).toMatch(/count +\d/);
    expect(code).toBe(0);
  });

  it.skipIf(!canRun('Rscript', '--version'))('is read in R as its README says', async () => {
    const { code, output } = await runCommand('Rscript', ['-e', example('r')], { cwd: folder });
    expect(output).toMatch(/Median/);
    expect(code).toBe(0);
  });

  it('writes into no folder that holds something', async () => {
    const task = join(workspaceRoot, 'tools/tasks/release-data.ts');
    const { code, output } = await runCommand('node', [task, '--carriers', 'LX', '--out', folder]);
    expect(output).toContain('is not empty.');
    expect(code).toBe(1);
    expect(filesOf(folder)).toContain('README.md');
  });
});
