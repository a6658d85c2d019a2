import { Readable, Writable } from 'node:stream';
import { exitCodeOf } from '@tim/terminal';
import { expect } from 'vitest';
import { printTo, type Host, type Machine } from './host.ts';
import { built } from './built.fixture.ts';
import { answeringOnce } from './load-tables.ts';
import { travelImpact } from './travel-impact.ts';

/** Tables are loaded once for all tests of a process. */
export const answering = answeringOnce();
export const { tables, estimator } = answering(built.tablesFolder);

/** The computer of the tests, whatever it really has. */
export const MACHINE: Machine = { processors: 3, freeBytes: 8e9 };

/** What a run of the command came to. */
export type Ended = { readonly code: number | null; readonly output: string; readonly errors: string };

const keptBy = (keep: (bytes: Buffer) => void): Writable =>
  new Writable({
    write: (bytes: Buffer, _encoding, done) => {
      keep(bytes);
      done();
    },
  });

/** Runs of the command in this process, which refuse by throwing; what the last of them printed, complaints among it. */
export function keepPrinted() {
  const printed = { text: '' };
  const stream = keptBy((bytes) => void (printed.text += bytes.toString()));
  const host: Host = { input: Readable.from([]), output: stream, errors: stream, answering, machine: MACHINE };
  const ask = (...args: readonly string[]): Promise<number> => {
    printed.text = '';
    return travelImpact(args, built, host);
  };
  return { printed, run: ask };
}

/**
 * Streams that keep what is written, each piece for itself.
 *
 * @param input - what is read from standard input
 */
export function keptStreams(input: string | Uint8Array = '') {
  const [output, errors]: [Buffer[], Buffer[]] = [[], []];
  const host: Host = {
    input: Readable.from([Buffer.from(input)]),
    output: keptBy((bytes) => void output.push(bytes)),
    errors: keptBy((bytes) => void errors.push(bytes)),
    answering,
    machine: MACHINE,
  };
  return { host, output, errors };
}

/**
 * Run the command in this process, with all that the caller of a process sees.
 *
 * @param input - what it reads from standard input
 */
export async function run(args: readonly string[], input?: string | Uint8Array, using = built): Promise<Ended> {
  const { host, output, errors } = keptStreams(input);
  const code = await exitCodeOf(
    () => travelImpact(args, using, host),
    (line) => printTo(host.errors, line),
  );
  return { code, output: Buffer.concat(output).toString(), errors: Buffer.concat(errors).toString() };
}

/** What a run comes to that refuses with this among its words. */
export const refused = (message: string) => ({ code: 2, errors: expect.stringContaining(message) as unknown });

/** How lists are answered: always on the same day, by one worker. */
export const SETTINGS = ['--today', '2026-11-23', '--jobs', '1'];

/** Answer a list. */
export const batch = (input: string, ...options: readonly string[]) => run(['batch', input, ...SETTINGS, ...options]);
