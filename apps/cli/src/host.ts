import type { Readable, Writable } from 'node:stream';
import type { Answering } from './load-tables.ts';

/** What the computer has for workers. */
export type Machine = { readonly processors: number; readonly freeBytes: number };

/** Where the command line reads and writes, and what it answers with. */
export type Host = {
  readonly input: Readable;
  readonly output: Writable & { readonly isTTY?: boolean };
  /** What is said beside the answer; a terminal shows progress there. */
  readonly errors: Writable & { readonly isTTY?: boolean };
  readonly machine: Machine;
  /**
   * What answers from the tables of a folder: loaded when it is first asked for.
   *
   * @throws UsageError as `loadTables` does
   */
  readonly answering: (tablesFolder: string) => Answering;
};

/** Write a text and end its line. */
export const printTo = (stream: Writable, text: string): void => void stream.write(`${text}\n`);
