import { madeWith } from '@tim/batch';
import type { MarketQuery } from '@tim/estimator';
import type { Asked } from './command.ts';
import { routeLines } from './route-lines.ts';
import { show } from './show.ts';
import { linesWith } from './spoken.ts';

/** Print a route's typical emissions and return the exit code. */
export function askRoute({ query, ...given }: Asked<MarketQuery>, includesWorking: boolean): number {
  const { tables, estimator } = given;
  const result = estimator.typical(query, { includesWorking });
  const shown = { ...given, made: madeWith(estimator), lines: () => linesWith(tables, given) };
  return show(result, shown, (found, lines) => routeLines(query, found, lines));
}
