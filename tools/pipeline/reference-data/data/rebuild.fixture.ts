import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { readTables } from '@tim/reference-data';
import { beforeAll } from 'vitest';
import { folderForAllTests } from '../../temporary-folder.fixture.ts';
import { readTableFiles, writeTableFiles } from '../table-files.ts';
import { rebuildTables } from './rebuild-tables.ts';
import type { DataFile } from './data-folder.ts';
import { writeSmallData, type SmallData, type SmallRow } from './small-data.fixture.ts';
import { writeSmallNetwork } from './small-network.fixture.ts';

/** A row that is wrong, and what must be told of it. */
export type WrongRow = readonly [file: DataFile, row: SmallRow, why: string];

/** Rebuilds the small network's tables for the tests of a file, in a folder of theirs. */
export function smallRebuild() {
  const root = folderForAllTests();
  let base = '';
  beforeAll(async () => {
    base = await writeSmallNetwork(join(root, 'base'));
  });
  /** The network's tables, with those of our own data built from small files. */
  async function rebuild(changes: SmallData = {}) {
    const folder = join(root, 'tables');
    cpSync(base, folder, { recursive: true });
    const found: string[] = [];
    const files = await rebuildTables(folder, writeSmallData(join(root, 'data'), changes), (line) => found.push(line));
    if (files) writeTableFiles(folder, files);
    // Most tests look at none of them.
    const read = () => readTables(readTableFiles(folder));
    return { found, isWritten: files !== undefined, read };
  }
  return {
    /** Where the network's tables stand. */
    base: () => base,
    rebuild,
    /** Rebuilds with rows that are wrong: which of them are not told with file, line and reason, and what else is told. */
    rebuildWrong: async (wrong: readonly WrongRow[]) => {
      const changes: Partial<Record<DataFile, SmallRow[]>> = {};
      const expected = wrong.map(([file, row, why]) => {
        const line = (changes[file] ??= []).push(row) + 1;
        return `libs/reference-data/data/${file}.csv:${line}: ${why}`;
      });
      const { found, isWritten } = await rebuild(changes);
      return {
        isWritten,
        notTold: expected.filter((start) => !found.some((line) => line.startsWith(start))),
        others: found.filter((line) => !expected.some((start) => line.startsWith(start))),
      };
    },
  };
}
