import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { loadTables } from './load-tables.ts';

const folder = mkdtempSync(join(tmpdir(), 'functions-tables-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the tables of the functions', () => {
  it('have an operator’s own schedules where there are any', () => {
    const committed = new URL('../../../../libs/reference-data/tables', import.meta.url);
    cpSync(committed, join(folder, 'tables'), { recursive: true, filter: (path) => !path.includes('schedules') });
    const load = () => loadTables(pathToFileURL(`${folder}/`), 'off');
    expect(load().schedules.rowCount).toBe(0);
    writeFileSync(join(folder, 'tables/schedules.bin.gz'), gzipSync('no table'));
    expect(load).toThrow('schedules: not a table file');
  });
});
