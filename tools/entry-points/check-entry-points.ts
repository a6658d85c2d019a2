import { compareDates, latestToday } from '@tim/notation';
import type { Tables } from '@tim/reference-data';
import { findBrowser } from '../browser/find-browser.ts';
import { oldestNode } from '../process/oldest-node.ts';
import { comparisonLines, holds, type Comparison } from '@tim/pipeline/comparison/comparison';
import { loadTables } from '@tim/pipeline/reference-data/load-tables';
import { addTallies, oneCheck, type Tally } from '../report/tally.ts';
import { checkEntryPoint } from './check-entry-point.ts';
import { allQuestions, drawQuestions } from './draw-questions.ts';
import type { Questions } from './question.ts';
import { referenceAnswers, type Reference } from './reference-answers.ts';
import type { PageCounts } from './result-page.ts';
import type { EntryPoint } from './entry-point.ts';
import { openEntryPoints } from './entry-points.ts';

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
const FULL: Extent = {
  flights: 3000,
  markets: 1000,
  pages: { flights: 16, markets: 8 },
  mostRoutes: 600,
  hasOldestNode: true,
};

/** Questions are drawn alike in every run, on the days to come of that run. */
const SEED = 28;

/** Entry points that are asked at the same time: each is a process of its own. */
const AT_ONCE = 2;

/** Every entry point gives the same answers to drawn questions. */
export async function compareEntryPoints(tables: Tables): Promise<readonly Comparison[]> {
  const today = latestToday(Date.now());
  const extent = process.env['TEST_FULL'] ? FULL : USUAL;
  const { flights, markets } = extent;
  const comparisons = await askAllEntryPoints(
    tables,
    drawQuestions(tables, { seed: SEED, flights, markets, today }),
    extent,
  );
  // Servers read the clock, so if the day has changed the answers cannot be compared.
  return compareDates(latestToday(Date.now()), today) === 0 ? comparisons : compareEntryPoints(tables);
}

/**
 * The same over every carrier's route and every pair of airports.
 *
 * @param every - 1 for all, 10 for one of ten
 */
export function compareAllEntryPoints(tables: Tables, every: number): Promise<readonly Comparison[]> {
  const questions = allQuestions(tables, latestToday(Date.now()), every);
  return askAllEntryPoints(tables, questions, every === 1 ? { ...FULL, mostRoutes: Infinity } : FULL);
}

/** The step of a test run. */
export async function checkEntryPoints(): Promise<Tally> {
  const comparisons = await compareEntryPoints(loadTables());
  for (const line of comparisonLines(comparisons)) console.log(line);
  return addTallies(comparisons.map((one) => oneCheck(holds(one))));
}

/** Ask every entry point. */
async function askAllEntryPoints(
  tables: Tables,
  questions: Questions,
  { pages, mostRoutes, hasOldestNode }: Omit<Extent, 'flights' | 'markets'>,
): Promise<readonly Comparison[]> {
  const browser = findBrowser();
  if (browser === undefined) throw new Error('All entry points: there is no browser.');
  const oldest = hasOldestNode ? await oldestNode() : undefined;
  if (hasOldestNode && !oldest) throw new Error('All entry points: there is no Node 20. Name one in NODE_20.');
  const { entryPoints, close } = await openEntryPoints(tables, { browser, oldest, pages, mostRoutes });
  try {
    const reference = referenceAnswers(tables, questions);
    const waiting = [...entryPoints];
    const comparisons: Comparison[] = [];
    const lane = async () => {
      for (let entryPoint = waiting.shift(); entryPoint; entryPoint = waiting.shift()) {
        comparisons.push(await comparisonOf(entryPoint, questions, reference));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    return comparisons;
  } finally {
    await close();
  }
}

/** An entry point that fails is a fault of its own: the others are asked all the same. */
async function comparisonOf(entryPoint: EntryPoint, questions: Questions, reference: Reference): Promise<Comparison> {
  try {
    return await checkEntryPoint(entryPoint, questions, reference);
  } catch (fault) {
    const failure = fault instanceof Error ? fault.message : String(fault);
    return { name: `entry point, ${entryPoint.name}`, compared: 0, with: 'answers', moved: [], failure };
  }
}
