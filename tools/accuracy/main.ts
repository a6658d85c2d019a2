import { loadTables } from '../reference-data/load-tables.ts';
import { committedFigures } from './committed-figures.ts';
import { gatherFindings } from './findings.ts';
import { conditions, passes } from './gates.ts';
import { ACCURACY_HELP, readAccuracyOptions } from './options.ts';
import { conditionLines, groupLines, legLines, marketLines } from './terminal-report.ts';
import { demandTruthFiles } from './truth-files.ts';
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
  const all = conditions(findings, await committedFigures());
  const parts = [
    groupLines(findings.groups),
    ...(options.areLegsShown ? [legLines(findings.legs)] : []),
    marketLines(findings.markets),
    conditionLines(all),
  ];
  console.log(parts.map((lines) => lines.join('\n')).join('\n\n'));
  if (options.isCheck) return passes(all) ? 0 : 1;
  // Without the comparison to the last commit: the report would change each time it is committed.
  const files = await reportFiles(findings, conditions(findings, undefined));
  writeFiles(files);
  console.log(`\nWritten: ${files.map(({ path }) => path).join(', ')}.`);
  return 0;
}
