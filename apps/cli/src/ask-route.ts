import { createEstimator } from '@tim/estimator';
import { loadTables } from './load-tables.ts';
import type { Arguments } from './read-arguments.ts';
import { readRoute } from './read-query.ts';
import { routeLines } from './route-lines.ts';
import { show } from './show.ts';

/** Print a route's typical emissions and return the exit code. */
export function askRoute(given: Arguments, includesWorking: boolean): number {
  const query = readRoute(given);
  const tables = loadTables(given.tablesFolder);
  const result = createEstimator(tables).typical(query, { includesWorking });
  return show(result, given.isJson, (found) => routeLines(query, found, tables));
}
