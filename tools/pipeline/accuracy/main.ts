import type { Tables } from '@tim/reference-data';
import { comparisonLines, type Comparison } from '../comparison/comparison.ts';
import { loadTables } from '../reference-data/load-tables.ts';
import { committedText, FLIGHTS_FILE, MARKETS_FILE, readFlightRows, readMarketRows } from './figure-rows.ts';
import { gatherFindings, type Findings } from './findings.ts';
import { flightFigures } from './flight-figures.ts';
import { gates, marketGates } from './gates.ts';
import { goals } from './goals.ts';
import { ACCURACY_HELP, readAccuracyOptions } from './options.ts';
import { figureLines, goalLines } from './terminal-report.ts';
import { demandTruthFiles } from './truth-files.ts';
import { marketRecords } from './typical-markets.ts';
import { reportFiles, writeFiles } from './write-report.ts';

/**
 * The accuracy command.
 *
 * @returns its exit code
 * @throws UsageError, TaskFailure
 */
export async function accuracy(args: readonly string[]): Promise<number> {
  const options = readAccuracyOptions(args);
  if (options.kind === 'help') {
    console.log(ACCURACY_HELP);
    return 0;
  }
  demandTruthFiles(options.sources);
  const findings = await gatherFindings(options.sources, loadTables(options.tables));
  console.log(accuracyText(findings, options.areFlightsShown));
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
