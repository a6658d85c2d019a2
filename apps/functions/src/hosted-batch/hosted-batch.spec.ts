import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Totals } from '@tim/batch';
import { afterAll, describe, expect, it } from 'vitest';
import { realAnswering, TODAY } from './batch-in-folder.fixture.ts';
import { folderStorage } from './folder-storage.ts';
import { readBytes } from './object-storage.ts';
import { readTask, type BatchTask } from './read-task.ts';
import { runTask, type BatchSurroundings } from './run-task.ts';

const folder = mkdtempSync(join(tmpdir(), 'hosted-batch-'));
afterAll(() => rmSync(folder, { recursive: true }));
const program = fileURLToPath(new URL('run-in-folder.fixture.ts', import.meta.url));

const ROUTES = ['LX,52,ZRH,BOS', 'BA,177,LHR,JFK', 'FX,1258,MEM,OAK', 'LX,9999,ZRH,JFK', 'XX,1,Zürich,Boston'];
const ROWS = 8000;
/** Less than is read at a time: each reading is a part. */
const PART_BYTES = 2 ** 13;
const LIST = `id,airline,flight,from,to,date\n${Array.from(
  { length: ROWS },
  (_, at) => `"id\n""${at}""",${ROUTES[at % ROUTES.length]},2025-0${1 + (at % 9)}-11`,
).join('\n')}\n`;

/** The objects of the batch while it is not finished. */
const unfinished = () =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.includes('.parts/'));

/** Does a batch to its end, over a queue that hands each task out twice, and tells which objects it wrote. */
async function run(output: string, partBytes: number): Promise<readonly string[]> {
  const started = readTask({ step: 'start', batch: { input: 'list.csv', output, today: TODAY } });
  if ('fault' in started) throw started.fault;
  const storage = folderStorage(folder);
  const names: string[] = [];
  const writeIfAbsent: typeof storage.writeIfAbsent = (name, bytes) => {
    names.push(name);
    return storage.writeIfAbsent(name, bytes);
  };
  const tasks: BatchTask[] = [started];
  const enqueue = async (next: BatchTask) => void tasks.push(next, next);
  const around = {
    storage: { ...storage, writeIfAbsent },
    answering: realAnswering,
    enqueue,
    nowEpochMs: Date.now,
    partBytes,
  };
  for (let task = tasks.shift(); task; task = tasks.shift()) await runTask(task, around);
  return names;
}

const start = (input: string, output: string) => {
  const task = readTask({ step: 'start', batch: { input, output } });
  if ('fault' in task) throw task.fault;
  const made = { engineVersion: '1', modelVersion: '2', dataHash: '3' };
  const answering = async () => ({ made }) as Awaited<ReturnType<BatchSurroundings['answering']>>;
  const around = { storage: folderStorage(folder), answering, enqueue: async () => undefined };
  return runTask(task, { ...around, nowEpochMs: () => 0, partBytes: 100 });
};

