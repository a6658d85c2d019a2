import { readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { hostname } from 'node:os';
import { Refusal } from '../refusal.ts';
import { fill } from '@tim/languages';
import { writeWhole } from './file-writer.ts';

/** How often a run renews its lock file [ms]. */
const RENEWED_EVERY_MS = 10_000;
/** A lock of another machine that was not renewed for so long is taken over [ms]. */
const OVER_AFTER_MS = 60_000;
/** An empty lock file is read again for so long, until it names who has it [ms]. */
const NAMED_WITHIN_MS = 200;
/** Pause between two readings of it [ms]. */
const READ_EVERY_MS = 10;

/** What one run alone may write. */
export type Lock = {
  /** @throws UsageError when it is no longer of this run */
  readonly demand: () => void;
  /** Let others write. */
  readonly release: () => void;
};

type Holder = { readonly processId: number; readonly host: string };

/**
 * Keep other runs from writing what this run writes, by a file that only one process can create. The lock of a run that was
 * killed is taken over: on this machine when its process is gone, on another machine when it has given no sign for a minute.
 *
 * @param what - named to whoever is refused
 * @throws UsageError when another run has it
 */
export function takeLock(file: string, what: string): Lock {
  const mine = JSON.stringify({ processId: process.pid, host: hostname() } satisfies Holder);
  if (!isCreated(file, mine)) {
    takeOver(file, what);
    if (!isCreated(file, mine)) throw heldBy(file, what);
  }
  const isMine = () => textOf(file) === mine;
  const sign = setInterval(() => {
    const now = new Date();
    try {
      if (isMine()) utimesSync(file, now, now);
    } catch {
      // A sign that cannot be given is no reason to stop; a lock that is gone is noticed by `demand`.
    }
  }, RENEWED_EVERY_MS);
  sign.unref();
  return {
    demand: () => {
      if (!isMine()) throw new Refusal((faults) => fill(faults.lockLost, { file: what, lock: file }));
    },
    release: () => {
      clearInterval(sign);
      if (isMine()) rmSync(file, { force: true });
    },
  };
}

function isCreated(file: string, content: string): boolean {
  try {
    writeWhole(file, content);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Remove the lock of a run that is over. */
function takeOver(file: string, what: string): void {
  const found = textOnceWritten(file);
  if (found === undefined) return;
  if (!isOver(file, found)) throw heldBy(file, what, found);
  // The stale lock is moved away before it is removed, so that of two runs only one gets it. A run that moved the lock of a
  // third, which began meanwhile, puts it back.
  const away = `${file}.${process.pid}`;
  try {
    renameSync(file, away);
  } catch {
    return;
  }
  if (textOf(away) !== found) {
    renameSync(away, file);
    throw heldBy(file, what);
  }
  rmSync(away);
}

function isOver(file: string, found: string): boolean {
  const holder = readHolder(found);
  if (holder?.host === hostname()) return holder.processId === process.pid || !isRunning(holder.processId);
  const signed = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return Date.now() - signed > OVER_AFTER_MS;
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

function heldBy(file: string, what: string, found = textOnceWritten(file)): Refusal {
  const holder = readHolder(found ?? '');
  const written = { file: what, lock: file };
  return new Refusal(({ isWritten, isWrittenBy }) =>
    holder ? fill(isWrittenBy, { ...written, ...holder }) : fill(isWritten, written),
  );
}

/** Undefined if the file names no holder: somebody else's file. */
function readHolder(text: string): Holder | undefined {
  try {
    const { processId, host } = JSON.parse(text) as Partial<Holder>;
    return typeof processId === 'number' && typeof host === 'string' ? { processId, host } : undefined;
  } catch {
    return undefined;
  }
}

/** A lock file is empty for a moment between its creation and its first byte. */
function textOnceWritten(file: string): string | undefined {
  const until = Date.now() + NAMED_WITHIN_MS;
  let text = textOf(file);
  while (text === '' && Date.now() < until) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, READ_EVERY_MS);
    text = textOf(file);
  }
  return text;
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
