import { axeViolations } from './axe.ts';
import { flightAddress, LX52 } from './flights.ts';
import { sidewaysOverflowPx } from './layout.ts';
import { expect, test } from './test.ts';

const PAGE = '/accuracy';

test.describe('the page about accuracy', () => {
  test('is reached from a result', async ({ page, calculator }) => {
    await page.goto(flightAddress(LX52));
    await expect(calculator.emissionsTable).toBeVisible();
    await page.getByRole('link', { name: 'How near its figures come' }).first().click();
    await expect(page).toHaveURL(PAGE);
    await expect(page.getByRole('heading', { level: 1, name: 'Accuracy' })).toBeVisible();
    await expect(page.getByText(/^On \d+ published flights, half of our economy figures are within/)).toBeVisible();
  });

  test(
    'draws its dots inside the charts, as high as wide, with nothing beside the window',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto(PAGE);
      for (const cabin of ['Economy', 'Business', 'First']) {
        const chart = page.getByRole('img', { name: new RegExp(`^Ours against published, ${cabin}`) });
        const box = await chart.boundingBox();
        expect(box?.height).toBeCloseTo(box?.width ?? 0, 0);
        const outside = await chart.evaluate((svg) => {
          const { left, right, top, bottom } = svg.getBoundingClientRect();
          return [...svg.querySelectorAll('circle')].filter((dot) => {
            const place = dot.getBoundingClientRect();
            return place.left < left - 6 || place.right > right + 6 || place.top < top - 6 || place.bottom > bottom + 6;
          }).length;
        });
        expect(outside).toBe(0);
      }
      expect(await sidewaysOverflowPx(page)).toBe(0);
    },
  );

  test('has tables behind its groups, which the keyboard opens', { tag: '@phone' }, async ({ page }) => {
    await page.goto(PAGE);
    for (const name of ['By cabin and method: the figures', 'Economy by distance: the figures']) {
      const table = page.getByRole('table', { name });
      await expect(table).toBeHidden();
      await page.locator('summary', { hasText: name }).focus();
      await page.keyboard.press('Enter');
      await expect(table).toBeVisible();
      expect(await table.getByRole('row').count()).toBeGreaterThan(5);
    }
    expect(await sidewaysOverflowPx(page)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
  });

  test('hands over every figure as a file', async ({ page, request }) => {
    await page.goto(PAGE);
    const address = await page.getByRole('link', { name: 'accuracy.json' }).getAttribute('href');
    const figures = (await (await request.get(address ?? '')).json()) as { flights: unknown[] };
    expect(figures.flights.length).toBeGreaterThan(500);
  });
});

test.describe('the page about accuracy, without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows its charts and the reasons of the worst', async ({ page }) => {
    await page.goto(PAGE);
    await expect(
      page
        .getByRole('img', { name: /^Ours against published, Economy/ })
        .locator('circle')
        .first(),
    ).toBeVisible();
    const worst = page.getByRole('listitem').filter({ hasText: /Published [\d,]+\skg, ours [\d,]+\skg/ });
    await expect(worst).toHaveCount(10);
  });
});
