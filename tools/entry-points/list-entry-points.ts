import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { csvLine, dayText } from '@tim/notation';
import { parse } from 'csv-parse/sync';
import { publishedName } from '../packages/scope.ts';
import type { NodeProgram } from '../process/oldest-node.ts';
import { runCommand } from '../process/run-command.ts';
import { cellsOf, partsOf, rowsOf, type Question } from './question.ts';
import type { Field, Told } from './told.ts';
import type { EntryPoint } from './entry-point.ts';

/** The questions as a list, one row each. */
function listOf(questions: readonly Question[]): string {
  return `airline,flight,from,to,date\n${questions.map((question) => csvLine(cellsOf(question), ',')).join('')}`;
}

/** Columns of a list's answer by the field that they tell. */
const COLUMNS: Readonly<Partial<Record<Field, string>>> = {
  economy: 'tim_g_co2e_per_passenger',
  premium_economy: 'tim_premium_economy_g',
  business: 'tim_business_g',
  first: 'tim_first_g',
  well_to_tank: 'tim_well_to_tank_g',
  tank_to_wake: 'tim_tank_to_wake_g',
  low: 'tim_low_g',
  high: 'tim_high_g',
  tier: 'tim_tier',
  aircraft: 'tim_aircraft',
  contrails: 'tim_contrail_risk',
  warnings: 'tim_warnings',
  reason: 'tim_reason',
  model: 'tim_model',
  data: 'tim_data_hash',
};

/** What an answered list tells, row by row, of the columns that it has. */
export function listTold(text: string): readonly Told[] {
  const records = parse<Readonly<Record<string, string>>>(text, { columns: true });
  return records.map((record) =>
    Object.fromEntries(
      Object.entries(COLUMNS).flatMap(([field, name]) => (name in record ? [[field, record[name]]] : [])),
    ),
  );
}

/** The command line, as installed: a list with all cabins. */
export function commandLine(user: string, { version, program }: NodeProgram): EntryPoint {
  return {
    name: `command line, Node ${version}`,
    answers: 'rows',
    tells: Object.keys(COLUMNS) as readonly Field[],
    ask: async (questions) => {
      const folder = mkdtempSync(join(user, 'list-'));
      try {
        const [list, out] = [join(folder, 'list.csv'), join(folder, 'answer.csv')];
        writeFileSync(list, listOf(rowsOf(questions)));
        const command = join(user, 'node_modules', publishedName('cli'), 'travel-impact.js');
        const options = ['--all-cabins', '--today', dayText(questions.today), '--out', out];
        const { code, output } = await runCommand(program, [command, 'batch', list, ...options], { cwd: folder });
        if (code !== 0) throw new Error(`travel-impact batch ended with code ${code}: ${output}`);
        return listTold(readFileSync(out, 'utf8'));
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  };
}

/** Rows that the page is given at a time: it takes 200 000. */
const MOST_PAGE_ROWS = 100_000;

/** The page may take minutes for all routes. */
const LONGEST_MS = 20 * 60_000;

/** What the site's page for lists has no column for. */
const NOT_ON_PAGE: readonly Field[] = ['premium_economy', 'business', 'first'];

/** The site's page for lists, in a browser: it answers there, and sends nothing. It has today from the clock. */
export function listPage(siteUrl: string, executablePath: string): EntryPoint {
  return {
    name: 'site, list page',
    answers: 'rows',
    tells: (Object.keys(COLUMNS) as readonly Field[]).filter((field) => !NOT_ON_PAGE.includes(field)),
    ask: async (questions) => {
      const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
      try {
        const page = await browser.newPage();
        // At this hour it is the same day in UTC and where the day begins first.
        await page.clock.setFixedTime(new Date(`${dayText(questions.today)}T06:00:00Z`));
        page.setDefaultTimeout(LONGEST_MS);
        const told: Told[] = [];
        for (const rows of partsOf(rowsOf(questions), MOST_PAGE_ROWS)) {
          await page.goto(new URL('batch', siteUrl).href);
          const [chooser] = await Promise.all([
            page.waitForEvent('filechooser'),
            page.getByText('Choose a file', { exact: true }).click(),
          ]);
          await chooser.setFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(listOf(rows)) });
          await page.getByRole('button', { name: 'Compute emissions' }).click();
          const [download] = await Promise.all([
            page.waitForEvent('download'),
            page.getByRole('button', { name: 'Download CSV' }).click(),
          ]);
          told.push(...listTold(readFileSync(await download.path(), 'utf8')));
        }
        return told;
      } finally {
        await browser.close();
      }
    },
  };
}
