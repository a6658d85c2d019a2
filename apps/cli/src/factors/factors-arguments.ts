import { parseArguments, UsageError } from '@tim/terminal';
import { workerCount } from '../worker-count.ts';

export const FACTORS_USAGE = '--out <folder> [--format parquet|csv] [--carriers <code>,…]';

export type FactorsArguments = {
  readonly out: string;
  readonly format: 'parquet' | 'csv';
  /** Empty for all. */
  readonly carriers: readonly string[];
  readonly workers: number;
  readonly tablesFolder: string | undefined;
};

/** @throws UsageError when the arguments are not as the help says */
export function readFactorsArguments(args: readonly string[]): FactorsArguments {
  const { out, format, carriers, workers, tables } = parse(args);
  if (out === undefined) throw new UsageError(`Name a folder: factors ${FACTORS_USAGE}.`);
  if (format !== 'parquet' && format !== 'csv') throw new UsageError(`--format is parquet or csv, not ${format}.`);
  return {
    out,
    format,
    carriers: carriers.toUpperCase().split(',').filter(Boolean),
    workers: workerCount(workers),
    tablesFolder: tables,
  };
}

function parse(args: readonly string[]) {
  return parseArguments({
    args: [...args],
    options: {
      out: { type: 'string' },
      format: { type: 'string', default: 'parquet' },
      carriers: { type: 'string', default: '' },
      workers: { type: 'string' },
      tables: { type: 'string' },
    },
  }).values;
}
