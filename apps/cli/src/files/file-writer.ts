import { closeSync, constants, fstatSync, fsyncSync, ftruncateSync, openSync, rmSync, writeSync } from 'node:fs';
import { fill } from '@tim/languages';
import { Refusal } from '../refusal.ts';

/** A file that is being written. */
export type FileWriter = {
  /** Write all of it, after what is there. */
  readonly write: (content: Uint8Array | string) => void;
  /**
   * Have everything on the disk, so that the file can be given its name.
   *
   * @throws UsageError when the file does not have as many bytes as were written
   */
  readonly finish: () => void;
  readonly close: () => void;
};

/**
 * The one writer of files: whatever the command line and the tools write goes through it.
 *
 * @param after - bytes of the file to keep and write after; without it, the file must not be there yet
 */
export function openWriter(file: string, after?: number): FileWriter {
  const { O_RDWR, O_CREAT, O_EXCL, O_NOFOLLOW } = constants;
  const descriptor = openSync(file, O_RDWR | O_CREAT | (after === undefined ? O_EXCL : O_NOFOLLOW), 0o666);
  if (after !== undefined) ftruncateSync(descriptor, after);
  let bytes = after ?? 0;
  return {
    write: (content) => {
      bytes += writeAll(descriptor, content, { file, at: bytes });
    },
    finish: () => {
      named(file, () => fsyncSync(descriptor));
      const { size } = fstatSync(descriptor);
      if (size !== bytes) throw new Refusal((faults) => fill(faults.notWhole, { file, bytes: size, written: bytes }));
    },
    close: () => closeSync(descriptor),
  };
}

/**
 * Write a file at once; one that cannot be written whole is not left behind.
 *
 * @param isKept - false for a file that is soon written anew: not worth waiting for the disk
 */
export function writeWhole(file: string, content: Uint8Array | string, isKept = true): void {
  const writer = openWriter(file);
  try {
    writer.write(content);
    if (isKept) writer.finish();
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  } finally {
    writer.close();
  }
}

/**
 * Write all bytes. A file system that is nearly full takes some of them and reports no error before the next call.
 *
 * @param to - what an error names, and where to begin; without a place, where the descriptor is
 * @returns how many bytes they were
 */
export function writeAll(
  descriptor: number,
  content: Uint8Array | string,
  { file, at }: { readonly file?: string; readonly at?: number } = {},
): number {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  for (let done = 0; done < bytes.length;) {
    const place = at === undefined ? undefined : at + done;
    done += named(file, () => writeSync(descriptor, bytes, done, bytes.length - done, place));
  }
  return bytes.length;
}

/** An error of an open file does not say which file it is. */
function named<T>(path: string | undefined, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw Object.assign(error as Error, path !== undefined && { path });
  }
}
