import type { Page } from '@playwright/test';
import { colourViolations, layoutViolations } from './axe.ts';
import { expect, test } from './test.ts';

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
  test('a choice changes at once, and can be read, light and dark', async ({ page, calculator }) => {
    await page.goto('/lookup/route');
    await expect(calculator.mode('Route')).toBeChecked();
    for (const [colorScheme, chosen] of [
      ['light', 'Specific flight'],
      ['dark', 'Route'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await colourViolations(page), `before, ${colorScheme}`).toEqual([]);
      await calculator.chooseMode(chosen);
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
      expect(await colourViolations(page), `after, ${colorScheme}`).toEqual([]);
    }
  });

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

test.describe('for those who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a change of theme and the menu are there at once', async ({ page }) => {
    const moving = () => page.evaluate(() => document.getAnimations().length);
    await page.goto('/');
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await moving()).toBe(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    expect(await moving()).toBe(0);
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeInViewport();
  });
});
