import { join } from 'node:path';
import { createEstimator } from '@tim/estimator';
import { UsageError } from '@tim/terminal';
import { loadTables } from '../reference-data/load-tables.ts';
import { workspaceRoot } from '../workspace-root.ts';
import { judgedCounts, readJudgedRows, type JudgedRow } from './judged-rows.ts';
import { shownLegs, type ShownLeg } from './shown-rows.ts';

export const JUDGED_ROWS_FILE = join(workspaceRoot, 'docs/flown-routes.csv');

const HELP = `npm run flown-routes                     how the rows of docs/flown-routes.csv were judged, and which are shown and not judged
npm run flown-routes -- <pair> [<pair>]  the legs that are shown of pairs of cities (LON-NYC), as CSV to be judged`;

const keyOf = ({ pair, carrier, origin, destination }: Pick<ShownLeg, 'pair' | 'carrier' | 'origin' | 'destination'>) =>
  [pair, carrier, origin, destination].join(' ');

/**
 * The flown-routes command: whether people can take the flights that lists show.
 *
 * @returns its exit code
 * @throws UsageError
 */
export async function flownRoutes(pairs: readonly string[]): Promise<number> {
  if (!pairs.every((pair) => /^[A-Z]{3}-[A-Z]{3}$/.test(pair))) throw new UsageError(`Not understood.\n\n${HELP}`);
  const estimator = createEstimator(loadTables());
  const legsOf = (pair: string) => shownLegs(estimator, pair);
  if (pairs.length > 0) {
    console.log('pair,place,place_by_kg,carrier,origin,destination,standing');
    for (const leg of pairs.flatMap(legsOf)) console.log(Object.values(leg).join(','));
    return 0;
  }
  const judged = await readJudgedRows(JUDGED_ROWS_FILE);
  for (const set of ['first', 'held-out'] as const) {
    const ofSet = judged.filter((row) => row.set === set);
    console.log(`${set}, as they were first listed:`, toldCounts(ofSet));
    console.log(`${set}, as they are:`, toldCounts(ofSet.filter(({ mended }) => mended === undefined)));
  }
  const known = new Set(judged.map(keyOf));
  const open = [...new Set(judged.map(({ pair }) => pair))].flatMap(legsOf).filter((leg) => !known.has(keyOf(leg)));
  for (const leg of open) console.log('shown, not judged:', keyOf(leg));
  return open.length === 0 ? 0 : 1;
}

function toldCounts(rows: readonly JudgedRow[]): string {
  const { pairs, right, wrong, notKnown, wrongAmongFirst } = judgedCounts(rows);
  const share = ((100 * wrong) / rows.length).toFixed(1);
  return `${pairs} pairs, ${rows.length} rows: ${right} right, ${wrong} wrong (${share} %), ${notKnown} not known; ${wrongAmongFirst.length} wrong among the first three`;
}
