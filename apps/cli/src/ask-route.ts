import type { MarketQuery } from '@tim/estimator';
import type { Asked } from './command.ts';
import { routeLines } from './route-lines.ts';
import { show } from './show.ts';

/** Print a route's typical emissions and return the exit code. */
export function askRoute(asked: Asked<MarketQuery>, includesWorking: boolean): number {
  const { query, estimator } = asked;
  const result = estimator.typical(query, { includesWorking });
  return show(result, asked, (found, lines) => routeLines(query, found, lines));
}
