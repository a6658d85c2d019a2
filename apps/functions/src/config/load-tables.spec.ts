import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { TableFault } from '@tim/reference-data';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { loadTables } from './load-tables.ts';

const folder = mkdtempSync(join(tmpdir(), 'functions-tables-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string) => join(folder, `tables/${name}.bin.gz`);
const load = () => loadTables(pathToFileURL(`${folder}/`), 'off');

describe('the tables of the functions', () => {
  beforeEach(() => {
    const committed = new URL('../../../../libs/reference-data/tables', import.meta.url);
    rmSync(join(folder, 'tables'), { recursive: true, force: true });
    cpSync(committed, join(folder, 'tables'), { recursive: true, filter: (path) => !path.includes('schedules') });
  });

  it('have an operator’s own schedules where there are any', () => {
    expect(load().schedules.rowCount).toBe(0);
    writeFileSync(file('schedules'), gzipSync('no table'));
    expect(load).toThrow('schedules: not a table file');
  });

  it('are refused with one bit changed, by the table’s name', () => {
    const bytes = gunzipSync(readFileSync(file('fuel-burn')));
    const last = bytes.length - 1;
    bytes[last] = (bytes[last] ?? 0) ^ 1;
    writeFileSync(file('fuel-burn'), gzipSync(bytes));
    expect(load).toThrow(TableFault);
    expect(load).toThrow('fuel-burn is damaged, its bytes are not those that were built');
  });

  it('are refused where one is missing', () => {
    rmSync(file('airports'));
    expect(load).toThrow(TableFault);
    expect(load).toThrow('airports is missing. Install or build them again.');
  });
});