describe('a hosted batch', () => {
  it('whose process is killed in the middle of a write goes on from there, to the answer of one that is not', async () => {
    writeFileSync(join(folder, 'list.csv'), LIST);
    const killed = spawn(process.execPath, [program, folder, String(PART_BYTES), '6'], { stdio: 'ignore' });
    expect(await once(killed, 'exit')).toEqual([null, 'SIGKILL']);
    const answered = unfinished().filter((name) => name.endsWith('.rows'));
    expect(answered.length).toBeGreaterThan(0);
    expect(readdirSync(folder)).not.toContain('answer.csv');
    const written = await run('answer.csv', PART_BYTES);
    expect(written.filter((name) => answered.includes(name))).toEqual([]);
    await run('whole.csv', LIST.length);
    const answer = readFileSync(join(folder, 'answer.csv'), 'utf8');
    expect(answer === readFileSync(join(folder, 'whole.csv'), 'utf8')).toBe(true);
    expect([...answer.matchAll(/""(\d+)""/g)].map(([, id]) => Number(id))).toEqual([...Array(ROWS).keys()]);
    const { totals } = JSON.parse(readFileSync(join(folder, 'answer.csv.summary.json'), 'utf8')) as {
      totals: Totals;
    };
    expect(totals.rows).toBe(ROWS);
    expect(readdirSync(join(folder, 'answer.csv.parts'))).toEqual([]);
  });

  it('refuses what it cannot do in one sentence, and writes over nothing', async () => {
    writeFileSync(join(folder, 'mine.csv'), 'mine');
    writeFileSync(join(folder, 'other.csv'), 'from,to\nZRH,BOS\n');
    writeFileSync(join(folder, 'no-list.csv'), 'a,b\n1,2\n');
    await expect(start('absent.csv', 'x.csv')).rejects.toThrow('There is no object absent.csv.');
    await expect(start('no-list.csv', 'x.csv')).rejects.toThrow('No columns for origin and destination');
    await expect(start('other.csv', 'mine.csv')).rejects.toThrow('mine.csv is there already');
    await start('other.csv', 'begun.csv');
    await expect(start('no-list.csv', 'begun.csv')).rejects.toThrow('begun with another list');
    expect(readFileSync(join(folder, 'mine.csv'), 'utf8')).toBe('mine');
  });

  it.each([
    [undefined],
    [{ step: 'start' }],
    [{ step: 'part', output: '../x', part: 0 }],
    [{ step: 'part', output: 'x', part: -1 }],
  ])('has no task %j', (data) => expect(readTask(data)).toHaveProperty('fault'));
});

describe('a storage in a folder', () => {
  it('writes an object once, whole, and composes in order', async () => {
    const storage = folderStorage(join(folder, 'storage'));
    expect(await storage.list('')).toEqual([]);
    expect(await storage.facts('a/1')).toBeUndefined();
    await Promise.all(['one', 'two'].map((text) => storage.writeIfAbsent('a/1', Buffer.from(text))));
    await storage.writeIfAbsent('a/1', Buffer.from('three'));
    const text = async (name: string) => (await readBytes(storage, name, 0, 6)).toString();
    const first = await text('a/1');
    expect(['one', 'two']).toContain(first);
    await storage.writeIfAbsent('a/2', Buffer.from('2'));
    await storage.composeIfAbsent('b', ['a/2', 'a/1', 'a/2']);
    await storage.composeIfAbsent('b', ['a/1']);
    expect(await text('b')).toBe(`2${first}2`);
    expect((await readBytes(storage, 'b', 1, 4)).toString()).toBe(first);
    expect((await storage.list('a/')).toSorted()).toEqual(['a/1', 'a/2']);
    await storage.remove(['a/1', 'a/absent']);
    expect((await storage.list('')).toSorted()).toEqual(['a/2', 'b']);
    await expect(storage.writeIfAbsent('../x', Buffer.from(''))).rejects.toThrow('outside the folder');
  });

  it('writes over an object while nobody else has', async () => {
    const storage = folderStorage(join(folder, 'written-over'));
    const one = Buffer.from('one');
    expect(await storage.writeOver('a', one, '0')).toBe(false);
    expect(await storage.writeIfAbsent('a', one)).toBe(true);
    expect(await storage.writeIfAbsent('a', one)).toBe(false);
    const { version = '' } = (await storage.facts('a')) ?? {};
    expect(await storage.writeOver('a', Buffer.from('second'), version)).toBe(true);
    expect(await storage.writeOver('a', Buffer.from('third'), version)).toBe(false);
    expect((await readBytes(storage, 'a', 0, 6)).toString()).toBe('second');
    expect(await storage.md5('a')).toBe(createHash('md5').update('second').digest('base64'));
    expect(await storage.md5('b')).toBeUndefined();
  });

  it('has no object where a folder stands, nor below a file', async () => {
    const storage = folderStorage(join(folder, 'in-the-way'));
    await storage.writeIfAbsent('a/b', Buffer.from('b'));
    expect(await storage.facts('a')).toBeUndefined();
    expect(await storage.facts('a/b/c')).toBeUndefined();
    await expect(storage.writeIfAbsent('a', Buffer.from('a'))).rejects.toMatchObject({ code: 'BAD_NAME' });
    await expect(storage.writeIfAbsent('a/b/c', Buffer.from('c'))).rejects.toMatchObject({ code: 'BAD_NAME' });
  });
});
