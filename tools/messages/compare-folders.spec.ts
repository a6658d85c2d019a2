import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compareFolders } from './compare-folders.ts';

describe('compareFolders', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'tim-compare-'));
    for (const folder of ['is/v1', 'should/v1']) mkdirSync(join(root, folder), { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('finds no difference between equal folders', async () => {
    for (const folder of ['is', 'should']) writeFileSync(join(root, folder, 'v1/a.ts'), 'same');
    expect(await compareFolders(join(root, 'is'), join(root, 'should'))).toEqual([]);
  });

  it('names what is missing, changed and left over', async () => {
    writeFileSync(join(root, 'should/v1/a.ts'), 'a');
    writeFileSync(join(root, 'should/v1/b.ts'), 'b');
    writeFileSync(join(root, 'is/v1/b.ts'), 'edited');
    writeFileSync(join(root, 'is/c.ts'), 'c');
    expect(await compareFolders(join(root, 'is'), join(root, 'should'))).toEqual([
      { path: 'c.ts', kind: 'left over' },
      { path: 'v1/a.ts', kind: 'missing' },
      { path: 'v1/b.ts', kind: 'changed' },
    ]);
  });

  it('counts everything as missing when the folder is not there', async () => {
    writeFileSync(join(root, 'should/v1/a.ts'), 'a');
    expect(await compareFolders(join(root, 'none'), join(root, 'should'))).toEqual([
      { path: 'v1/a.ts', kind: 'missing' },
    ]);
  });
});
