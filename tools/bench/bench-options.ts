/** How much is measured. */
export type BenchOptions = {
  /** How often each page and path to a figure is measured; other languages and bare pages once. */
  readonly runs: number;
  /** How long each load lasts [s]. */
  readonly seconds: number;
  /** Rows of a drawn list. */
  readonly rows: number;
  /** Only pages whose address has this. */
  readonly pages: string;
};
