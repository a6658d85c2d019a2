import { Readable, Writable } from 'node:stream';
import { exitCodeOf } from '@tim/terminal';
import { beforeEach } from 'vitest';
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

/** What the command line prints in each test of a file or a block, complaints among it. */
export function keepPrinted(): { text: string; readonly host: Host } {
  const stream = keptBy((bytes) => void (printed.text += bytes.toString()));
  const printed = {
    text: '',
    host: { input: Readable.from([]), output: stream, errors: stream, answering, machine: MACHINE },
  };
  beforeEach(() => {
    printed.text = '';
  });
  return printed;
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
