import { createHash, type Hash } from 'node:crypto';
import { closeSync, lstatSync, openSync, readFileSync, readSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { noTotals } from '@tim/batch';
import type { CalendarDate } from '@tim/estimator';
import { fill } from '@tim/languages';
import { openWriter, writeWhole } from '../files/file-writer.ts';
import { takeLock, type Lock } from '../files/lock-file.ts';
import { readState, writeState, type Reached, type State } from './part-state.ts';
import { Refusal } from '../refusal.ts';

/** What a run is about to write. */
export type Begun = {
  /** What must be the same for a run to go on where it stopped: settings and versions. */
  readonly job: object;
  /** The day that was said; undefined where none was. */
  readonly saidToday: CalendarDate | undefined;
  /** The day on which it begins. */
  readonly today: CalendarDate;
};

/**
 * An output that is written under another name until it is whole, with the place it has reached beside it. A run that was stopped, in
 * whatever way, goes on from there.
 */
export type PartFile = {
  readonly path: string;
  /** The day of the run that began it. */
  readonly today: CalendarDate;
  /** Where to go on. */
  readonly reached: Reached;
  /** Write the next bytes and note what they hold. */
  readonly write: (bytes: Uint8Array, reached: Omit<Reached, 'outputBytes' | 'outputHash'>) => void;
  /** Give the output its name. `whole` names a file made from it that takes its place. */
  readonly finish: (whole?: string) => void;
  /** Let others write the output; what was written stays. */
  readonly close: () => void;
};

const HASHED_AT_ONCE_BYTES = 2 ** 20;

/** A state of this size takes time to write after every block. */
const LARGE_STATE_BYTES = 2 ** 16;

/** Where a run begins. */
export const NOTHING: Reached = { inputBytes: 0, inputHash: '', outputBytes: 0, outputHash: '', totals: noTotals() };

/** @throws UsageError when the output is there already, is being written, or was begun by another job */
export function openPartFile(out: string, begun: Begun): PartFile {
  demandNone(out);
  if (!statSync(dirname(out), { throwIfNoEntry: false })?.isDirectory()) {
    throw new Refusal((faults) => fill(faults.noFolder, { folder: dirname(out) }));
  }
  const lock = `${out}.lock`;
  demandFile(lock);
  const taken = takeLock(lock, out);
  try {
    // Once more: the run that had the lock a moment ago may have finished.
    demandNone(out);
    return open(out, begun, taken);
  } catch (error) {
    taken.release();
    throw error;
  }
}

function open(out: string, { job, saidToday, today }: Begun, lock: Lock): PartFile {
  const path = `${out}.part`;
  const state = `${out}.state`;
  for (const file of [path, state]) demandFile(file);
  if (isThere(path) && !isThere(state)) {
    throw new Refusal((faults) => fill(faults.noState, { file: path, state }));
  }
  const jobHash = createHash('sha256').update(JSON.stringify(job)).digest('hex');
  const before = isThere(state) ? stateOf(state, path) : undefined;
  if (before) demandSame(before, { job: jobHash, saidToday, out });
  const partBytes = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  const reached = before && partBytes >= before.outputBytes ? before : NOTHING;
  const written: Pick<State, 'job' | 'today'> = { job: jobHash, today: before?.today ?? today };
  let outputBytes = reached.outputBytes;
  const hash = hashOf(path, outputBytes);
  if (outputBytes > 0 && hash.copy().digest('hex') !== reached.outputHash) {
    throw new Refusal((faults) => fill(faults.changed, { file: path, state }));
  }

  let noted = { outputBytes, stateBytes: 0 };
  const note = (now: Reached): void => {
    // Renamed into place, so that a stop in the middle leaves the one before.
    const next = `${state}.new`;
    rmSync(next, { force: true });
    const text = writeState({ ...written, ...now });
    writeWhole(next, text, false);
    renameSync(next, state);
    noted = { outputBytes: now.outputBytes, stateBytes: text.length };
  };
  // The state is written first: a .part without one counts as somebody else's.
  note(reached);
  const writer = openWriter(path, outputBytes);
  return {
    path,
    today: written.today,
    reached,
    write: (bytes, now) => {
      lock.demand();
      writer.write(bytes);
      outputBytes += bytes.length;
      hash.update(bytes);
      // A state with the groups of breakdowns may have megabytes, a block some kilobytes: of a large one no more is noted than is written.
      if (noted.stateBytes < LARGE_STATE_BYTES || outputBytes - noted.outputBytes >= noted.stateBytes) {
        note({ ...now, outputBytes, outputHash: hash.copy().digest('hex') });
      }
    },
    finish: (whole = path) => {
      writer.finish();
      lock.demand();
      renameSync(whole, out);
      for (const file of [path, state]) rmSync(file, { force: true });
    },
    close: () => {
      writer.close();
      lock.release();
    },
  };
}

/** A loss of power can leave a file its length without its bytes. */
function hashOf(path: string, bytes: number): Hash {
  const hash = createHash('sha256');
  if (bytes === 0) return hash;
  const descriptor = openSync(path, 'r');
  const piece = Buffer.alloc(HASHED_AT_ONCE_BYTES);
  for (let at = 0; at < bytes;) {
    const read = readSync(descriptor, piece, 0, Math.min(piece.length, bytes - at), at);
    if (read === 0) break;
    hash.update(piece.subarray(0, read));
    at += read;
  }
  closeSync(descriptor);
  return hash;
}

const isThere = (file: string): boolean => lstatSync(file, { throwIfNoEntry: false }) !== undefined;

function demandNone(out: string): void {
  if (isThere(out)) throw new Refusal((faults) => fill(faults.isThere, { file: out }));
}

/** A link would have the run write elsewhere. */
function demandFile(file: string): void {
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (found && !found.isFile()) throw new Refusal((faults) => fill(faults.isLink, { file }));
}

function stateOf(state: string, path: string): State {
  const read = readState(readFileSync(state, 'utf8'));
  if (read) return read;
  throw new Refusal((faults) => fill(faults.stateUnread, { state, file: path }));
}

function demandSame({ job, today }: State, asked: { job: string; saidToday: CalendarDate | undefined; out: string }) {
  const { saidToday, out } = asked;
  if (job !== asked.job) throw otherJob(out, 'otherOptions');
  if (saidToday && JSON.stringify(saidToday) !== JSON.stringify(today)) {
    const { year, month, day } = today;
    const begunOn = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
    throw new Refusal((faults) => fill(faults.begunOn, { file: `${out}.part`, day: begunOn }));
  }
}

/** What was begun cannot be gone on with. */
export const otherJob = (out: string, what: 'otherOptions' | 'otherList'): Refusal =>
  new Refusal((faults) => fill(faults[what], { file: `${out}.part`, state: `${out}.state` }));
