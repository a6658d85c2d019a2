import { createEstimator } from '@tim/estimator';
import { loadTables } from '../reference-data/load-tables.ts';
import { askEconomyLegs } from './economy-legs.ts';
import { groupStatistics } from './leg-groups.ts';
import { ACCURACY_HELP, readAccuracyOptions } from './options.ts';
import { legLines, groupLines } from './terminal-report.ts';
import { demandTruthFiles, readPublishedLegs } from './truth-files.ts';

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
  const tables = loadTables(options.tables);
  const estimator = createEstimator(tables);
  const outcomes = askEconomyLegs(await readPublishedLegs(options.sources), estimator, tables);
  for (const line of groupLines(groupStatistics(outcomes))) console.log(line);
  if (options.areLegsShown) for (const line of legLines(outcomes)) console.log(line);
  return 0;
}
