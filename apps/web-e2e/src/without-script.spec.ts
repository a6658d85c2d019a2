import { chromium, type Page } from '@playwright/test';
import { BASE_URL, chromiumLaunchOptions } from './browser.ts';
import { PAGES } from './pages.ts';
import { expect, test as journey } from './test.ts';

/** Pages that are read; the calculator's figures come by script. */
const CONTENT = PAGES.filter(({ path }) => !path.startsWith('/lookup/'));

const MENU_PATHS: readonly string[] = ['/', '/about-tim', '/governance', '/faq'];

/** A page of a browser whose visitor switched scripts off; one that a test switches them off for hides `noscript`. */
const test = journey.extend<{ scriptless: Page }>({
  scriptless: async ({ viewport }, use) => {
    const args = [...chromiumLaunchOptions.args, '--blink-settings=scriptEnabled=false'];
    const browser = await chromium.launch({ ...chromiumLaunchOptions, args });
    await use(await browser.newPage({ viewport, baseURL: BASE_URL }));
    await browser.close();
  },
});

test.use({ javaScriptEnabled: false });

test.describe('without a script', () => {
  test('each page of content can be read and left by its links', async ({ page }) => {
    for (const { path, title, heading } of CONTENT) {
      await page.goto(path);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      const links = page.getByRole('main').getByRole('link');
      const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      for (const target of targets) expect(target, path).toMatch(/^(\/|#|https:\/\/)/);
      const text = await page.getByRole('main').innerText();
      expect(text.length, path).toBeGreaterThan(150);
    }
  });

  test('each answer stands below its question', async ({ scriptless }) => {
    await scriptless.goto('/faq');
    const answers = scriptless.getByRole('main').locator('[data-part=item-content]');
    expect(await answers.count()).toBe(5);
    for (const answer of await answers.all()) {
      await expect(answer.getByRole('paragraph').first()).toBeVisible();
    }
    await expect(scriptless.getByText('22 to 63%')).toBeVisible();
  });

  test('the menu leads to each page', { tag: '@phone' }, async ({ scriptless }) => {
    for (const { path, heading } of CONTENT.filter((one) => MENU_PATHS.includes(one.path))) {
      await scriptless.goto('/lookup/flight');
      await expect(scriptless.getByRole('button', { name: 'Open menu' })).toBeHidden();
      await scriptless.locator(`nav a[href="${path}"]`).filter({ visible: true }).click();
      await expect(scriptless.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }
  });

  test('the calculator says what it needs', async ({ request }) => {
    // Chromium leaves this element out where a test, not the visitor, switched scripts off.
    const page = await (await request.get('/lookup/flight')).text();
    expect(page).toMatch(/<noscript>.*The calculator needs JavaScript.*<\/noscript>/);
  });

  test('the calculator shows no form that does nothing, but what there is instead', async ({ scriptless }) => {
    await scriptless.goto('/lookup/flight?itinerary=ZRH-BOS');
    const main = scriptless.getByRole('main');
    await expect(main.getByText(/^The calculator needs JavaScript/)).toBeVisible();
    await expect(main.getByRole('textbox')).toHaveCount(0);
    await expect(main.getByRole('button')).toHaveCount(0);
    await main.getByRole('link', { name: 'methodology' }).click();
    await expect(scriptless.getByRole('heading', { level: 1, name: 'Methodology' })).toBeVisible();
  });
});
