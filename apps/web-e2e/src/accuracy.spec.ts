import { axeViolations } from './axe.ts';
import { sidewaysOverflowPx } from './layout.ts';
import { expect, test } from './test.ts';

test(
  'accuracy: dots inside charts as high as wide, tables behind them that the keyboard opens, every figure as a file',
  { tag: '@phone' },
  async ({ page, request }) => {
    await page.goto('/accuracy');
    for (const cabin of ['Economy', 'Business', 'First']) {
      const chart = page.getByRole('img', { name: new RegExp(`^Ours against published, ${cabin}`) });
      await expect(chart.locator('circle')).not.toHaveCount(0);
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

    const address = await page.getByRole('link', { name: 'accuracy.json' }).getAttribute('href');
    const figures = (await (await request.get(address ?? '')).json()) as { flights: unknown[] };
    expect(figures.flights.length).toBeGreaterThan(500);
  },
);
