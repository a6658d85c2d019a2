import { answeredDays, madeWith } from '@tim/batch';
import { closedAirports, createEstimator } from '@tim/estimator';
import { latestToday } from '@tim/notation';
import type { Asked } from './command.ts';
import { loadTables } from './load-tables.ts';
import { optionsLines } from './options-lines.ts';
import type { OptionsQuery } from './read-query.ts';
import { show } from './show.ts';
import { linesWith } from './spoken.ts';

/** Print all ways to fly a market on a day and return the exit code. */
export function askOptions({ query, ...given }: Asked<OptionsQuery>): number {
  const { isJson, tablesFolder } = given;
  const tables = loadTables(tablesFolder);
  const window = answeredDays(latestToday(Date.now()));
  const estimator = createEstimator(tables);
  const made = madeWith(estimator);
  const lines = () => linesWith(tables, given);
  const found = estimator.options(query.market, query.departureDate, window);
  if ('kind' in found) return show(found, { isJson, made, lines }, () => []);
  const closed = closedAirports(tables, query.market);
  if (isJson) console.log(JSON.stringify({ ...query, options: found, closedAirports: closed, ...made }, undefined, 2));
  else if (found.length > 0) console.log(optionsLines(query, found, closed, lines()).join('\n'));
  else console.error(lines().spoken.options.none);
  return found.length > 0 ? 0 : 1;
}
