import type { Bucket } from '@google-cloud/storage';
import pLimit from 'p-limit';
import type { ObjectStorage } from './object-storage.ts';

/** Objects removed at once. */
const AT_ONCE = 8;

/** Objects of a bucket of Cloud Storage. Its client is loaded here, so that no other function waits for it. */
export async function cloudStorage(bucketName: string): Promise<ObjectStorage> {
  const { Storage } = await import('@google-cloud/storage');
  return storageOf(new Storage().bucket(bucketName));
}

function storageOf(bucket: Bucket): ObjectStorage {
  const inTurn = pLimit(AT_ONCE);
  const metadataOf = async (name: string) => {
    try {
      const [metadata] = await bucket.file(name).getMetadata();
      return metadata;
    } catch (error) {
      if (isStatus(error, 404)) return undefined;
      throw error;
    }
  };
  /** 0 is the generation of what is not there. */
  const write = (name: string, bytes: Uint8Array, ifGenerationMatch: string | number) =>
    unlessChanged(() =>
      bucket.file(name).save(Buffer.from(bytes), { resumable: false, preconditionOpts: { ifGenerationMatch } }),
    );

  return {
    facts: async (name) => {
      const metadata = await metadataOf(name);
      return metadata && { bytes: Number(metadata.size), version: String(metadata.generation) };
    },
    md5: async (name) => (await metadataOf(name))?.md5Hash,
    read: async function* (name, start, end) {
      if (start < end) yield* bucket.file(name).createReadStream({ start, end: end - 1 }) as AsyncIterable<Uint8Array>;
    },
    writeIfAbsent: (name, bytes) => write(name, bytes, 0),
    writeOver: write,
    list: async (prefix) => {
      const [files] = await bucket.getFiles({ prefix, fields: 'items(name),nextPageToken' });
      return files.map(({ name }) => name);
    },
    composeIfAbsent: async (name, parts) => {
      const sources = parts.map((part) => bucket.file(part));
      await unlessChanged(() => bucket.combine(sources, bucket.file(name), { ifGenerationMatch: 0 }));
    },
    remove: async (names) => {
      await Promise.all(names.map((name) => inTurn(() => bucket.file(name).delete({ ignoreNotFound: true }))));
    },
  };
}

/** 412: the object is another one by now, or is there already. */
async function unlessChanged(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (isStatus(error, 412)) return false;
    throw error;
  }
}

const isStatus = (error: unknown, code: number): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
