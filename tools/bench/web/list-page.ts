import type { Browser } from '@playwright/test';
import { dayText, utcDate } from '@tim/notation';
import { loadTables } from '@tim/pipeline/reference-data/load-tables';
import { median } from '@tim/pipeline/statistics/quantiles';
import { sampleQueries } from '../engine/estimates.ts';
import type { Measure } from '../report.ts';

const ROWS = 20_000;
/** One row in so many is a new flight; the others repeat. */
const NEW_FLIGHT_EVERY = 20;
const MOST_MS = 300_000;

/** The most until a list is answered [s]: here, and on a phone, which is taken as so many times slower. */
const [HERE_S, PHONE_S, PHONE_TIMES] = [10, 40, 4];

/** /batch with lists of flights to come, worker and tables loaded on the way. */
export async function listMeasures(browser: Browser, address: string, runs: number): Promise<readonly Measure[]> {
  const seconds = async (flights: number) => {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await answerMilliseconds(browser, address, listOf(flights)));
    return median(times) / 1000;
  };
  const repeated = await seconds(ROWS / NEW_FLIGHT_EVERY);
  const different = await seconds(ROWS);
  return [
    { what: `${ROWS} rows, one in ${NEW_FLIGHT_EVERY} a new flight`, value: repeated, unit: 's' },
    { what: `${ROWS} rows, every one a new flight`, value: different, unit: 's', most: HERE_S },
    { what: 'the same on a phone, computed', value: different * PHONE_TIMES, unit: 's', most: PHONE_S },
  ];
}

async function answerMilliseconds(browser: Browser, address: string, list: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  try {
    await page.goto(address);
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByText('Choose a file', { exact: true }).click(),
    ]);
    const start = performance.now();
    await chooser.setFiles({ name: 'flights.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
    await page.getByRole('button', { name: 'Compute emissions' }).click();
    await page.getByRole('region', { name: 'The whole list' }).waitFor({ timeout: MOST_MS });
    return performance.now() - start;
  } finally {
    await context.close();
  }
}

/** Rows of so many flights, which come again in turn: known carriers and routes of all distances, in a month from now. */
function listOf(flights: number): string {
  const queries = sampleQueries(loadTables(), 7).slice(0, flights);
  const written = dayText(utcDate(Date.now(), 30));
  const lines = queries.map(
    ({ origin, destination, carrierCode }) => `${written},${carrierCode},1,${origin},${destination}\n`,
  );
  return `date,carrier,flight number,origin,destination\n${lines.join('').repeat(ROWS / flights)}`;
}
