import { batchPage, choose, chooseFile, downloaded, LIST } from './batch.ts';
import { expect, test } from './test.ts';

test('a list is pasted, a column corrected, computed, filtered and taken along, and nothing of it is sent', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
  const batch = batchPage(page);
  await page.goto('/batch');
  await batch.list.fill(LIST);
  await batch.read.click();
  await expect(page.getByRole('heading', { name: 'Check the columns' })).toBeFocused();
  await expect(batch.alert).toContainText('We do not know which columns hold the airports');
  await expect(batch.compute).toBeDisabled();
  await page.getByRole('combobox', { name: 'From', exact: true }).selectOption('Feld A');
  await batch.change.click();
  await page.getByRole('combobox', { name: 'Flight number', exact: true }).selectOption('Verbindung');
  await batch.compute.click();
  await expect(batch.result.getByRole('heading', { name: 'The whole list' })).toBeFocused();
  await expect(page.getByText('for 3 of 4 rows', { exact: true })).toBeVisible();
  await expect(batch.rows).toHaveCount(4);
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
  expect(asked.filter((one) => !one.startsWith('GET ') || /müller|ZRH/i.test(one))).toEqual([]);
});

test('the corrections of a list are saved, and taken by the next one that is chosen with them', async ({ page }) => {
  const batch = batchPage(page);
  await page.goto('/batch');
  await choose(page, 'may.csv', Buffer.from('Feld A,To,Date\nZRH,Bosten,2024-05-02\nZRH,LHR,2024-05-03\n'));
  await page.getByRole('combobox', { name: 'From', exact: true }).selectOption('Feld A');
  await batch.compute.click();
  await page.getByRole('combobox', { name: 'Bosten, in 1 row' }).fill('BOS');
  await page.getByRole('button', { name: 'Compute with these places' }).click();
  await expect(page.getByText('for 2 of 2 rows', { exact: true })).toBeVisible();
  const corrections = await downloaded(page, 'Save corrections');
  await page.getByRole('button', { name: 'Use another list' }).click();
  await chooseFile(page, [
    { name: 'june.csv', mimeType: 'text/csv', buffer: Buffer.from('Feld A,To,Date\nZRH,Bosten,2025-06-02\n') },
    { name: 'corrections.json', mimeType: 'application/json', buffer: Buffer.from(corrections.text) },
  ]);
  await expect(page.getByText('Your corrections are applied.')).toBeVisible();
  await batch.compute.click();
  await expect(page.getByText('for 1 of 1 row', { exact: true })).toBeVisible();
});

test('a list is given and answered with the keyboard alone', async ({ page }) => {
  await page.goto('/batch');
  const batch = batchPage(page);
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
