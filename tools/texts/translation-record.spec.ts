import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readRecord, recordFile, writeRecord } from './translation-record.ts';

it('reads back what was written, whatever stands in a key', () => {
  const root = mkdtempSync(join(tmpdir(), 'translations-'));
  try {
    const record = { 'a/texts.ts': { plain: '1a2b', 'with, comma': '3c4d', 'a "quoted" one': '5e6f' } };
    writeRecord(root, 'de', record);
    expect(readRecord(root, 'de')).toEqual(record);
    expect(readFileSync(join(root, recordFile('de')), 'utf8')).toContain('a/texts.ts,"with, comma",3c4d\n');
  } finally {
    rmSync(root, { recursive: true });
  }
});
