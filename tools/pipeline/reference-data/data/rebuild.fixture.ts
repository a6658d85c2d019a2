import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTables } from '@tim/reference-data';
import { afterAll, beforeAll } from 'vitest';
import { readTableFiles, writeTableFiles } from '../table-files.ts';
import { rebuildTables } from './rebuild-tables.ts';
import { writeSmallData, type SmallData } from './small-data.fixture.ts';
import { writeSmallNetwork } from './small-network.fixture.ts';

/** Rebuilds the small network's tables for the tests of a file, in a folder of theirs. */
export function smallRebuild() {
  const root = mkdtempSync(join(tmpdir(), 'rebuild-tables-'));
  let base = '';
  beforeAll(async () => {
    base = await writeSmallNetwork(join(root, 'base'));
  });
  afterAll(() => rmSync(root, { recursive: true }));
  return {
    /** Where the network's tables stand. */
    base: () => base,
    /** The network's tables, with those of our own data built from small files. */
    rebuild: async (changes: SmallData = {}) => {
      const folder = join(root, 'tables');
      cpSync(base, folder, { recursive: true });
      const found: string[] = [];
      const files = await rebuildTables(folder, writeSmallData(join(root, 'data'), changes), (line) =>
        found.push(line),
      );
      if (files) writeTableFiles(folder, files);
      // Most tests look at none of them.
      const read = () => readTables(readTableFiles(folder));
      return { found, isWritten: files !== undefined, read };
    },
  };
}
