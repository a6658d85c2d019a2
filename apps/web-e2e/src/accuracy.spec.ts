import { axeViolations } from './axe.ts';
import { flightAddress, LX52 } from './flights.ts';
import { sidewaysOverflowPx } from './layout.ts';
import { expect, test } from './test.ts';

const PAGE = '/accuracy';

test.describe('the page about accuracy', () => {
  test('is reached from a result, beside its range', async ({ page, calculator }) => {
    await page.goto(flightAddress(LX52));
    await expect(calculator.emissionsTable).toBeVisible();
    await page.getByRole('link', { name: 'How near its figures come' }).first().click();
    await expect(page).toHaveURL(PAGE);
    await expect(page.getByRole('heading', { level: 1, name: 'Accuracy' })).toBeVisible();
    await expect(page.getByText(/^On \d+ published flights, half of our figures are within/)).toBeVisible();
  });

  test(
    'draws its dots inside the chart, as high as wide, with nothing beside the window',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto(PAGE);
      const chart = page.getByRole('img', { name: /^Ours against published/ });
      const box = await chart.boundingBox();
      expect(box?.height).toBeCloseTo(box?.width ?? 0, 0);
      for (const dot of await chart.locator('circle').all()) {
        const place = await dot.boundingBox();
        expect(place?.x).toBeGreaterThan((box?.x ?? 0) - 6);
        expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThan((box?.x ?? 0) + (box?.width ?? 0) + 6);
      }
      expect(await sidewaysOverflowPx(page)).toBe(0);
    },
  );

  test('has tables behind its charts, which the keyboard opens', { tag: '@phone' }, async ({ page }) => {
    await page.goto(PAGE);
    for (const name of ['Every flight as a table', 'The groups as a table']) {
      const table = page.getByRole('table', { name });
      await expect(table).toBeHidden();
      await page.locator('summary', { hasText: name }).focus();
      await page.keyboard.press('Enter');
      await expect(table).toBeVisible();
      expect(await table.getByRole('row').count()).toBeGreaterThan(8);
    }
    expect(await sidewaysOverflowPx(page)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
  });
});

test.describe('the page about accuracy, without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows its charts and the reasons of the worst', async ({ page }) => {
    await page.goto(PAGE);
    await expect(
      page
        .getByRole('img', { name: /^Ours against published/ })
        .locator('circle')
        .first(),
    ).toBeVisible();
    const worst = page.getByRole('listitem').filter({ hasText: /Published \d+ kg, ours \d+ kg/ });
    await expect(worst).toHaveCount(10);
  });
});
