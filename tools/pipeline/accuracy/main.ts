import { loadTables } from '../reference-data/load-tables.ts';
import { committedText, FLIGHTS_FILE, MARKETS_FILE, readFlightRows, readMarketRows } from './figure-rows.ts';
import { gatherFindings } from './findings.ts';
import { flightFigures } from './flight-figures.ts';
import { gates, marketGates, passes } from './gates.ts';
import { goals } from './goals.ts';
import { ACCURACY_HELP, readAccuracyOptions } from './options.ts';
import { figureLines, gateLines, goalLines } from './terminal-report.ts';
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
  const [flights, markets] = [FLIGHTS_FILE, MARKETS_FILE].map(committedText);
  const all = [
    ...gates(findings, flightFigures(findings), flights === undefined ? undefined : readFlightRows(flights)),
    ...marketGates(marketRecords(findings.markets), markets === undefined ? undefined : readMarketRows(markets)),
  ];
  const parts = [
    ...(options.areFlightsShown ? [figureLines(findings.economy)] : []),
    goalLines(goals(findings)),
    gateLines(all),
  ];
  console.log(parts.map((lines) => lines.join('\n')).join('\n\n'));
  if (options.isCheck) return passes(all) ? 0 : 1;
  const files = await reportFiles(findings);
  writeFiles(files);
  console.log(`\nWritten: ${files.map(({ path }) => path).join(', ')}.`);
  return 0;
}
