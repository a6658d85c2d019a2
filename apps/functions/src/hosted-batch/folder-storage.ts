import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { link, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ObjectStorage } from './object-storage.ts';

/** Where what is being written stands until it is whole. */
const UNFINISHED = '.unfinished';

/** Objects as files of a folder, for the emulator and tests. */
export function folderStorage(folder: string): ObjectStorage {
  const root = resolve(folder);
  const fileOf = (name: string): string => {
    const file = resolve(root, name);
    if (!file.startsWith(root + sep)) throw new RangeError(`'${name}' is outside the folder.`);
    return file;
  };
  /** A file gets its name when it is whole, and only where no other has it. */
  const give = async (name: string, write: (file: string) => Promise<void>): Promise<void> => {
    const [file, unfinished] = [fileOf(name), join(root, UNFINISHED, randomUUID())];
    await mkdir(dirname(unfinished), { recursive: true });
    await mkdir(dirname(file), { recursive: true });
    try {
      await write(unfinished);
      await link(unfinished, file);
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw error;
    } finally {
      await rm(unfinished, { force: true });
    }
  };

  return {
    facts: async (name) => {
      try {
        const { size, mtimeMs } = await stat(fileOf(name));
        return { bytes: size, version: `${size} ${mtimeMs}` };
      } catch (error) {
        if (isCode(error, 'ENOENT')) return undefined;
        throw error;
      }
    },
    read: (name, start, end) =>
      start < end ? createReadStream(fileOf(name), { start, end: end - 1 }) : Readable.from([]),
    writeIfAbsent: (name, bytes) => give(name, (file) => writeFile(file, bytes)),
    list: async (prefix) => {
      await mkdir(root, { recursive: true });
      const entries = await readdir(root, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll(sep, '/'))
        .filter((name) => !name.startsWith(`${UNFINISHED}/`) && name.startsWith(prefix));
    },
    composeIfAbsent: (name, parts) =>
      give(name, (file) =>
        pipeline(async function* () {
          for (const part of parts) yield* createReadStream(fileOf(part));
        }, createWriteStream(file)),
      ),
    remove: async (names) => {
      await Promise.all(names.map((name) => rm(fileOf(name), { force: true })));
    },
  };
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
