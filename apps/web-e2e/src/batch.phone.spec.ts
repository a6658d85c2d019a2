import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { batchPage, choose } from './batch.ts';
import { expect, test } from './test.ts';

const GERMAN = fileURLToPath(new URL('../../../libs/batch/fixtures/german-excel.csv', import.meta.url));

test('what was recognised is seen at a glance, and computed without scrolling', async ({ page }) => {
  const batch = batchPage(page);
  await page.goto('/batch');
  await choose(page, 'german-excel.csv', await readFile(GERMAN));
  const heading = page.getByRole('heading', { name: 'Check the columns' });
  await expect(heading).toBeFocused();
  await expect(page.getByRole('term').filter({ hasText: 'Abflugort' })).toBeInViewport();
  await expect(heading).toBeInViewport();
  await expect(batch.compute).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('combobox')).toHaveAccessibleName('Row with the column names');
});
