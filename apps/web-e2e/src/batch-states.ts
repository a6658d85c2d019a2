import { expect, type Page } from '@playwright/test';
import { batchPage, LIST } from './batch.ts';

/** What the empty page comes to. */
export const NEXT_OF_BATCH = [
  [
    'batch-wrong',
    async (page: Page) => {
      const batch = batchPage(page);
      await batch.read.click();
      await expect(batch.alert.filter({ hasText: 'There is nothing to read' })).toBeVisible();
    },
  ],
  [
    'batch-columns',
    async (page: Page) => {
      const batch = batchPage(page);
      await batch.list.fill(`${LIST}3/4/2025;LX;52;ZRH;BOS;;\n`);
      await batch.read.click();
      await expect(page.getByRole('radiogroup', { name: /can be read in two ways/ })).toBeVisible();
    },
  ],
  [
    'batch-answered',
    async (page: Page) => {
      const batch = batchPage(page);
      const another = page.getByRole('button', { name: 'Use another list' });
      if (await another.isVisible()) await another.click();
      await page.getByRole('button', { name: 'Show an example' }).click();
      await batch.read.click();
      await batch.compute.click();
      await expect(batch.rows).toHaveCount(6);
      await expect(page.getByRole('table', { name: 'By month' })).toBeVisible();
    },
  ],
] as const;
