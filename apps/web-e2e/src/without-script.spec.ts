import { chromium } from '@playwright/test';
import { BASE_URL, chromiumLaunchOptions } from './browser.ts';
import { PAGES } from './pages.ts';
import { expect, test } from './test.ts';

/** Pages that are read; the calculator's figures come by script. */
const CONTENT = PAGES.filter(({ path }) => !path.startsWith('/lookup/'));

const MENU_PATHS: readonly string[] = ['/', '/about-tim', '/governance', '/faq'];

test.use({ javaScriptEnabled: false });

test.describe('without a script', () => {
  for (const { path, title, heading } of CONTENT) {
    test(`${path} can be read and left by its links`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      const links = page.getByRole('main').getByRole('link');
      for (const link of await links.all()) {
        expect(await link.getAttribute('href')).toMatch(/^(\/|#|https:\/\/)/);
      }
      const text = await page.getByRole('main').innerText();
      expect(text.length).toBeGreaterThan(150);
    });
  }

  test('each question opens its answer, on its own', async ({ page }) => {
    await page.goto('/faq');
    const items = page.getByRole('main').locator('details');
    expect(await items.count()).toBe(5);
    for (const item of await items.all()) {
      await expect(item.getByRole('paragraph').first()).toBeHidden();
      await item.locator('summary').click();
      await expect(item.getByRole('paragraph').first()).toBeVisible();
    }
    await expect(page.getByText('22 to 63%')).toBeVisible();
  });

  for (const { path, heading } of CONTENT.filter((one) => MENU_PATHS.includes(one.path))) {
    test(`the menu leads to ${path}`, async ({ page, isMobile }) => {
      await page.goto('/lookup/flight');
      if (isMobile) {
        await page.getByRole('button', { name: 'Open menu' }).click();
      }
      await page.locator(`nav a[href="${path}"]`).filter({ visible: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    });
  }

  test('the calculator says what it needs', async ({ request }) => {
    // Chromium leaves this element out where a test, not the visitor, switched scripts off.
    const page = await (await request.get('/lookup/flight')).text();
    expect(page).toMatch(/<noscript>.*The calculator needs JavaScript.*<\/noscript>/);
  });

  test('the calculator shows no form that does nothing, but what there is instead', async ({ viewport }) => {
    const args = [...chromiumLaunchOptions.args, '--blink-settings=scriptEnabled=false'];
    const browser = await chromium.launch({ ...chromiumLaunchOptions, args });
    try {
      const page = await browser.newPage({ viewport, baseURL: BASE_URL });
      await page.goto('/lookup/flight?itinerary=ZRH-BOS');
      const main = page.getByRole('main');
      await expect(main.getByText(/^The calculator needs JavaScript/)).toBeVisible();
      await expect(main.getByRole('textbox')).toHaveCount(0);
      await expect(main.getByRole('button')).toHaveCount(0);
      await main.getByRole('link', { name: 'methodology' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Methodology' })).toBeVisible();
    } finally {
      await browser.close();
    }
  });

  test('the drawer closes by its button, by Escape and beside it', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'wide windows have no drawer');
    await page.goto('/');
    const open = page.getByRole('button', { name: 'Open menu' });
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    const ways = [
      () => page.getByRole('button', { name: 'Close menu' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(10, 300),
    ];
    for (const close of ways) {
      await open.click();
      await expect(drawer).toBeVisible();
      await close();
      await expect(drawer).toBeHidden();
      await expect(open).toBeFocused();
    }
  });
});
