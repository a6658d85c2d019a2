import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { folderStorage } from './folder-storage.ts';
import { readBytes } from './object-storage.ts';

const folder = mkdtempSync(join(tmpdir(), 'hosted-batch-'));
afterAll(() => rmSync(folder, { recursive: true }));

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
