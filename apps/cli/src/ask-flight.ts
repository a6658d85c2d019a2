import { createEstimator } from '@tim/estimator';
import { flightLines } from './flight-lines.ts';
import { loadTables } from './load-tables.ts';
import type { Arguments } from './read-arguments.ts';
import { readFlight } from './read-query.ts';
import { show } from './show.ts';

/** A command line has no clock of its own: the figure of a day does not depend on when it is asked for. */
const EVERY_DAY = { earliest: { year: 1, month: 1, day: 1 }, latest: { year: 9999, month: 12, day: 31 } };

/** Print a flight's estimate and return the exit code. */
export function askFlight(given: Arguments, includesWorking: boolean): number {
  const query = readFlight(given);
  const tables = loadTables(given.tablesFolder);
  const result = createEstimator(tables).flight(query, { window: EVERY_DAY, includesWorking });
  return show(result, given.isJson, (found) => flightLines(query, found, tables));
}
