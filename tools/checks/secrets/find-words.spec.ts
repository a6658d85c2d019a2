import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { folderForEachTest } from '@tim/pipeline/temporary-folder.fixture';
import { findWords } from './find-words.ts';

describe('findWords', () => {
  const { path, write } = folderForEachTest();
  beforeEach(() => {
    write('assets/a.js', 'const key = "planted";');
    write('b.bin.gz', gzipSync('\0planted'));
    write('c.html', 'nothing');
  });

  it('names each file with each word, inside folders and packed files', () => {
    expect(findWords(path(), ['planted', 'absent']).toSorted((a, b) => a.file.localeCompare(b.file))).toEqual([
      { file: 'assets/a.js', word: 'planted' },
      { file: 'b.bin.gz', word: 'planted' },
    ]);
  });
});
