import { chromium, type Page } from '@playwright/test';
import { BASE_URL, chromiumLaunchOptions } from './browser.ts';
import { PAGES } from './pages.ts';
import { expect, test as journey } from './test.ts';

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
  // spec: 1.26, 6.1
  test('each page is there, named and previewed, and can be read', async ({ page, request, baseURL }) => {
    const pictures = new Set<string>();
    for (const { path, title, heading } of PAGES) {
      await test.step(path, async () => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        await expect(page).toHaveTitle(title);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${path}`);
        await expect(page.locator('link[rel=apple-touch-icon]')).toHaveAttribute('href', '/apple-touch-icon.png');
        pictures.add((await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '');
        // The calculator's figures come by script.
        if (path.startsWith('/lookup/')) return;
        expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(150);
      });
    }
    for (const picture of pictures) {
      expect((await request.get(picture)).headers()['content-type'], picture).toBe('image/png');
    }
  });

  test(
    'the menu leads to each page, answers stand below their questions, and the calculator says what it needs',
    { tag: '@phone' },
    async ({ scriptless }) => {
      for (const { path, heading } of PAGES.filter((one) => MENU_PATHS.includes(one.path))) {
        await scriptless.goto('/lookup/flight');
        await expect(scriptless.getByRole('button', { name: 'Open menu' })).toBeHidden();
        await scriptless.locator(`nav a[href="${path}"]`).filter({ visible: true }).click();
        await expect(scriptless.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      }
      // The last of the menu is the questions.
      const answers = scriptless.getByRole('main').locator('[data-part=item-content]');
      expect(await answers.count()).toBe(5);
      for (const answer of await answers.all()) {
        await expect(answer.getByRole('paragraph').first()).toBeVisible();
      }
      await expect(scriptless.getByText('22 to 63%')).toBeVisible();

      await scriptless.goto('/lookup/flight?itinerary=ZRH-BOS');
      const main = scriptless.getByRole('main');
      // No form that does nothing, but what there is instead.
      await expect(main.getByText(/^The calculator needs JavaScript/)).toBeVisible();
      await expect(main.getByRole('textbox')).toHaveCount(0);
      await expect(main.getByRole('button')).toHaveCount(0);
      await main.getByRole('link', { name: 'methodology' }).click();
      await expect(scriptless.getByRole('heading', { level: 1, name: 'Methodology' })).toBeVisible();
    },
  );
});
