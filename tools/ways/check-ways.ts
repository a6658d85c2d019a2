import { latestToday } from '@tim/notation';
import type { Tables } from '@tim/reference-data';
import { findBrowser } from '../browser/find-browser.ts';
import { oldestNode } from '../process/oldest-node.ts';
import { loadTables } from '../reference-data/load-tables.ts';
import { addTallies, oneCheck, type Tally } from '../report/tally.ts';
import { checkWay, showWay, type WayResult } from './check-way.ts';
import { drawQuestions } from './draw-questions.ts';
import { isoDate, type Questions } from './question.ts';
import { referenceAnswers } from './reference-answers.ts';
import type { Way } from './way.ts';
import { openWays } from './ways.ts';

/** Drawn alike in every run, on the days to come of that run. */
const DRAWN = { seed: 28, flights: 3000, markets: 1000 };

/** Ways that are asked at the same time: each is a process of its own. */
const AT_ONCE = 2;

/** Every way in gives the same answers to drawn questions. */
export async function checkEntryPoints(): Promise<Tally> {
  const tables = loadTables();
  const today = latestToday(Date.now());
  const results = await askAllWays(tables, drawQuestions(tables, { ...DRAWN, today }));
  // Servers read the clock, so if the day has changed the answers cannot be compared.
  if (isoDate(latestToday(Date.now())) !== isoDate(today)) return checkEntryPoints();
  const ofWays = results.map(({ told, faults }) => oneCheck(told > 0 && faults.length === 0));
  return addTallies(ofWays);
}

/**
 * Ask every way in, print what differs, and give the results.
 *
 * @param mostRoutes - routes whose factors are written
 */
export async function askAllWays(
  tables: Tables,
  questions: Questions,
  mostRoutes?: number,
): Promise<readonly WayResult[]> {
  const browser = findBrowser();
  if (browser === undefined) throw new Error('All ways in: there is no browser.');
  const oldest = await oldestNode();
  if (oldest === undefined) throw new Error('All ways in: there is no Node 20. Name one in NODE_20.');
  const { ways, close } = await openWays(tables, browser, oldest, mostRoutes);
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
