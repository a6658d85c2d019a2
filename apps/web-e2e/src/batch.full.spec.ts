import { BatchPage, choose, downloaded, expectTravellers } from './batch.ts';
import { expect, test } from './test.ts';

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
  await expect(batch.alert).toContainText('damaged or incomplete');
  await choose(page, 'Flüge.csv', Buffer.from('Von;Nach;Name\nZRH;BOS;M\u00fcller\n', 'latin1'));
  await batch.compute.click();
  await expect(batch.rows.nth(0)).toContainText('Müller');
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
  await expect(batch.rows.nth(1)).toContainText('characters, more than 1000');
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
  await expectTravellers(page, 200_000);
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
