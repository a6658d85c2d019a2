import { merge, object } from '@optique/core/constructs';
import { message } from '@optique/core/message';
import { withDefault } from '@optique/core/modifiers';
import { option } from '@optique/core/primitives';
import { choice } from '@optique/core/valueparser';
import { jobsOption, tablesOption } from '../usual-options.ts';
import { pathReader, valueReader } from '../value-readers.ts';

export type FactorsArguments = {
  readonly out: string;
  readonly format: 'parquet' | 'csv';
  /** Empty for all. */
  readonly carriers: readonly string[];
  readonly jobs: number;
  readonly tablesFolder: string | undefined;
};

const carriers = valueReader<readonly string[]>({
  metavar: 'CODE,…',
  read: (word) => word.toUpperCase().split(',').filter(Boolean),
  fault: () => '',
});

/** The arguments of `factors`. */
export const factorsArguments = merge(
  object({
    out: option('--out', pathReader('FOLDER'), { description: message`an empty folder, or one to make` }),
    format: withDefault(
      option('--format', choice(['parquet', 'csv']), {
        description: message`Parquet needs DuckDB beside this command`,
      }),
      'parquet',
    ),
    carriers: withDefault(option('--carriers', carriers, { description: message`those carriers alone` }), [], {
      message: message`all`,
    }),
  }),
  jobsOption,
  tablesOption,
);
