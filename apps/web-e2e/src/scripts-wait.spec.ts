import type { Page } from '@playwright/test';
import { flightAddress, LX52 } from './flights.ts';
import { PAGES } from './pages.ts';
import { expect, test } from './test.ts';

/** Names of the script files asked for from now on. */
function watchScripts(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') names.push(new URL(request.url()).pathname);
  });
  return names;
}

/** When the page was painted and when its first script file was asked for, since it was navigated to [ms]. */
function paintAndScript(page: Page) {
  return page.evaluate(() => ({
    paintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    scriptMs: Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    ),
  }));
}

/** No script of the application comes until the function given is called. */
async function holdScriptsBack(page: Page): Promise<() => void> {
  const { promise: isAllowed, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await isAllowed;
    await route.continue();
  });
  return letThrough;
}

test.describe('scripts wait', () => {
  for (const { path } of PAGES.filter((one) => !one.path.startsWith('/lookup/'))) {
    test(`${path} asks for none, read and used`, async ({ page, isMobile }) => {
      const scripts = watchScripts(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      if (isMobile) {
        await page.getByRole('button', { name: 'Open menu' }).click();
        await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      } else {
        await page.getByRole('link', { name: 'FAQ', exact: true }).first().hover();
      }
      expect(scripts).toEqual([]);
    });
  }

  for (const address of ['/lookup/route', '/lookup/route?itinerary=ZRH-BOS', flightAddress(LX52)]) {
    test(`${address.split('-')[0]} is painted before any is asked for`, async ({ page, calculator }) => {
      const scripts = watchScripts(page);
      await page.goto(address);
      if (address.includes('?')) {
        await expect(calculator.typicalTable).toBeVisible();
      } else {
        await page.waitForFunction(() =>
          performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.js')),
        );
      }
      // What the page is weighed with is what it fetches.
      const announced = (await page.locator('script[data-files]').getAttribute('data-files'))?.split(' ') ?? [];
      expect(scripts.filter((name) => !announced.includes(name))).toEqual([]);
      const { paintMs, scriptMs } = await paintAndScript(page);
      expect(paintMs).toBeGreaterThan(0);
      expect(scriptMs).toBeGreaterThanOrEqual(paintMs);
    });
  }

  test('a button pressed before they come does its work once they have', async ({ page }) => {
    const letThrough = await holdScriptsBack(page);
    await page.goto('/lookup/route', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Specific flight' }).click();
    await expect(page).toHaveURL(/\/lookup\/route$/);
    letThrough();
    await expect(page).toHaveURL(/\/lookup\/flight$/);
    await expect(page.getByRole('textbox', { name: 'Carrier Code' })).toBeVisible();
  });

  test('Enter pressed before they come submits the route once they have', async ({ page, calculator }) => {
    const letThrough = await holdScriptsBack(page);
    await page.goto('/lookup/route', { waitUntil: 'commit' });
    await calculator.typeRoute('ZRH', 'BOS');
    await page.keyboard.press('Enter');
    letThrough();
    await expect(page).toHaveURL(/\/lookup\/route\?itinerary=ZRH-BOS$/);
    await expect(page.getByRole('heading', { name: 'Typical emissions' })).toBeFocused();
  });

  test('Enter pressed before they come submits the flight once they have, and once only', async ({
    page,
    calculator,
  }) => {
    const letThrough = await holdScriptsBack(page);
    await page.goto('/lookup/flight', { waitUntil: 'commit' });
    const entriesBefore = await page.evaluate(() => window.history.length);
    await calculator.typeFlight(LX52);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    letThrough();
    await expect(calculator.emissionsTable).toBeVisible();
    expect(await page.evaluate(() => window.history.length)).toBe(entriesBefore + 1);
  });

  test('Enter in a form that is not finished asks for nothing', async ({ page, calculator }) => {
    const letThrough = await holdScriptsBack(page);
    await page.goto('/lookup/route', { waitUntil: 'commit' });
    await calculator.origin.fill('ZRH');
    await page.keyboard.press('Enter');
    letThrough();
    await expect(page.getByText('Still needed: Destination')).toBeVisible();
    await expect(page).toHaveURL(/\/lookup\/route$/);
  });
});
