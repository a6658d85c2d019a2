import { latestToday } from '@tim/notation';
import type { Tables } from '@tim/reference-data';
import { buildApps } from '../tasks/build-apps.ts';
import { askAllWays, FULL } from './check-ways.ts';
import { allQuestions } from './draw-questions.ts';

/**
 * Hold all ways in against each other over every carrier's route and every pair of airports.
 *
 * @param every - 1 for all, 10 for one of ten
 * @returns whether all are the same
 */
export async function compareWays(tables: Tables, every: number): Promise<boolean> {
  await buildApps(['@tim/functions']);
  const questions = allQuestions(tables, latestToday(Date.now()), every);
  console.log(`${questions.flights.length} flights and ${questions.markets.length} markets`);
  const results = await askAllWays(tables, questions, every === 1 ? { ...FULL, mostRoutes: Infinity } : FULL);
  return results.every(({ told, faults }) => told > 0 && faults.length === 0);
}
