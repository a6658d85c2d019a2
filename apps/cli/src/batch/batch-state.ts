import { existsSync, readFileSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import type { Totals } from '@tim/batch';
import { UsageError } from '@tim/terminal';

/** How far a run has come: what of the input stands in the output. */
export type Reached = { readonly inputBytes: number; readonly outputBytes: number; readonly totals: Totals };

/** What must be the same for a run to go on where it stopped. */
type Begun = { readonly job: string };

/**
 * An output that is written under another name until it is whole, with the place it has reached beside it. A run that was stopped, in
 * whatever way, goes on from there.
 */
export type PartFile = {
  readonly path: string;
  /** Where to go on; undefined at a new start. */
  readonly reached: Reached | undefined;
  /** Note that the output's bytes are written. */
  readonly note: (reached: Reached) => void;
  /** Give the output its name. */
  readonly finish: () => void;
};

/**
 * @param job - names input, settings and versions: where it differs, what was begun is of no use
 * @throws UsageError when the output is there already, or was begun by another job
 */
export function openPartFile(out: string, job: string): PartFile {
  if (existsSync(out)) throw new UsageError(`${out} is there already: name another file, or remove it.`);
  const path = `${out}.part`;
  const state = `${out}.state`;
  const reached = existsSync(path) && existsSync(state) ? readState(state, job, out) : undefined;
  if (reached && statSync(path).size >= reached.outputBytes) truncateSync(path, reached.outputBytes);
  else writeFileSync(path, '');
  return {
    path,
    reached: reached && statSync(path).size === reached.outputBytes ? reached : undefined,
    note: (now) => {
      // Renamed into place, so that a stop in the middle leaves the one before.
      writeFileSync(`${state}.new`, JSON.stringify({ job, ...now }));
      renameSync(`${state}.new`, state);
    },
    finish: () => {
      renameSync(path, out);
      rmSync(state, { force: true });
    },
  };
}

function readState(file: string, job: string, out: string): Reached {
  const begun = JSON.parse(readFileSync(file, 'utf8')) as Begun & Reached;
  if (begun.job !== job) {
    throw new UsageError(
      `${out}.part was begun with another input, other options or other data: remove it and ${out}.state, or name another output.`,
    );
  }
  return begun;
}
