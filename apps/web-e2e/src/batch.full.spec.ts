import { axeViolations } from './axe.ts';
import { batchPage, choose, chooseFile, sourceFile } from './batch.ts';
import { expect, test } from './test.ts';

test('a damaged workbook and data that does not come are told, and the list is answered when it is asked for again', async ({
  page,
  faults,
}) => {
  faults.expect(/\.gz|ERR_FAILED|Failed to load/);
  const batch = batchPage(page);
  await page.goto('/batch');
  await choose(page, 'flights.xlsx', Buffer.from([0x50, 0x4b, 0x03, 0x04, 0]));
  await expect(batch.alert).toContainText('damaged or incomplete');
  await page.context().route('**/*.gz', (route) => route.abort());
  await batch.list.fill('From,To\nZRH,BOS\n');
  await batch.read.click();
  await batch.compute.click();
  await expect(batch.alert).toContainText('The data could not be loaded.');
  await page.context().unroute('**/*.gz');
  await batch.compute.click();
  await expect(page.getByText('for 1 of 1 row', { exact: true })).toBeVisible();
});

test('last year comes from a calendar, and what is no flight is listed', async ({ page }) => {
  const batch = batchPage(page);
  await page.goto('/batch');
  await chooseFile(page, sourceFile('calendar.ics'));
  await batch.compute.click();
  await expect(page.getByText('for 5 of 15 rows, 8 skipped', { exact: true })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('a long list is stopped, and answered when it is asked for again', async ({ page }) => {
  // So many rows take their time on a busy machine.
  test.slow();
  const batch = batchPage(page);
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

test('200 000 travellers leave the page at hand', async ({ page }) => {
  // So many rows take their time on a busy machine.
  test.slow();
  const batch = batchPage(page);
  await page.goto('/batch');
  const rows = Array.from({ length: 200_000 }, (_, at) => `ZRH,BOS,Person ${at}`);
  await choose(page, 'people.csv', Buffer.from(`From,To,Traveller\n${rows.join('\n')}\n`));
  await batch.compute.click();
  await expect(page.getByText('for 200,000 of 200,000 rows', { exact: true })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('combobox', { name: 'Break it down' }).selectOption('By traveller');
  const people = page.getByRole('table', { name: 'By traveller' });
  await expect(people.getByRole('row', { name: /^others/ })).toBeVisible({ timeout: 60_000 });
  expect(await people.getByRole('row').count()).toBe(12);
});
