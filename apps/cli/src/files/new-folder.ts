import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../refusal.ts';
import { fill } from '@tim/languages';
import { takeLock } from './lock-file.ts';

const LOCK = '.lock';
/** Where what is being written is until it is whole. */
const PART = '.part';

/**
 * Fill an empty folder, or a new one. What is written stays in a folder within it until it is whole, so that a failed run removes
 * its own files and no others.
 *
 * @param write - writes into the folder that it is given, and returns the folder whose content is wanted and a result
 * @throws UsageError when the folder holds something, or another run writes it
 */
export async function fillFolder<T>(
  out: string,
  write: (part: string) => Promise<{ readonly whole: string; readonly result: T }>,
): Promise<T> {
  mkdirSync(out, { recursive: true });
  const lock = takeLock(join(out, LOCK), out);
  try {
    const part = join(out, PART);
    if (existsSync(part)) throw new Refusal((faults) => fill(faults.stopped, { folder: part }));
    demandEmpty(out, [LOCK]);
    mkdirSync(part);
    try {
      const { whole, result } = await write(part);
      lock.demand();
      demandEmpty(out, [LOCK, PART]);
      for (const name of readdirSync(whole)) renameSync(join(whole, name), join(out, name));
      return result;
    } finally {
      rmSync(part, { recursive: true, force: true });
    }
  } finally {
    lock.release();
  }
}

function demandEmpty(folder: string, mine: readonly string[]): void {
  if (readdirSync(folder).some((name) => !mine.includes(name)))
    throw new Refusal((faults) => fill(faults.notEmpty, { folder }));
}
