import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { link, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BatchFault } from './batch-fault.ts';
import type { ObjectFacts, ObjectStorage } from './object-storage.ts';

/** Where what is being written stands until it is whole. */
const UNFINISHED = '.unfinished';

/** Longest name of a file or folder [bytes]. */
const MOST_BYTES = 255;

/** What a file system says where a file stands for a folder, or a folder for a file. */
const IN_THE_WAY = ['EEXIST', 'ENOTDIR', 'EISDIR'];

/** Objects as files of a folder, for the emulator and tests. */
// oxlint-disable-next-line max-lines-per-function -- functions that share what was read once
export function folderStorage(folder: string): ObjectStorage {
  const root = resolve(folder);
  const fileOf = (name: string): string => {
    const file = resolve(root, name);
    if (name.includes('\0') || !file.startsWith(root + sep)) {
      throw new BatchFault('BAD_NAME', `'${name}' is outside the folder: name another.`);
    }
    const parts = name.split('/');
    if (parts[0] === UNFINISHED || parts.some((part) => Buffer.byteLength(part) > MOST_BYTES)) {
      throw new BatchFault('BAD_NAME', `A folder can have no object named '${name}': name another.`);
    }
    return file;
  };
  const facts = async (name: string): Promise<ObjectFacts | undefined> => {
    try {
      const found = await stat(fileOf(name));
      return found.isFile() ? { bytes: found.size, version: `${found.size} ${found.mtimeMs}` } : undefined;
    } catch (error) {
      if (isCode(error, 'ENOENT', 'ENOTDIR')) return undefined;
      throw error;
    }
  };
  const makeFolder = async (name: string): Promise<void> => {
    try {
      await mkdir(dirname(fileOf(name)), { recursive: true });
    } catch (cause) {
      if (!isCode(cause, ...IN_THE_WAY)) throw cause;
      throw new BatchFault('BAD_NAME', `A file stands where ${name} wants a folder: name another.`, { cause });
    }
  };
  /** Writes a file whole, and then gives it its name. */
  const whole = async (name: string, write: (file: string) => Promise<void>, give: typeof link): Promise<void> => {
    const [file, unfinished] = [fileOf(name), join(root, UNFINISHED, randomUUID())];
    await mkdir(dirname(unfinished), { recursive: true });
    await makeFolder(name);
    try {
      await write(unfinished);
      await give(unfinished, file);
    } finally {
      await rm(unfinished, { force: true });
    }
  };
  /** Only where no other has the name. */
  const wholeIfAbsent = async (name: string, write: (file: string) => Promise<void>): Promise<boolean> => {
    try {
      await whole(name, write, link);
      return true;
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw error;
      if (await facts(name)) return false;
      throw new BatchFault('BAD_NAME', `A folder stands where ${name} is to be: name another.`, { cause: error });
    }
  };

  return {
    facts,
    md5: async (name) => {
      if (!(await facts(name))) return undefined;
      const digest = createHash('md5');
      await pipeline(createReadStream(fileOf(name)), digest);
      return digest.digest('base64');
    },
    read: (name, start, end) =>
      start < end ? createReadStream(fileOf(name), { start, end: end - 1 }) : Readable.from([]),
    writeIfAbsent: (name, bytes) => wholeIfAbsent(name, (file) => writeFile(file, bytes)),
    // Between the two another process could write: a folder has no conditional writes, and is for the emulator.
    writeOver: async (name, bytes, version) => {
      if ((await facts(name))?.version !== version) return false;
      await whole(name, (file) => writeFile(file, bytes), rename);
      return true;
    },
    list: async (prefix) => {
      await mkdir(root, { recursive: true });
      const entries = await readdir(root, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll(sep, '/'))
        .filter((name) => !name.startsWith(`${UNFINISHED}/`) && name.startsWith(prefix));
    },
    composeIfAbsent: async (name, parts) => {
      await wholeIfAbsent(name, (file) =>
        pipeline(async function* () {
          for (const part of parts) yield* createReadStream(fileOf(part));
        }, createWriteStream(file)),
      );
    },
    remove: async (names) => {
      await Promise.all(names.map((name) => rm(fileOf(name), { force: true })));
    },
  };
}

const isCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));
