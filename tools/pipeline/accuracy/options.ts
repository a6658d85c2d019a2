import { parseArguments, UsageError } from '@tim/terminal';
import { TRUTH_FILES } from './truth-files.ts';

const TRUTH_TEXT = Object.values(TRUTH_FILES).join(',\n                      ');

export const ACCURACY_HELP = `How good the engine is, beside published figures.

  npm run accuracy -- --sources <folder> [--tables <folder>] [--flights]

  --sources <folder>  holds ${TRUTH_TEXT}
  --tables <folder>   tables to use; libs/reference-data/tables unless told
  --flights           also print every economy figure, the worst first

Writes the report and its plots into dist/accuracy, and the figures of the site's page into docs/accuracy.json and
docs/accuracy-*.csv: the same every time for the same tables and sources.
"npm run figures -- accuracy --sources <folder>" writes nothing, and fails where figures are worse than those last committed.
How to add published figures: docs/adding-truth.md.
`;

export type AccuracyOptions =
  | { readonly kind: 'help' }
  | {
      readonly kind: 'run';
      readonly sources: string;
      readonly tables: string | undefined;
      readonly areFlightsShown: boolean;
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
    areFlightsShown: values.flights,
  };
}

function parse(args: readonly string[]) {
  return parseArguments({
    args: [...args],
    options: {
      sources: { type: 'string' },
      tables: { type: 'string' },
      flights: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  }).values;
}
