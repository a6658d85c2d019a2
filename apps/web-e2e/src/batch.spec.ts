import { BatchPage, choose, chooseFile, downloaded, expectTravellers, LIST } from './batch.ts';
import { expect, test } from './test.ts';

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
  await page.getByRole('combobox', { name: 'Flight number', exact: true }).selectOption('Verbindung');
  await expect(page.getByText(/columns? not used/)).toHaveCount(0);
  await batch.compute.click();
  await expect(batch.result.getByRole('heading', { name: 'The whole list' })).toBeFocused();
  await expect(page.getByText('for 3 of 4 rows', { exact: true })).toBeVisible();
  await expect(batch.rows).toHaveCount(4);
  await expect(batch.rows.nth(0)).toContainText('Zurich (ZRH) to Boston (BOS)');
  await expect(batch.rows.nth(0)).toContainText('the flight itself');
  await expect(batch.rows.nth(2)).toContainText('typical of the route, aircraft of end of 2025, loads of 2023 to 2026');
  await expect(batch.rows.nth(3)).toContainText('Datum: “31.06.2025” is not a day in the calendar');
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

test('a list is the target of the next one, which takes its corrections', async ({ page }) => {
  const batch = new BatchPage(page);
  await page.goto('/batch');
  await choose(page, 'may.csv', Buffer.from('Feld A,To,Date\nZRH,Bosten,2024-05-02\nZRH,LHR,2024-05-03\n'));
  await page.getByRole('combobox', { name: 'From', exact: true }).selectOption('Feld A');
  await batch.compute.click();
  await page.getByRole('combobox', { name: 'Bosten, in 1 row' }).fill('BOS');
  await page.getByRole('button', { name: 'Compute with these places' }).click();
  await expect(page.getByText('for 2 of 2 rows', { exact: true })).toBeVisible();
  const answers = await downloaded(page, 'Download CSV');
  const corrections = await downloaded(page, 'Save corrections');
  await page.getByRole('button', { name: 'Use another list' }).click();
  await chooseFile(page, [
    { name: 'june.csv', mimeType: 'text/csv', buffer: Buffer.from('Feld A,To,Date\nZRH,Bosten,2025-06-02\n') },
    { name: 'corrections.json', mimeType: 'application/json', buffer: Buffer.from(corrections.text) },
  ]);
  await expect(page.getByText('Your corrections are applied.')).toBeVisible();
  await batch.compute.click();
  await expect(page.getByText('for 1 of 1 row', { exact: true })).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Target, such as 500 t' });
  await field.fill('1.200 t');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(batch.alert).toContainText('at most two decimals');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByText('Choose last year’s answers', { exact: true }).click(),
  ]);
  await chooser.setFiles({ name: 'may.csv', mimeType: 'text/csv', buffer: Buffer.from(answers.text) });
  await expect(page.getByText(/The target is the total of may\.csv \(2024-05-02 to 2024-05-03/)).toBeVisible();
  await expect(page.getByRole('table', { name: 'What if' }).getByRole('row', { name: /^target/ })).toBeVisible();
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

test('5000 travellers leave the page at hand', async ({ page }) => {
  await expectTravellers(page, 5000);
});
