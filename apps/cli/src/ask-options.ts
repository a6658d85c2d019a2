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
export function askOptions({ query, ...given }: Asked<OptionsQuery>): number {
  const { isJson, host, tables, estimator } = given;
  const window = answeredDays(latestToday(Date.now()));
  const made = madeWith(estimator);
  const lines = () => linesWith(tables, given);
  const found = estimator.options(query.market, query.departureDate, window);
  if ('kind' in found) return show(found, { isJson, host, made, lines }, () => []);
  const closed = closedAirports(tables, query.market);
  const answer = { ...query, options: found, closedAirports: closed, ...made };
  if (isJson) printTo(host.output, JSON.stringify(answer, undefined, 2));
  else if (found.length > 0) printTo(host.output, optionsLines(query, found, closed, lines()).join('\n'));
  else printTo(host.errors, lines().spoken.options.none);
  return found.length > 0 ? 0 : 1;
}
