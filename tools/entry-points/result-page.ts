import { chromium, type Page } from '@playwright/test';
import { dateToYyyymmdd } from '@tim/notation';
import { nameOf, someOf, type Question } from './question.ts';
import type { Field, Told } from './told.ts';
import { GRAMS, type EntryPoint } from './entry-point.ts';

/** Pages that are looked at: each takes as long as a visitor waits. */
export type PageCounts = { readonly flights: number; readonly markets: number };

/** What the two tables show: the cabins, and of economy the phases. */
const TELLS: readonly Field[] = [...GRAMS, 'tank_to_wake', 'well_to_tank'];

/** Pages that load side by side: one waits while another computes. */
const PAGES_AT_ONCE = 3;

/** Answers arrive within it on a machine that other work shares [ms]. */
const LONGEST_MS = 60_000;

/** Grams as the tables show them: kilograms with one decimal, a half rounded up, "XX" for none. */
export function asShown(grams: string): string {
  if (grams === '') return 'XX';
  const tenths = String(Math.round(Number(grams) / 100)).padStart(2, '0');
  return `${tenths.slice(0, -1)}.${tenths.slice(-1)}`;
}

/**
 * The site's result page, in a browser, asking the callables as for a visitor: some of the questions, the figures of its tables.
 *
 * @param siteUrl - where the site is served, and the callables behind it
 */
export function resultPage(siteUrl: string, executablePath: string, most: PageCounts): EntryPoint {
  return {
    name: 'site, result page',
    answers: 'flights and markets',
    tells: TELLS,
    shows: asShown,
    ask: async ({ flights, markets }) => {
      const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
      try {
        // Nothing is kept for use without network: that is megabytes beside the page.
        const context = await browser.newContext({ serviceWorkers: 'block' });
        context.setDefaultTimeout(LONGEST_MS);
        const waiting: Question[] = [...someOf(flights, most.flights), ...someOf(markets, most.markets)];
        const shown = new Map<Question, Told>();
        const lookAtAll = async () => {
          const page = await context.newPage();
          for (let question = waiting.shift(); question; question = waiting.shift()) {
            shown.set(question, await shownOf(page, siteUrl, question));
          }
        };
        await Promise.all(Array.from({ length: PAGES_AT_ONCE }, lookAtAll));
        return [...flights, ...markets].map((question) => shown.get(question) ?? {});
      } finally {
        await browser.close();
      }
    },
  };
}

/** The address of a question, as people share it. */
const addressOf = (question: Question): string => {
  const { origin, destination, carrierCode, flightNumber, date } = question;
  const flight = date && [carrierCode, flightNumber, dateToYyyymmdd(date)];
  const itinerary = [origin, destination, ...(flight ?? [])].join('-');
  return `lookup/${flight ? 'flight' : 'route'}?itinerary=${itinerary}`;
};

async function shownOf(page: Page, siteUrl: string, question: Question): Promise<Told> {
  const isFlight = question.date !== undefined;
  const asked = page.waitForRequest((request) => request.method() === 'POST' && CALL.test(request.url()));
  await page.goto(new URL(addressOf(question), siteUrl).href, { waitUntil: 'commit' });
  await asked.catch((cause: unknown) => {
    throw new Error(`${nameOf(question)}: the page asked no callable`, { cause });
  });
  const table = page.getByRole('table').filter({ hasText: isFlight ? 'Well-to-Tank' : 'Typical Well-to-Wake' });
  // Without a figure of its own a flight has an alert, beside what is typical of its route; one of an unknown number has a figure too.
  const alert = page.locator('[role="alert"]:not([data-slot])');
  await table.or(alert).first().waitFor();
  if (!(await table.isVisible())) return Object.fromEntries(TELLS.map((field) => [field, 'XX']));
  const rowOf = async (name: string) => {
    const cells = await table.getByRole('row', { name }).getByRole('cell').allInnerTexts();
    return cells.map((cell) => cell.trim()).slice(-GRAMS.length);
  };
  const cabins = await rowOf(isFlight ? 'Well-to-Wake' : 'Typical');
  const phases = isFlight ? [await rowOf('Tank-to-Wake'), await rowOf('Well-to-Tank')] : [['XX'], ['XX']];
  const shown = [...cabins, ...phases.map(([economy]) => economy)];
  return Object.fromEntries(TELLS.map((field, at) => [field, shown[at]]));
}

const CALL = /\/compute(?:Typical)?FlightEmissions$/;
