import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTables, type Airport, type Tables } from '@tim/reference-data';
import { folderForAllTests } from '../temporary-folder.fixture.ts';
import { buildTables } from './build-tables.ts';
import { RowReport } from './csv/row-report.ts';
import { writeSmallData } from './data/small-data.fixture.ts';
import { writeSmallSources } from './small-sources.fixture.ts';
import { EDITIONS_FILE } from './source-folder.ts';
import type { SourceName } from './sources.ts';

/** For the tests of a file: builds tables from small sources, some of them changed, and reads them back. */
export function smallBuilder() {
  const root = folderForAllTests();
  return async (changes: Partial<Record<SourceName, string>> = {}, editions?: unknown) => {
    const folder = mkdtempSync(join(root, 'sources-'));
    writeSmallSources(folder, changes);
    if (editions !== undefined) writeFileSync(join(folder, EDITIONS_FILE), JSON.stringify(editions));
    const found: string[] = [];
    const report = new RowReport((line) => found.push(line));
    const bytes = await buildTables(folder, report, [], writeSmallData(join(folder, 'data')));
    return { bytes, found, report, tables: readTables(bytes) };
  };
}

/** The airport with the code; fails the test when there is none. */
export function airportIn(tables: Tables, code: string): Airport {
  const found = tables.airports.find(code);
  if (!found) throw new Error(`no airport ${code}`);
  return found;
}
