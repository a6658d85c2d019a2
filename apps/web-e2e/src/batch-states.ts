import { expect } from '@playwright/test';
import { BatchPage, LIST } from './batch.ts';
import type { State } from './state.ts';

/** Every state of a list worth looking at. */
export const BATCH_STATES: readonly State[] = [
  {
    name: 'batch-columns',
    open: async (page) => {
      const batch = new BatchPage(page);
      await page.goto('/batch');
      await batch.list.fill(`${LIST}3/4/2025;LX;52;ZRH;BOS;;\n`);
      await batch.read.click();
      await expect(page.getByRole('radiogroup', { name: /can be read in two ways/ })).toBeVisible();
    },
  },
  {
    name: 'batch-wrong',
    open: async (page) => {
      const batch = new BatchPage(page);
      await page.goto('/batch');
      await batch.read.click();
      await expect(batch.alert.filter({ hasText: 'There is nothing to read' })).toBeVisible();
    },
  },
  {
    name: 'batch-answered',
    open: async (page) => {
      const batch = new BatchPage(page);
      await page.goto('/batch');
      await page.getByRole('button', { name: 'Fill in an example' }).click();
      await batch.read.click();
      await batch.compute.click();
      await expect(batch.rows).toHaveCount(6);
      await page.getByText('All as a table').first().click();
    },
  },
];
