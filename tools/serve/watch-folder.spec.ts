import { mkdirSync, renameSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { folderForEachTest } from '@tim/pipeline/temporary-folder.fixture';
import { watchFolder } from './watch-folder.ts';

const patience = { timeout: 10_000 };

describe('watchFolder', () => {
  const { path, write } = folderForEachTest();
  let changed: string[] = [];
  let stop: () => void;
  beforeEach(() => {
    write('src/a.ts', '1');
    changed = [];
    stop = watchFolder(path(), (file) => changed.push(file));
  });
  afterEach(() => stop());

  /** Replace a file as many editors do: write another one and rename it. */
  const replace = (file: string, content: string) => renameSync(write('new', content), path(file));

  it('still tells of a file after an editor has replaced it', async () => {
    replace('src/a.ts', '2');
    await expect.poll(() => changed, patience).toContain(path('src/a.ts'));
    changed = [];
    write('src/a.ts', '3');
    await expect.poll(() => changed, patience).toContain(path('src/a.ts'));
  });

  it('tells of files in folders that came later', async () => {
    mkdirSync(path('src/later'));
    await expect.poll(() => changed, patience).toContain(path('src/later'));
    write('src/later/b.ts', '1');
    await expect.poll(() => changed, patience).toContain(path('src/later/b.ts'));
  });
});
