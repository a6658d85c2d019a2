import { expect, test } from './test.ts';
import { untilKept } from './until-kept.ts';

test.use({ serviceWorkers: 'allow' });

test('who goes on to another language is not told of a new version', async ({ page }) => {
  const worker = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
  await page.goto('/');
  await untilKept(page);
  // A result's page has the application, which looks for a new version.
  await page.goto('/de/lookup/route?itinerary=ZRH-BOS');
  await expect.poll(worker).toMatch(/\/sw\.de\.js$/);
  await expect(page.getByRole('button', { name: 'Neu laden', exact: true })).toHaveCount(0);
});
