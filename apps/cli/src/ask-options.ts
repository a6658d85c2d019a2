import { answeredDays, madeWith } from '@tim/batch';
import { closedAirports } from '@tim/estimator';
import { latestToday } from '@tim/notation';
import type { Asked } from './command.ts';
import { printTo } from './host.ts';
import { optionsLines } from './options-lines.ts';
import type { OptionsQuery } from './read-query.ts';
import { show } from './show.ts';
import { linesWith } from './spoken.ts';

/** Print all ways to fly a market on a day and return the exit code. */
export function askOptions(asked: Asked<OptionsQuery>): number {
  const { query, isJson, host, tables, estimator } = asked;
  const { departureDate, ...market } = query;
  const window = answeredDays(latestToday(Date.now()));
  const found = estimator.options(market, departureDate, window);
  if ('kind' in found) return show(found, asked, () => []);
  const closed = closedAirports(tables, market);
  const answer = { market, departureDate, options: found, closedAirports: closed, ...madeWith(estimator) };
  if (isJson) printTo(host.output, JSON.stringify(answer, undefined, 2));
  else if (found.length > 0) printTo(host.output, optionsLines(query, found, closed, linesWith(asked)).join('\n'));
  else printTo(host.errors, linesWith(asked).spoken.options.none);
  return found.length > 0 ? 0 : 1;
}
