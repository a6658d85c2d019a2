import type { LanguageCode } from '@tim/languages';
import type { Host } from './host.ts';
import type { Answering } from './load-tables.ts';

/** What the command line has at hand. */
export type Installed = {
  /** Its own; the engine's is another. */
  readonly version: string;
  /** The tables to use unless the arguments name others. */
  readonly tablesFolder: string;
  /** Names of cities, beside those of the tables. */
  readonly cityNamesFile: string;
  /** Names of carriers in their languages, beside those of the tables. */
  readonly carrierNamesFile: string;
  /** The module that a worker of `batch` runs. */
  readonly workerFile: URL;
  /** The module that a worker of `factors` runs. */
  readonly factorsWorkerFile: URL;
  /** What tells how to join the tables of `factors` with flights. */
  readonly joinGuideFile: string;
};

/** What an answer is made from. */
export type AnsweredFrom = Answering & Pick<Installed, 'cityNamesFile' | 'carrierNamesFile'>;

/**
 * A command whose arguments are read.
 *
 * @returns the exit code: 0 with an answer, 1 with the reason why there is none
 * @throws UsageError when what the arguments name is not there or cannot be read
 */
export type Run = (installed: Installed, host: Host) => number | Promise<number>;

/** How a question's answer is wanted. */
export type AnswerWish = { readonly isJson: boolean; readonly language: LanguageCode };

/** A question, how its answer is wanted, what it is answered from, and where to. */
export type Asked<Query> = AnswerWish & { readonly query: Query; readonly host: Host } & AnsweredFrom;
