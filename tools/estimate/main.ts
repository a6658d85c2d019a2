import { createEstimator, type Unavailable } from '@tim/estimator';
import { loadTablesWithOwn } from '../reference-data/load-tables.ts';
import { hasTables } from '../reference-data/table-files.ts';
import { UsageError } from '../terminal/usage-error.ts';
import { flightLines } from './flight-lines.ts';
import { ESTIMATE_HELP, readEstimateOptions } from './options.ts';
import { reasonLine } from './reason-line.ts';
import { routeLines } from './route-lines.ts';

/** A command line has no clock of its own: the figure of a day does not depend on when it is asked for. */
const EVERY_DAY = { earliest: { year: 1, month: 1, day: 1 }, latest: { year: 9999, month: 12, day: 31 } };

/**
 * The estimate command.
 *
 * @returns its exit code
 * @throws UsageError
 */
export function estimate(args: readonly string[]): number {
  const options = readEstimateOptions(args);
  if (options.kind === 'help') {
    console.log(ESTIMATE_HELP);
    return 0;
  }
  if (options.tables !== undefined && !hasTables(options.tables)) {
    throw new UsageError(`There are no tables in ${options.tables}.`);
  }
  const tables = loadTablesWithOwn(options.tables);
  const estimator = createEstimator(tables);
  if (options.kind === 'flight') {
    const result = estimator.flight(options.query, { window: EVERY_DAY, includesWorking: true });
    return show(result, options.isJson, (found) => flightLines(options.query, found, tables));
  }
  const result = estimator.typical(options.query, { includesWorking: true });
  return show(result, options.isJson, (found) => routeLines(options.query, found, tables));
}

/** Print a result and return the exit code: an estimate on the output, a reason on the errors, JSON always on the output. */
function show<Estimate extends { readonly kind: 'estimated' | 'labelled' }>(
  result: Estimate | Unavailable,
  isJson: boolean,
  linesOf: (estimate: Estimate) => readonly string[],
): number {
  if (isJson) console.log(JSON.stringify(result, undefined, 2));
  else if (result.kind === 'unavailable') console.error(reasonLine(result));
  else console.log(linesOf(result).join('\n'));
  return result.kind === 'unavailable' ? 1 : 0;
}
