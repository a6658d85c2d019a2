/** What the command line has at hand. */
export type Installed = {
  /** Its own; the engine's is another. */
  readonly version: string;
  /** The tables to use unless the arguments name others. */
  readonly tablesFolder: string;
  /** Names of cities, beside those of the tables. */
  readonly cityNamesFile: string;
  /** The module that a worker of `batch` runs. */
  readonly workerFile: URL;
  /** The module that a worker of `factors` runs. */
  readonly factorsWorkerFile: URL;
  /** What tells how to join the tables of `factors` with flights. */
  readonly joinGuideFile: string;
};

/**
 * A command whose arguments are read.
 *
 * @returns the exit code: 0 with an answer, 1 with the reason why there is none
 * @throws UsageError when what the arguments name is not there or cannot be read
 */
export type Run = (installed: Installed) => number | Promise<number>;

/** A question, and how its answer is wanted. */
export type Asked<Query> = { readonly query: Query; readonly isJson: boolean; readonly tablesFolder: string };
