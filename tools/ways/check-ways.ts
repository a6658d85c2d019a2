import { latestToday } from '@tim/notation';
import type { Tables } from '@tim/reference-data';
import { findBrowser } from '../browser/find-browser.ts';
import { oldestNode } from '../process/oldest-node.ts';
import { loadTables } from '@tim/pipeline/reference-data/load-tables';
import { addTallies, oneCheck, type Tally } from '../report/tally.ts';
import { checkWay, showWay, type WayResult } from './check-way.ts';
import { drawQuestions } from './draw-questions.ts';
import { isoDate, type Questions } from './question.ts';
import { referenceAnswers } from './reference-answers.ts';
import type { PageCounts } from './result-page.ts';
import type { Way } from './way.ts';
import { openWays } from './ways.ts';

/** How much is asked in a run. */
type Extent = {
  readonly flights: number;
  readonly markets: number;
  /** Pages of results that are looked at: each takes as long as a visitor waits. */
  readonly pages: PageCounts;
  /** About so many routes have their factors written. */
  readonly mostRoutes: number;
  /** Also on the oldest Node that the packages promise. */
  readonly hasOldestNode: boolean;
};

/** In every run, and before a release. */
const USUAL: Extent = {
  flights: 300,
  markets: 100,
  pages: { flights: 4, markets: 2 },
  mostRoutes: 150,
  hasOldestNode: false,
};
export const FULL: Extent = {
  flights: 3000,
  markets: 1000,
  pages: { flights: 16, markets: 8 },
  mostRoutes: 600,
  hasOldestNode: true,
};

/** Questions are drawn alike in every run, on the days to come of that run. */
const SEED = 28;

/** Ways that are asked at the same time: each is a process of its own. */
const AT_ONCE = 2;

/** Every way in gives the same answers to drawn questions. */
export async function checkEntryPoints(): Promise<Tally> {
  const tables = loadTables();
  const today = latestToday(Date.now());
  const extent = process.env['TEST_FULL'] ? FULL : USUAL;
  const { flights, markets } = extent;
  const results = await askAllWays(tables, drawQuestions(tables, { seed: SEED, flights, markets, today }), extent);
  // Servers read the clock, so if the day has changed the answers cannot be compared.
  if (isoDate(latestToday(Date.now())) !== isoDate(today)) return checkEntryPoints();
  const ofWays = results.map(({ told, faults }) => oneCheck(told > 0 && faults.length === 0));
  return addTallies(ofWays);
}

/** Ask every way in, print what differs, and give the results. */
export async function askAllWays(
  tables: Tables,
  questions: Questions,
  { pages, mostRoutes, hasOldestNode }: Omit<Extent, 'flights' | 'markets'>,
): Promise<readonly WayResult[]> {
  const browser = findBrowser();
  if (browser === undefined) throw new Error('All ways in: there is no browser.');
  const oldest = hasOldestNode ? await oldestNode() : undefined;
  if (hasOldestNode && !oldest) throw new Error('All ways in: there is no Node 20. Name one in NODE_20.');
  const { ways, close } = await openWays(tables, { browser, oldest, pages, mostRoutes });
  try {
    const reference = referenceAnswers(tables, questions);
    const waiting = [...ways];
    const results: WayResult[] = [];
    const lane = async () => {
      for (let way = waiting.shift(); way; way = waiting.shift()) {
        const result = await resultOf(way, () => checkWay(way, questions, reference));
        showWay(result);
        results.push(result);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    return results;
  } finally {
    await close();
  }
}

/** A way that fails is a fault of its own: the others are asked all the same. */
async function resultOf({ name }: Way, ask: () => Promise<WayResult>): Promise<WayResult> {
  try {
    return await ask();
  } catch (fault) {
    return { name, told: 0, faults: [fault instanceof Error ? fault.message : String(fault)] };
  }
}
