import { readFile } from 'node:fs/promises';
import { axeViolations } from './axe.ts';
import { BatchPage, chooseFile, sourceFile } from './batch.ts';
import { expect, test } from './test.ts';

test('last year comes from a calendar, and what is no flight is listed', async ({ page }) => {
  const batch = new BatchPage(page);
  await page.goto('/batch');
  await chooseFile(page, sourceFile('calendar.ics'));
  await expect(
    page.getByText('This is a calendar: 7 flights, 8 entries are not flights, or were not flown.'),
  ).toBeVisible();
  await batch.compute.click();
  await expect(page.getByText('for 5 of 15 rows, 8 skipped', { exact: true })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Skipped');
  await expect(batch.rows).toHaveCount(8);
});

test('boarding passes are pasted as they were scanned', async ({ page }) => {
  const batch = new BatchPage(page);
  await page.goto('/batch');
  await batch.list.fill(await readFile(sourceFile('boarding-passes.txt'), 'utf8'));
  await batch.read.click();
  await expect(page.getByText('These are boarding passes: 4 flights, 1 not understood.')).toBeVisible();
  await batch.compute.click();
  await expect(batch.rows.nth(0)).toContainText('Zurich (ZRH) to Boston (BOS)');
});
