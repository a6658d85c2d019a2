import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findWords } from './find-words.ts';

describe('findWords', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tim-words-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'assets/a.js'), 'const key = "planted";');
    writeFileSync(join(folder, 'b.bin.gz'), gzipSync('\0planted'));
    writeFileSync(join(folder, 'c.html'), 'nothing');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('names each file with each word, inside folders and packed files', () => {
    expect(findWords(folder, ['planted', 'absent']).toSorted((a, b) => a.file.localeCompare(b.file))).toEqual([
      { file: 'assets/a.js', word: 'planted' },
      { file: 'b.bin.gz', word: 'planted' },
    ]);
  });
});
