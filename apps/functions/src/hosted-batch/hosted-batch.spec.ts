import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { folderStorage } from './folder-storage.ts';
import { readBytes } from './object-storage.ts';
import { readTask } from './read-task.ts';
import { runTask, type BatchSurroundings } from './run-task.ts';

const folder = mkdtempSync(join(tmpdir(), 'hosted-batch-'));
afterAll(() => rmSync(folder, { recursive: true }));

const start = (input: string, output: string) => {
  const task = readTask({ step: 'start', batch: { input, output } });
  if ('fault' in task) throw task.fault;
  const made = { engineVersion: '1', modelVersion: '2', dataHash: '3' };
  const answering = async () => ({ made }) as Awaited<ReturnType<BatchSurroundings['answering']>>;
  const around = { storage: folderStorage(folder), answering, enqueue: async () => undefined };
  return runTask(task, { ...around, nowEpochMs: () => 0, partBytes: 100 });
};

describe('a hosted batch', () => {
  it('refuses what it cannot do in one sentence, and writes over nothing', async () => {
    writeFileSync(join(folder, 'mine.csv'), 'mine');
    writeFileSync(join(folder, 'other.csv'), 'from,to\nZRH,BOS\n');
    writeFileSync(join(folder, 'no-list.csv'), 'a,b\n1,2\n');
    await expect(start('absent.csv', 'x.csv')).rejects.toThrow('There is no object absent.csv.');
    await expect(start('no-list.csv', 'x.csv')).rejects.toThrow('No columns for origin and destination');
    await expect(start('other.csv', 'mine.csv')).rejects.toThrow('mine.csv already exists');
    await start('other.csv', 'begun.csv');
    await expect(start('no-list.csv', 'begun.csv')).rejects.toThrow('started with another list');
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
