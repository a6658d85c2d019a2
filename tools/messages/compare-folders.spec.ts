import { describe, expect, it } from 'vitest';
import { folderForEachTest } from '@tim/pipeline/temporary-folder.fixture';
import { compareFolders } from './compare-folders.ts';

describe('compareFolders', () => {
  const { path, write } = folderForEachTest();
  const differences = (folder: string) => compareFolders(path(folder), path('should'));

  it('finds no difference between equal folders', async () => {
    for (const folder of ['is', 'should']) write(`${folder}/v1/a.ts`, 'same');
    expect(await differences('is')).toEqual([]);
  });

  it('names what is missing, changed and left over', async () => {
    write('should/v1/a.ts', 'a');
    write('should/v1/b.ts', 'b');
    write('is/v1/b.ts', 'edited');
    write('is/c.ts', 'c');
    expect(await differences('is')).toEqual([
      { path: 'c.ts', kind: 'left over' },
      { path: 'v1/a.ts', kind: 'missing' },
      { path: 'v1/b.ts', kind: 'changed' },
    ]);
  });

  it('counts everything as missing when the folder is not there', async () => {
    write('should/v1/a.ts', 'a');
    expect(await differences('none')).toEqual([{ path: 'v1/a.ts', kind: 'missing' }]);
  });
});
