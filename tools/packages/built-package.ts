/** A package that was built. */
export type BuiltPackage = {
  readonly name: string;
  readonly folder: string;
  /** What an application loads: code minified and compressed with brotli, tables as they are compressed; of the command line, what is installed. */
  readonly bytes: number;
};
