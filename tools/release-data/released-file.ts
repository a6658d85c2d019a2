/** What made the figures of a file, as its metadata have it. */
export type FileMade = {
  readonly engine: string;
  readonly model: string;
  readonly dataHash: string;
};

export type ReleasedColumn = {
  readonly name: string;
  /** In SQL. */
  readonly type: string;
  readonly unit?: string;
  readonly meaning?: string;
};

/** A table's file in the folder of a release. */
export type ReleasedFile = {
  /** Within the folder, with slashes. */
  readonly path: string;
  readonly table: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly columns: readonly ReleasedColumn[];
};

/** A source of a table, with its dates as YYYY-MM-DD. */
export type SourceRow = {
  readonly table: string;
  readonly title: string;
  readonly edition: string;
  readonly licence: string;
  readonly address: string;
  readonly retrieved: string;
  /** When the table is to be looked at again; '' where nothing says so. */
  readonly nextUpdate: string;
};
