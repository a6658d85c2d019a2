import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../temporary-folder.fixture.ts';
import { openWriter, writeWhole } from './file-writer.ts';

const file = temporaryFolder();

describe('a file that is written', () => {
  it('has what was written, after what was to be kept of it', () => {
    writeFileSync(file('kept'), 'kept, and cut off');
    const writer = openWriter(file('kept'), 4);
    writer.write(' für');
    writer.write(Buffer.from(' immer'));
    writer.finish();
    writer.close();
    expect(readFileSync(file('kept'), 'utf8')).toBe('kept für immer');
  });

  it('is not finished when it has fewer bytes than were written', () => {
    const writer = openWriter(file('cut'));
    writer.write('12345');
    truncateSync(file('cut'), 3);
    expect(writer.finish).toThrow(/cut was not written completely: it has 3 of 5 bytes\./);
    writer.close();
  });

  it('takes the place of no other', () => {
    writeFileSync(file('there'), 'mine');
    expect(() => writeWhole(file('there'), 'yours')).toThrow(/EEXIST/);
    expect(readFileSync(file('there'), 'utf8')).toBe('mine');
  });
});
