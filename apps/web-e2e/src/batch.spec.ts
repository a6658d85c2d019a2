import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Download, Page } from '@playwright/test';
import { BatchPage, LIST } from './batch.ts';
import { expect, test } from './test.ts';

const GERMAN = fileURLToPath(new URL('../../../libs/batch/fixtures/german-excel.csv', import.meta.url));

async function downloaded(page: Page, name: string): Promise<{ readonly download: Download; readonly text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  const bytes = await readFile(await download.path());
  const text = bytes[0] === 0xff && bytes[1] === 0xfe ? bytes.toString('utf16le') : bytes.toString();
  // A spreadsheet wants a byte order mark.
  return { download, text: text.replace(/^\uFEFF/, '') };
}

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a file' }).click(),
  ]);
  await chooser.setFiles({ name, mimeType: 'text/csv', buffer });
}

test('a list is pasted, a column corrected, computed, filtered and taken along, and nothing of it is sent', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
  const batch = new BatchPage(page);
  await page.goto('/batch');
  await batch.list.fill(LIST);
  await batch.read.click();
  await expect(page.getByRole('heading', { name: 'Check the columns' })).toBeFocused();
  await expect(batch.alert).toContainText('We do not know which columns hold the airports');
  await expect(batch.compute).toBeDisabled();
  await page.getByRole('combobox', { name: 'From', exact: true }).selectOption('Feld A');
  await batch.change.click();
  await page.getByRole('combobox', { name: 'Flight number' }).selectOption('Verbindung');
  await expect(page.getByText(/columns? not used/)).toHaveCount(0);
  await batch.compute.click();
  await expect(batch.result.getByRole('heading', { name: 'The whole list' })).toBeFocused();
  await expect(page.getByText('for 3 of 4 rows', { exact: true })).toBeVisible();
  await expect(batch.rows).toHaveCount(4);
  await expect(batch.rows.nth(0)).toContainText('Zurich (ZRH) to Boston (BOS)');
  await expect(batch.rows.nth(0)).toContainText('the flight itself');
  await expect(batch.rows.nth(2)).toContainText('typical of the route, aircraft of end of 2025, loads of 2023 to 2026');
  await expect(batch.rows.nth(3)).toContainText('Datum: “31.06.2025” is no day of the calendar');
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Without a figure');
  await expect(batch.rows).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Show' }).selectOption('All rows');
  await page.getByRole('searchbox', { name: 'Search' }).fill('müller');
  await expect(batch.rows).toHaveCount(1);

  const csv = await downloaded(page, 'Download CSV');
  expect(csv.download.suggestedFilename()).toBe('flights-emissions.csv');
  const [header = '', first = '', ...others] = csv.text.trimEnd().split('\n');
  expect(header).toMatch(/^Datum;Airline;Verbindung;Feld A;Nach;Klasse;Reisender;tim_status;tim_kg_co2e;/);
  expect(first).toMatch(/^14\.03\.2025;Swiss;LX 52;ZRH;BOS;Business;Anna Müller;figure;\d+\.\d{3};/);
  expect(others).toHaveLength(3);
  const record = JSON.parse((await downloaded(page, 'Download record')).text) as Record<string, unknown>;
  expect(record).toMatchObject({
    list: { columns: { origin: 'Feld A', flightNumber: 'Verbindung' } },
    totals: { rows: 4, rowsWithFigure: 3 },
    missing: [{ reason: 'INVALID_ROW', rows: 1 }],
  });
  expect(asked.filter((one) => !one.startsWith('GET ') || /müller|ZRH/i.test(one))).toEqual([]);
});

test('what was recognised is seen at a glance, and computed without scrolling', { tag: '@phone' }, async ({ page }) => {
  const batch = new BatchPage(page);
  await page.goto('/batch');
  await choose(page, 'german-excel.csv', await readFile(GERMAN));
  const heading = page.getByRole('heading', { name: 'Check the columns' });
  await expect(heading).toBeFocused();
  await expect(page.getByRole('term').filter({ hasText: 'Abflugort' })).toBeInViewport();
  await expect(heading).toBeInViewport();
  await expect(batch.compute).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('combobox')).toHaveAccessibleName('Row with the names of columns');
});

test('dates that can be read in two ways are asked about, and the order chosen counts', async ({ page }) => {
  const batch = new BatchPage(page);
  await page.goto('/batch');
  await batch.list.fill('From,To,Date,Airline,Flight\nZRH,BOS,3/4/2025,LX,52\nBOS,ZRH,14 Mar 2025,LX,53\n');
  await batch.read.click();
  await page
    .getByRole('radiogroup', { name: '1 date like 3/4/2025 can be read in two ways' })
    .getByText('The day')
    .click();
  await batch.compute.click();
  await expect(batch.rows.nth(0)).toContainText('2025-04-03');
});

