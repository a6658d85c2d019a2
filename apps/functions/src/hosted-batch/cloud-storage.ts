import { createHash } from 'node:crypto';
import type { Bucket } from '@google-cloud/storage';
import pLimit from 'p-limit';
import type { ObjectStorage } from './object-storage.ts';

/** Cloud Storage composes at most so many objects at once. */
const MOST_COMPOSED = 32;
/** Requests under way at once. */
const AT_ONCE = 8;

/** Objects of a bucket of Cloud Storage. Its client is loaded here, so that no other function waits for it. */
export async function cloudStorage(bucketName: string): Promise<ObjectStorage> {
  const { Storage } = await import('@google-cloud/storage');
  return storageOf(new Storage().bucket(bucketName));
}

function storageOf(bucket: Bucket): ObjectStorage {
  const inTurn = pLimit(AT_ONCE);
  const ifAbsent = { preconditionOpts: { ifGenerationMatch: 0 } };

  const composeIfAbsent: ObjectStorage['composeIfAbsent'] = async (name, parts) => {
    if (parts.length > MOST_COMPOSED) {
      const groups = Array.from({ length: Math.ceil(parts.length / MOST_COMPOSED) }, (_, at) =>
        parts.slice(at * MOST_COMPOSED, (at + 1) * MOST_COMPOSED),
      );
      const composed = await Promise.all(
        groups.map(async (group) => {
          const whole = `${folderOf(parts[0] ?? '')}composed-${createHash('sha256').update(group.join('\n')).digest('hex')}`;
          await inTurn(() => composeFew(whole, group));
          return whole;
        }),
      );
      await composeIfAbsent(name, composed);
      return;
    }
    await composeFew(name, parts);
  };
  const composeFew = (name: string, parts: readonly string[]) =>
    unlessThere(() =>
      bucket.combine(
        parts.map((part) => bucket.file(part)),
        bucket.file(name),
        { ifGenerationMatch: 0 },
      ),
    );

  return {
    facts: async (name) => {
      try {
        const [{ size, generation }] = await bucket.file(name).getMetadata();
        return { bytes: Number(size), version: String(generation) };
      } catch (error) {
        if (isStatus(error, 404)) return undefined;
        throw error;
      }
    },
    read: async function* (name, start, end) {
      if (start < end) yield* bucket.file(name).createReadStream({ start, end: end - 1 }) as AsyncIterable<Uint8Array>;
    },
    writeIfAbsent: (name, bytes) =>
      unlessThere(() => bucket.file(name).save(Buffer.from(bytes), { resumable: false, ...ifAbsent })),
    list: async (prefix) => {
      const [files] = await bucket.getFiles({ prefix, fields: 'items(name),nextPageToken' });
      return files.map(({ name }) => name);
    },
    composeIfAbsent,
    remove: async (names) => {
      await Promise.all(names.map((name) => inTurn(() => bucket.file(name).delete({ ignoreNotFound: true }))));
    },
  };
}

const folderOf = (name: string): string => name.slice(0, name.lastIndexOf('/') + 1);

/** 412: the object is there already. */
async function unlessThere(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!isStatus(error, 412)) throw error;
  }
}

const isStatus = (error: unknown, code: number): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
