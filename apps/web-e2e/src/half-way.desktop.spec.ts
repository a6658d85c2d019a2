import type { Page } from '@playwright/test';
import { axeViolations, colourViolations, layoutViolations } from './axe.ts';
import { PAGES } from './pages.ts';
import { expect, test } from './test.ts';

const LOOKS = ['light', 'dark'] as const;

/**
 * Holds all that moves at half its time.
 *
 * @returns how many there were
 */
const holdHalfWay = (page: Page) =>
  page.evaluate(async () => {
    let moving: Animation[] = [];
    for (let frame = 0; frame < 120 && moving.length === 0; frame += 1) {
      await new Promise(requestAnimationFrame);
      moving = document.getAnimations();
    }
    for (const animation of moving) {
      animation.pause();
      const { delay = 0, duration = 0 } = animation.effect?.getTiming() ?? {};
      animation.currentTime = delay + Number(duration) / 2;
    }
    return moving.length;
  });

test.describe('on the way from one state to the next', () => {
  for (const colorScheme of LOOKS) {
    test(`a choice changes at once, and can be read, ${colorScheme}`, async ({ page, calculator }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto('/lookup/route');
      await expect(calculator.mode('Route')).toBeChecked();
      expect(await colourViolations(page), 'before').toEqual([]);
      await calculator.chooseMode('Specific flight');
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
      expect(await colourViolations(page), 'after').toEqual([]);
    });
  }

  test('the menu of a phone is in order as it comes', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click({ noWaitAfter: true });
    expect(await holdHalfWay(page)).toBeGreaterThan(0);
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    // It fades in: its colours are not yet its own.
    expect(await layoutViolations(page)).toEqual([]);
  });
});

test.describe('before its script is there', () => {
  for (const colorScheme of LOOKS) {
    test(`each page is in order, ${colorScheme}`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ colorScheme });
      // Asked for, and never answered.
      await page.route(/\/assets\/[^/]*\.js$/, () => undefined);
      for (const { path } of PAGES) {
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.getByRole('main')).toBeVisible();
        expect(await (colorScheme === 'light' ? axeViolations : colourViolations)(page), path).toEqual([]);
      }
    });
  }
});
