import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { realAnswering, TODAY as today } from './batch-in-folder.fixture.ts';
import { folderStorage } from './folder-storage.ts';
import { readTask, type BatchTask } from './read-task.ts';
import { runTask } from './run-task.ts';

const folder = mkdtempSync(join(tmpdir(), 'letters-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The answer of a list that is read in many parts. */
const batch = async (name: string, list: Uint8Array, partBytes?: number): Promise<string> =>
  (await bytesOf(name, list, partBytes)).toString('utf8');

async function bytesOf(name: string, list: Uint8Array, partBytes = 4000): Promise<Buffer> {
  writeFileSync(join(folder, name), list);
  const started = readTask({ step: 'start', batch: { input: name, output: `${name}-answers.csv`, today } });
  if ('fault' in started) throw started.fault;
  const tasks: BatchTask[] = [started];
  for (let task = tasks.shift(); task; task = tasks.shift()) {
    await runTask(task, {
      storage: folderStorage(folder),
      answering: realAnswering,
      enqueue: async (next) => {
        tasks.push(next);
      },
      nowEpochMs: Date.now,
      partBytes,
    });
  }
  return readFileSync(join(folder, `${name}-answers.csv`));
}

describe('a hosted batch', () => {
  it('answers a list in any encoding and with any line ends as it does in UTF-8, part by part, as it came', async () => {
    const rows = ['ZRH,BOS,"Zoë\r\n"\r\n', 'LHR,JFK,Müller\n', 'CDG,NCE,Ærø\r'];
    const list = `From,To,Name\r\n${Array.from({ length: 900 }, (_, at) => rows[at % 3]).join('')}`;
    const answers = await batch('utf8.csv', Buffer.from(list));
    expect(answers.match(/,figure,/g)).toHaveLength(900);
    expect(answers.match(/Müller,figure,/g)).toHaveLength(300);
    const marked = `\uFEFF${answers}`;
    const utf16 = Buffer.from(marked, 'utf16le');
    expect((await batch('latin.csv', Buffer.from(list, 'latin1'))) === marked).toBe(true);
    expect((await bytesOf('utf16.csv', Buffer.from(`\uFEFF${list}`, 'utf16le'))).equals(utf16)).toBe(true);
    expect((await bytesOf('utf16be.csv', Buffer.from(list, 'utf16le').swap16())).equals(utf16.swap16())).toBe(true);
  });

  it('answers the rows around those that nobody can read', async () => {
    const long = `"${'x'.repeat(3_000_000)}",BOS`;
    const [, first, hard, last] = (
      await batch('hard.csv', Buffer.from(`From,To\nZRH,BOS\n${long}\nZRH,BOS\n`), 100_000)
    ).split('\n');
    expect(first).toMatch(/^ZRH,BOS,figure,/);
    expect(hard?.slice(long.length)).toMatch(/^,no_figure,.*,INVALID_ROW,/);
    expect(last).toBe(first);
  });
});