test('a file is chosen; a damaged workbook and an empty list say what to do', async ({ page }) => {
  const batch = new BatchPage(page);
  await page.goto('/batch');
  await batch.read.click();
  await expect(batch.alert).toContainText('There is nothing to read');
  await choose(page, 'flights.xlsx', Buffer.from([0x50, 0x4b, 0x03, 0x04, 0]));
  await expect(batch.alert).toContainText('damaged or not whole');
  await choose(page, 'Flüge.csv', Buffer.from('Von;Nach;Name\nZRH;BOS;M\u00fcller\n', 'latin1'));
  await batch.compute.click();
  await expect(batch.rows.nth(0)).toContainText('Müller');
});

test('a list is given and answered with the keyboard alone', async ({ page }) => {
  await page.goto('/batch');
  const batch = new BatchPage(page);
  await batch.list.focus();
  await page.keyboard.insertText('From,To\nZRH,BOS\n');
  await page.keyboard.press('Tab');
  await expect(batch.read).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check the columns' })).toBeFocused();
  for (let step = 0; step < 40 && !(await batch.compute.evaluate((one) => one === document.activeElement)); step += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(batch.result.getByRole('heading', { name: 'The whole list' })).toBeFocused();
});

test('a long list is stopped, and answered when it is asked for again', async ({ page }) => {
  // So many rows take their time on a busy machine.
  test.slow();
  const batch = new BatchPage(page);
  await page.goto('/batch');
  const rows = Array.from({ length: 60_000 }, (_, at) => `ZRH,BOS,LX,${at % 9999},2025-03-${10 + (at % 20)}`);
  await choose(page, 'long.csv', Buffer.from(`From,To,Airline,Flight,Date\n${rows.join('\n')}`));
  await batch.compute.click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(batch.alert).toContainText('Stopped.');
  await expect(batch.compute).toBeEnabled();
  await batch.compute.click();
  await expect(page.getByText(/^for [\d,]+ of 60,000 rows$/)).toBeVisible({ timeout: 60_000 });
});

test('rows that nobody can read stay in their places, and letters and line ends of any kind are read', async ({
  page,
}) => {
  const batch = new BatchPage(page);
  await page.goto('/batch');
  const route = `–${'\t'.repeat(3000)}/${'\t'.repeat(3000)}x,,`;
  const rows = ['From,To,Name\r', 'ZRH,BOS,Müller', route, `"${'x'.repeat(2_000_000)}",,`, 'LHR,JFK,=1+2'];
  await choose(page, 'hard.csv', Buffer.from(`\uFEFF${rows.join('\n')}\rZRH,LHR,Zoë`, 'utf16le'));
  await expect(page.getByText('Read as utf-16le')).toBeVisible();
  await batch.compute.click();
  await expect(page.getByText('for 3 of 5 rows', { exact: true })).toBeVisible();
  await expect(batch.rows.nth(0)).toContainText('Müller');
  await expect(batch.rows.nth(1)).toContainText('letters, more than 1000');
  await expect(batch.rows.nth(2)).toContainText('has more than 1 MB');
  await expect(batch.rows.nth(4)).toContainText('Zoë');
  const forSpreadsheets = page.getByRole('checkbox', { name: 'For a spreadsheet' });
  await expect(forSpreadsheets).toBeChecked();
  expect((await downloaded(page, 'Download CSV')).text).toContain("LHR,JFK,'=1+2,figure");
  await forSpreadsheets.uncheck();
  expect((await downloaded(page, 'Download CSV')).text).toContain('LHR,JFK,=1+2,figure');
});

test('200 000 travellers leave the page at hand', async ({ page }) => {
  // So many rows take their time on a busy machine.
  test.slow();
  const batch = new BatchPage(page);
  await page.goto('/batch');
  const rows = Array.from({ length: 200_000 }, (_, at) => `ZRH,BOS,Person ${at}`);
  await choose(page, 'people.csv', Buffer.from(`From,To,Traveller\n${rows.join('\n')}\n`));
  await batch.compute.click();
  await expect(page.getByText('for 200,000 of 200,000 rows', { exact: true })).toBeVisible({ timeout: 60_000 });
  await page.getByText('All as a table').last().click();
  const people = page.getByRole('region', { name: 'By traveller' });
  await expect(people.getByRole('table')).toHaveAttribute('aria-rowcount', '200001');
  await expect(people.getByRole('rowheader', { name: 'Person 0', exact: true })).toBeVisible();
  await people.focus();
  await page.keyboard.press('End');
  await expect(people.getByRole('rowheader', { name: 'Person 199999' })).toBeVisible();
  expect(await people.getByRole('row').count()).toBeLessThan(100);
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Without a figure');
  await expect(batch.rows).toHaveCount(0);
});

test('data that does not come leaves the list, and is asked for again', async ({ page, faults }) => {
  faults.expect(/\.gz|ERR_FAILED|Failed to load/);
  const batch = new BatchPage(page);
  await page.goto('/batch');
  await page.context().route('**/*.gz', (route) => route.abort());
  await batch.list.fill('From,To\nZRH,BOS\n');
  await batch.read.click();
  await batch.compute.click();
  await expect(batch.alert).toContainText('The data could not be loaded.');
  await page.context().unroute('**/*.gz');
  await batch.compute.click();
  await expect(page.getByText('for 1 of 1 row', { exact: true })).toBeVisible();
});
