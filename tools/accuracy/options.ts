import { parseArgs } from 'node:util';
import { UsageError } from '../terminal/usage-error.ts';

export const ACCURACY_HELP = `How good the engine is, beside published figures.

  npm run accuracy -- --sources <folder> [--tables <folder>] [--check] [--legs]

  --sources <folder>  holds truth/tim-golden-cases.json, truth/tim-economy-legs.csv, truth/tim-typical.csv,
                      truth/form41-fuel-by-type.csv and aircraft/aircraft-mapping.csv
  --tables <folder>   tables to use; libs/reference-data/tables unless told
  --check             write nothing; exit with 1 when a gate fails
  --legs              also print every leg, the worst first

Writes docs/accuracy.md, docs/accuracy.json and docs/images/accuracy-*.svg: the same every time for the same tables and sources.
`;

export type AccuracyOptions =
  | { readonly kind: 'help' }
  | {
      readonly kind: 'run';
      readonly sources: string;
      readonly tables: string | undefined;
      readonly isCheck: boolean;
      readonly areLegsShown: boolean;
    };

/** @throws UsageError when the arguments are not as the help says */
export function readAccuracyOptions(args: readonly string[]): AccuracyOptions {
  const values = parse(args);
  if (values.help) return { kind: 'help' };
  if (values.sources === undefined) throw new UsageError('Say where the published figures are: --sources <folder>.');
  return {
    kind: 'run',
    sources: values.sources,
    tables: values.tables,
    isCheck: values.check,
    areLegsShown: values.legs,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        sources: { type: 'string' },
        tables: { type: 'string' },
        check: { type: 'boolean', default: false },
        legs: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw UsageError.from(error);
  }
}
