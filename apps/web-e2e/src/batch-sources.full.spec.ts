import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { BatchPage } from './batch.ts';
import { axeViolations } from './axe.ts';
import { expect, test } from './test.ts';

const given = (name: string): string =>
  fileURLToPath(new URL(`../../../libs/batch/fixtures/sources/${name}`, import.meta.url));

/** Chooses a file of the fixtures. */
async function choose(page: Page, name: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a file' }).click(),
  ]);
  await chooser.setFiles(given(name));
}

test('last year comes from a calendar, and what is no flight is listed', async ({ page }) => {
  const batch = new BatchPage(page);
  await page.goto('/batch');
  await choose(page, 'calendar.ics');
  await expect(
    page.getByText('This is a calendar: 7 flights, 8 entries are no flights, or were not flown.'),
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
  await batch.list.fill(await readFile(given('boarding-passes.txt'), 'utf8'));
  await batch.read.click();
  await expect(page.getByText('These are boarding passes: 4 flights, 1 not understood.')).toBeVisible();
  await batch.compute.click();
  await expect(batch.rows.nth(0)).toContainText('Zurich (ZRH) to Boston (BOS)');
});
