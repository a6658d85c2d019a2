import { readFileSync } from 'node:fs';
import { ENGINE_VERSION } from '@tim/engine';
import { createEstimator } from '@tim/estimator';
import { compareAccuracy } from '@tim/pipeline/accuracy/main';
import { comparisonLines, holds, type Comparison } from '@tim/pipeline/comparison/comparison';
import { figuresOf } from '@tim/pipeline/engine-version/figures';
import { compareVersion, FIGURES_FILE, readVersionFigures } from '@tim/pipeline/engine-version/version-figures';
import { writeVersionFigures } from '@tim/pipeline/engine-version/write-version-figures';
import { compareKnownFlights } from '@tim/pipeline/known-flights/known-flights';
import { loadTables } from '@tim/pipeline/reference-data/load-tables';
import { compareAnswers } from '@tim/pipeline/same-answers/compare-answers';
import { noteChanges } from '@tim/pipeline/same-answers/note-changes';
import { writeAnswers } from '@tim/pipeline/same-answers/write-answers';
import type { Tables } from '@tim/reference-data';
import { parseArguments, UsageError } from '@tim/terminal';
import { buildApps, LOCAL_SITE } from '../tasks/build-apps.ts';
import { compareAllEntryPoints, compareEntryPoints } from '../entry-points/check-entry-points.ts';

const HELP = `Whether figures are what they were, in one report.

  npm run figures [-- <kind> ...] [options]      every kind, or those named; exit code 1 where a figure moved

  version         figures of some 20 600 questions, with those written down for ENGINE_VERSION
  known-flights   facts about real flights: tools/pipeline/known-flights/known-flights.csv
  entry-points    every entry point's answers to drawn questions, with those of the libraries;
                  --every <n>: to every carrier's route and pair of airports, or one of so many
  answers         every answer: --before <file> --after <file>
  accuracy        how near published figures they come, with what was last committed: --sources <folder>

  npm run figures -- write <file> [--every <n>]  every answer, or one of so many, to compare later
  npm run figures -- raise                       the figures that belong to a new ENGINE_VERSION
  npm run figures -- note <before> <after>       what changed in this ENGINE_VERSION, into docs/figure-changes`;

type Options = ReturnType<typeof readOptions>['values'];

/** A kind of comparison; undefined where it is not told what to compare with. */
type Kind = (tables: Tables, options: Options) => Promise<readonly Comparison[]> | undefined;

const KINDS = new Map<string, Kind>([
  [
    'version',
    async (tables) => {
      const committed = readVersionFigures(readFileSync(FIGURES_FILE, 'utf8'));
      return [compareVersion(committed, { engineVersion: ENGINE_VERSION, figures: figuresOf(tables) })];
    },
  ],
  ['known-flights', async (tables) => [await compareKnownFlights(tables, createEstimator(tables))]],
  [
    'entry-points',
    async (tables, { every }) => {
      await buildApps(['@tim/web', '@tim/functions'], LOCAL_SITE);
      return every === undefined ? compareEntryPoints(tables) : compareAllEntryPoints(tables, everyOf(every));
    },
  ],
  [
    'answers',
    (_, { before, after }) => (before === undefined || after === undefined ? undefined : compareAnswers(before, after)),
  ],
  ['accuracy', (tables, { sources }) => (sources === undefined ? undefined : compareAccuracy(sources, tables))],
]);

/**
 * The command that says whether figures moved, and writes down what they are.
 *
 * @returns its exit code
 * @throws UsageError, TaskFailure
 */
export async function figures(args: readonly string[]): Promise<number> {
  const { values: options, positionals } = readOptions(args);
  const [command = '', ...files] = positionals;
  if (options.help) {
    console.log(HELP);
    return 0;
  }
  if (command === 'write' && files.length === 1) {
    await writeAnswers(loadTables(), files[0] ?? '', everyOf(options.every ?? '1'));
    return 0;
  }
  if (command === 'raise' && files.length === 0) {
    writeVersionFigures({ engineVersion: ENGINE_VERSION, figures: figuresOf(loadTables()) });
    return 0;
  }
  if (command === 'note' && files.length === 2) {
    console.log(`Written: ${await noteChanges(ENGINE_VERSION, files[0] ?? '', files[1] ?? '')}.`);
    console.log('Say why in REASONS of apps/web/src/pages/changes/texts.ts: the site’s page and feed show both.');
    return 0;
  }
  return compareFigures(positionals, options);
}

async function compareFigures(named: readonly string[], options: Options): Promise<number> {
  const unknown = named.find((name) => !KINDS.has(name));
  if (unknown !== undefined) throw new UsageError(`“${unknown}” is no kind of figures.`);
  const tables = loadTables();
  const comparisons: Comparison[] = [];
  const left: string[] = [];
  for (const [name, compare] of KINDS) {
    if (named.length > 0 && !named.includes(name)) continue;
    const found = await compare(tables, options);
    if (found === undefined) left.push(name);
    else comparisons.push(...found);
  }
  const untold = named.find((name) => left.includes(name));
  if (untold !== undefined) throw new UsageError(`What is “${untold}” compared with?`);
  console.log(comparisonLines(comparisons).join('\n'));
  if (left.length > 0) console.log(`Not compared: ${left.join(', ')}, which need files (--help).`);
  return comparisons.every(holds) ? 0 : 1;
}

/** @throws UsageError unless it is a whole number above 0 */
function everyOf(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new UsageError(`--every is a whole number above 0, not “${text}”.`);
  return Number(text);
}

function readOptions(args: readonly string[]) {
  return parseArguments({
    args: [...args],
    allowPositionals: true,
    options: {
      before: { type: 'string' },
      after: { type: 'string' },
      sources: { type: 'string' },
      every: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
}
