import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { watchFolder } from './watch-folder.ts';

const patience = { timeout: 10_000 };

describe('watchFolder', () => {
  let root = '';
  let changed: string[] = [];
  let stop: () => void;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'tim-watch-'));
    mkdirSync(join(root, 'src'));
    writeFileSync(join(root, 'src/a.ts'), '1');
    changed = [];
    stop = watchFolder(root, (path) => changed.push(path));
  });
  afterEach(() => {
    stop();
    rmSync(root, { recursive: true });
  });

  /** Replace a file as many editors do: write another one and rename it. */
  function replace(path: string, content: string) {
    writeFileSync(join(root, 'new'), content);
    renameSync(join(root, 'new'), join(root, path));
  }

  it('still tells of a file after an editor has replaced it', async () => {
    replace('src/a.ts', '2');
    await expect.poll(() => changed, patience).toContain(join(root, 'src/a.ts'));
    changed = [];
    writeFileSync(join(root, 'src/a.ts'), '3');
    await expect.poll(() => changed, patience).toContain(join(root, 'src/a.ts'));
  });

  it('tells of files in folders that came later', async () => {
    mkdirSync(join(root, 'src/later'));
    await expect.poll(() => changed, patience).toContain(join(root, 'src/later'));
    writeFileSync(join(root, 'src/later/b.ts'), '1');
    await expect.poll(() => changed, patience).toContain(join(root, 'src/later/b.ts'));
  });
});
