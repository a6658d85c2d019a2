import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { loadTables } from './load-tables.ts';

it('the functions read an operator’s own schedules where there are any', () => {
  const folder = mkdtempSync(join(tmpdir(), 'functions-tables-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const committed = new URL('../../../../libs/reference-data/tables', import.meta.url);
  cpSync(committed, join(folder, 'tables'), { recursive: true, filter: (path) => !path.includes('schedules') });
  const load = () => loadTables(pathToFileURL(`${folder}/`), 'off');
  expect(load().schedules.rowCount).toBe(0);
  writeFileSync(join(folder, 'tables/schedules.bin.gz'), gzipSync('no table'));
  expect(load).toThrow('schedules: not a table file');
});
