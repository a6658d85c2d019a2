import type { Tables } from '@tim/reference-data';
import { parseArguments, UsageError } from '@tim/terminal';
import { comparisonLines, type Comparison } from '../comparison/comparison.ts';
import { loadTables } from '../reference-data/load-tables.ts';
import { committedText, FLIGHTS_FILE, MARKETS_FILE, readFlightRows, readMarketRows } from './figure-rows.ts';
import { gatherFindings, type Findings } from './findings.ts';
import { flightFigures } from './flight-figures.ts';
import { gates, marketGates } from './gates.ts';
import { goals } from './goals.ts';
import { figureLines, goalLines } from './terminal-report.ts';
import { demandTruthFiles, TRUTH_FILES } from './truth-files.ts';
import { marketRecords } from './typical-markets.ts';
import { reportFiles, writeFiles } from './write-report.ts';

const TRUTH_TEXT = Object.values(TRUTH_FILES).join(',\n                      ');

const HELP = `How good the engine is, beside published figures.

  npm run accuracy -- --sources <folder> [--tables <folder>] [--flights]

  --sources <folder>  holds ${TRUTH_TEXT}
  --tables <folder>   tables to use; libs/reference-data/tables unless told
  --flights           also print every economy figure, the worst first

Writes the report and its plots into dist/accuracy, and the figures of the site's page into docs/accuracy.json and
docs/accuracy-*.csv: the same every time for the same tables and sources.
"npm run figures -- accuracy --sources <folder>" writes nothing, and fails where figures are worse than those last committed.
How to add published figures: docs/adding-truth.md.
`;

/** What the arguments ask for, as the help says. */
function readOptions(args: readonly string[]) {
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

/**
 * The accuracy command.
 *
 * @returns its exit code
 * @throws UsageError, TaskFailure
 */
export async function accuracy(args: readonly string[]): Promise<number> {
  const { sources, tables, flights, help } = readOptions(args);
  if (help) {
    console.log(HELP);
    return 0;
  }
  if (sources === undefined) throw new UsageError('Say where the published figures are: --sources <folder>.');
  demandTruthFiles(sources);
  const findings = await gatherFindings(sources, loadTables(tables));
  console.log(accuracyText(findings, flights));
  const files = await reportFiles(findings);
  writeFiles(files);
  console.log(`\nWritten: ${files.map(({ path }) => path).join(', ')}.`);
  return 0;
}

/** What the command prints: goals, the comparison with what was last committed, and on request every figure. */
export function accuracyText(findings: Findings, areFlightsShown: boolean): string {
  const parts = [
    ...(areFlightsShown ? [figureLines(findings.economy)] : []),
    goalLines(goals(findings)),
    comparisonLines(comparisonsOf(findings)),
  ];
  return parts.map((lines) => lines.join('\n')).join('\n\n');
}

/**
 * How near the figures come to published ones, beside those last committed.
 *
 * @param sources - the folder that holds the published figures
 * @throws TaskFailure
 */
export async function compareAccuracy(sources: string, tables: Tables): Promise<readonly Comparison[]> {
  demandTruthFiles(sources);
  return comparisonsOf(await gatherFindings(sources, tables));
}

function comparisonsOf(findings: Findings): readonly Comparison[] {
  const [flights, markets] = [FLIGHTS_FILE, MARKETS_FILE].map(committedText);
  return [
    ...gates(findings, flightFigures(findings), flights === undefined ? undefined : readFlightRows(flights)),
    ...marketGates(marketRecords(findings.markets), markets === undefined ? undefined : readMarketRows(markets)),
  ];
}
