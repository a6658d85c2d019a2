import { axeViolations } from './axe.ts';
import { sidewaysOverflowPx } from './layout.ts';
import { expect, test } from './test.ts';

test.describe('the page of changed figures', () => {
  test(
    'is reached from the page about accuracy, and opens all rows by keyboard',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/accuracy');
      await page.getByRole('link', { name: 'What each version changed in the figures' }).click();
      await expect(page).toHaveURL('/changes');
      await expect(page.getByRole('heading', { level: 1, name: 'Changed figures' })).toBeVisible();
      const all = page.locator('summary', { hasText: 'All 76 airlines' });
      await all.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('table', { name: 'All 76 airlines' })).toBeVisible();
      expect(await sidewaysOverflowPx(page)).toBe(0);
      expect(await axeViolations(page)).toEqual([]);
    },
  );

  test('hands over the feed and every row', async ({ page, request }) => {
    await page.goto('/changes');
    const feed = await request.get((await page.getByRole('link', { name: 'changes.xml' }).getAttribute('href')) ?? '');
    expect(feed.headers()['content-type']).toMatch(/xml/);
    const titles = [...(await feed.text()).matchAll(/<title>(.*)<\/title>/g)].map(([, title]) => title);
    expect(titles.at(-1)).toMatch(/^Engine 0\.8\.0, .*: 1,438 of 43,239 airlines’ routes have another figure\.$/);
    const rows = await request.get(
      (await page.getByRole('link', { name: 'All rows of 0.8.0 as CSV' }).getAttribute('href')) ?? '',
    );
    expect((await rows.text()).split('\n')[0]).toMatch(/^scope,carrier,route,/);
  });

  test('has a feed in each language', async ({ page, request }) => {
    await page.goto('/de/changes');
    const href = await page.getByRole('link', { name: 'changes.xml' }).getAttribute('href');
    expect(href).toBe('/de/changes.xml');
    const feed = await (await request.get(href ?? '')).text();
    expect(feed).toContain('xml:lang="de"');
    expect(feed).toContain('/de/changes#v0.8.0');
    expect(feed).toContain('1.438 von 43.239 Strecken von Fluggesellschaften haben einen anderen Wert.');
  });
});

test.describe('the page of changed figures, without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows what changed and why', async ({ page }) => {
    await page.goto('/changes');
    await expect(
      page.getByText('1,438 of 43,239 airlines’ routes have another figure.', { exact: false }),
    ).toBeVisible();
    await expect(page.getByRole('table', { name: 'Routes that changed the most' }).last()).toBeVisible();
  });
});
