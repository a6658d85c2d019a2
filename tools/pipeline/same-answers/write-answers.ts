import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { createEstimator } from '@tim/estimator';
import type { Tables } from '@tim/reference-data';
import { flightLine, typicalLine } from './answer-line.ts';
import { listedFlights, markets, unusualFlights, WINDOW, type Question } from './questions.ts';

/** Every so many routes are asked for with their working. */
const WORKING_EVERY = 50;

/**
 * Answers every question and writes the answers, one line for the months that have the same.
 *
 * @param every - 1 for all questions, 10 for one of ten
 */
export async function writeAnswers(tables: Tables, file: string, every: number): Promise<void> {
  const estimator = createEstimator(tables);
  const zip = createGzip({ level: 1 });
  const written = pipeline(zip, createWriteStream(file));
  const digests = new Map<string, ReturnType<typeof createHash>>();

  const write = async (group: string, name: string, months: readonly number[], line: string) => {
    for (const month of months) {
      const key = `${group} ${String(month).padStart(2, '0')}`;
      const digest = digests.get(key) ?? createHash('md5');
      digests.set(key, digest.update(line));
    }
    if (!zip.write(`${name}\t${months.join(',')}\t${line}\n`)) await once(zip, 'drain');
  };
  const ask = async (group: string, questions: readonly Question[], includesWorking: boolean) => {
    const monthsOf = new Map<string, number[]>();
    for (const { query } of questions) {
      const line = flightLine(estimator.flight(query, { window: WINDOW, includesWorking }));
      const months = monthsOf.get(line) ?? [];
      months.push(query.departureDate.month);
      monthsOf.set(line, months);
    }
    for (const [line, months] of monthsOf) await write(group, questions[0]?.name ?? '', months, line);
  };

  let at = 0;
  for (const questions of listedFlights(tables, every)) await ask('listed', questions, at++ % WORKING_EVERY === 0);
  for (const questions of unusualFlights(tables, every)) await ask('unusual', questions, at++ % WORKING_EVERY === 0);
  for (const [place, market] of markets(tables, every).entries()) {
    const line = typicalLine(estimator.typical(market, { includesWorking: place % 10 === 0 }));
    await write('markets', `market ${market.origin} ${market.destination}`, [0], line);
  }
  zip.end();
  await written;
  for (const [key, digest] of [...digests].sort(([a], [b]) => (a < b ? -1 : 1)))
    console.log(`${key}  ${digest.digest('hex')}`);
}
