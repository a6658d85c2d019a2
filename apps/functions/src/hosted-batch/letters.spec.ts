import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { batchFolder, startOf } from './batch-in-folder.fixture.ts';

/** The bytes of the answer to a list that is read in many parts. */
async function answerTo(list: Buffer, partBytes = 4000): Promise<Buffer> {
  const { folder, put, run } = batchFolder({ partBytes });
  await put('list.csv', list);
  await run(startOf('list.csv', 'answer.csv'));
  return readFile(join(folder, 'answer.csv'));
}

describe('a hosted batch', () => {
  it('answers a list in any encoding and with any line ends as it does in UTF-8, part by part, as it came', async () => {
    const rows = ['ZRH,BOS,"Zoë\r\n"\r\n', 'LHR,JFK,Müller\n', 'CDG,NCE,Ærø\r'];
    const list = `From,To,Name\r\n${Array.from({ length: 900 }, (_, at) => rows[at % 3]).join('')}`;
    const answers = (await answerTo(Buffer.from(list))).toString();
    expect(answers.match(/,figure,/g)).toHaveLength(900);
    expect(answers.match(/Müller,figure,/g)).toHaveLength(300);
    const marked = `\uFEFF${answers}`;
    const utf16 = Buffer.from(marked, 'utf16le');
    expect((await answerTo(Buffer.from(list, 'latin1'))).equals(Buffer.from(marked))).toBe(true);
    expect((await answerTo(Buffer.from(`\uFEFF${list}`, 'utf16le'))).equals(utf16)).toBe(true);
    expect((await answerTo(Buffer.from(list, 'utf16le').swap16())).equals(utf16.swap16())).toBe(true);
  });

  it('answers the rows around those that nobody can read', async () => {
    const long = `"${'x'.repeat(3_000_000)}",BOS`;
    const answer = await answerTo(Buffer.from(`From,To\nZRH,BOS\n${long}\nZRH,BOS\n`), 100_000);
    const [, first, hard, last] = answer.toString().split('\n');
    expect(first).toMatch(/^ZRH,BOS,figure,/);
    expect(hard?.slice(long.length)).toMatch(/^,no_figure,.*,INVALID_ROW,/);
    expect(last).toBe(first);
  });
});
