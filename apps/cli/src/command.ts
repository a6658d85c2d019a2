/** What the command line has at hand. */
export type Installed = {
  /** The tables to use unless the arguments name others. */
  readonly tablesFolder: string;
  /** Names of cities, beside those of the tables. */
  readonly cityNamesFile: string;
  /** The module that a worker of `batch` runs. */
  readonly workerFile: URL;
  /** The module that a worker of `factors` runs. */
  readonly factorsWorkerFile: URL;
};

/** One command of `travel-impact`. */
export type Command = {
  /** Its arguments, and what it answers, for the help. */
  readonly help: { readonly usage: string; readonly text: string };
  /**
   * Run it.
   *
   * @param args - what follows the command's name
   * @returns the exit code: 0 with an answer, 1 with the reason why there is none
   * @throws UsageError when the arguments are not as the help says
   */
  readonly run: (args: readonly string[], installed: Installed) => number | Promise<number>;
};
