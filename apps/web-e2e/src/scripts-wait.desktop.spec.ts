import type { Page } from '@playwright/test';
import { flightAddress, LX52 } from './flights.ts';
import { holdScriptsBack } from './hold-back.ts';
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

test.describe('scripts wait', () => {
  test('a page of content asks for none as long as no control is reached for', async ({ page }) => {
    const scripts = watchScripts(page);
    // The preview of /embed needs the application.
    for (const { path } of PAGES.filter((one) => !one.path.startsWith('/lookup/') && one.path !== '/embed')) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.getByRole('heading', { level: 1 }).hover();
      await page.keyboard.press('Tab');
      expect(scripts, path).toEqual([]);
    }
  });

  test('a question pressed before they come, once or twice, opens once they have', async ({ page }) => {
    const letThrough = await holdScriptsBack(page);
    await page.goto('/faq', { waitUntil: 'commit' });
    const question = page.getByRole('button', { name: 'Why is it needed?' });
    await question.dblclick();
    letThrough();
    await expect(page.getByText('22 to 63%')).toBeVisible();
    await expect(question).toHaveAttribute('aria-expanded', 'true');
  });

  // spec: 7.24, 7.25
  test('the calculator and its results are painted before any is asked for, and the platform’s services come with them', async ({
    page,
    calculator,
  }) => {
    const scripts = watchScripts(page);
    for (const address of ['/lookup/route', '/lookup/route?itinerary=ZRH-BOS', flightAddress(LX52)]) {
      scripts.length = 0;
      await page.goto(address);
      if (address.includes('?')) {
        await expect(calculator.typicalTable).toBeVisible();
      } else {
        await page.waitForFunction(() =>
          performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.js')),
        );
        // What the page is weighed with is what it fetches; what shows a result comes with the answer.
        const announced = (await page.locator('script[data-files]').getAttribute('data-files'))?.split(' ') ?? [];
        expect(scripts.filter((name) => !announced.includes(name))).toEqual([]);
      }
      const { paintMs, scriptMs } = await paintAndScript(page);
      expect(paintMs, address).toBeGreaterThan(0);
      expect(scriptMs, address).toBeGreaterThanOrEqual(paintMs);
    }
    scripts.length = 0;
    await page.goto('/lookup/route');
    await page.getByRole('heading', { level: 1 }).hover();
    await expect.poll(() => scripts.filter((name) => name.includes('platform-services'))).toHaveLength(1);
  });

  test('Enter pressed before they come submits the route once they have', async ({ page, calculator }) => {
    const letThrough = await holdScriptsBack(page);
    await page.goto('/lookup/route', { waitUntil: 'commit' });
    await calculator.typeRoute('ZRH', 'BOS');
    await page.keyboard.press('Enter');
    letThrough();
    await expect(page).toHaveURL(/\/lookup\/route\?itinerary=ZRH-BOS$/);
    await expect(calculator.headline).toBeFocused();
  });
});
