import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { sampleQueries } from '../../bench/estimates.ts';
import { allowedSources, siteSettings } from '../../hosting/allowed-sources.ts';
import { hostingHeaders, SITE } from '../../hosting/hosting-config.ts';
import { loadTables } from '@tim/pipeline/reference-data/load-tables';
import { demandFreePorts } from '../../serve/ports.ts';
import { median } from '@tim/pipeline/statistics/quantiles';
import { workspaceRoot } from '../../workspace-root.ts';
import { serveCompressed } from '../compressed-site.ts';

/** From giving the file until the list is answered, the loading of worker and tables included [ms]. */
export type ListTimes = { readonly rows: number; readonly repeatedMs: number; readonly differentMs: number };

const PORT = 5090;
const ROWS = 20_000;
/** One row in so many is a new flight; the others repeat. */
const NEW_FLIGHT_EVERY = 20;
const MOST_MS = 300_000;

/** Measure /batch of the deployed site with a list of flights to come. */
export async function benchList(browserPath: string, runs: number): Promise<ListTimes> {
  await demandFreePorts([PORT]);
  const site = await serveCompressed(
    join(workspaceRoot, SITE),
    hostingHeaders(allowedSources(siteSettings('production'))),
    PORT,
    new Map(),
  );
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox', '--disable-gpu'] });
  const measure = async (list: string) => {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await answerMilliseconds(browser, `${site.url}/batch`, list));
    return median(times);
  };
  try {
    return {
      rows: ROWS,
      repeatedMs: await measure(listOf(ROWS / NEW_FLIGHT_EVERY)),
      differentMs: await measure(listOf(ROWS)),
    };
  } finally {
    await browser.close();
    site.stop();
  }
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
  const date = new Date(Date.now() + 30 * 86_400_000);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
  const queries = sampleQueries(loadTables(), 7, { year, month, day }).slice(0, flights);
  const written = date.toISOString().slice(0, 10);
  const lines = queries.map(
    ({ origin, destination, carrierCode }) => `${written},${carrierCode},1,${origin},${destination}\n`,
  );
  return `date,carrier,flight number,origin,destination\n${lines.join('').repeat(ROWS / flights)}`;
}
