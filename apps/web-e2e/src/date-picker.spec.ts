import type { Locator, Page } from '@playwright/test';
import { slashes } from './flights.ts';
import { cutTextPx, doubleText, squeezedCells } from './layout.ts';
import { expect, test } from './test.ts';

const MS_PER_DAY = 86_400_000;
/** How far ahead a departure may be [days after today]. */
const LAST_DAY_AHEAD = 365;
/** A wide window, the narrowest in which the date has fields beside it, a phone, the narrowest WCAG asks pages to fit. */
const WIDTHS_PX = [1280, 768, 390, 320];

/** Noon keeps the date whatever the summer time does in between. */
function daysAhead(days: number): Date {
  return new Date(new Date().setHours(12, 0, 0, 0) + days * MS_PER_DAY);
}

/** "Jul 01, 2023" */
function label(date: Date): string {
  return date.toLocaleDateString('en-US', { month: 'short', day: '2-digit', year: 'numeric' });
}

/** "Sat, Jul 1, 2023" */
function dayName(date: Date): string {
  return date.toLocaleDateString('en-US', { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });
}

function dateButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Departure date, selected date is/ });
}

test.describe('the date picker', () => {
  test.beforeEach(async ({ page }) => {
    // It has its size at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/lookup/flight');
    await dateButton(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  // spec: 2.112
  test('takes the last day of the window and no later one', async ({ page, calculator }) => {
    const last = daysAhead(LAST_DAY_AHEAD);
    await page.keyboard.press('Shift+PageDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('button', { name: dayName(last), exact: true })).toBeFocused();
    await page.keyboard.press('Enter');

    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(calculator.departureDate).toHaveValue(slashes(last));
    await expect(dateButton(page)).toHaveAccessibleName(`Departure date, selected date is ${label(last)}`);
    await expect(dateButton(page)).toBeFocused();
    await expect(page.getByText('Departure date cannot be more than a year in the future')).toBeHidden();
  });

  test('offers today and no earlier day', async ({ page, calculator }) => {
    const yesterday = daysAhead(-1);
    if (yesterday.getMonth() === daysAhead(0).getMonth()) {
      await expect(page.getByRole('button', { name: dayName(yesterday), exact: true })).toBeDisabled();
    }
    await page.getByRole('button', { name: dayName(daysAhead(0)), exact: true }).click();
    await expect(calculator.departureDate).toHaveValue(slashes(daysAhead(0)));
    await expect(page.getByText('Departure date should be in the future')).toBeHidden();
  });

  test(
    'opens within the window, and closes when the focus goes on or its field is pressed',
    { tag: '@phone' },
    async ({ page, calculator }) => {
      await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 1 });
      await calculator.flightNumber.focus();
      await expect(page.getByRole('dialog')).toBeHidden();
      await dateButton(page).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await calculator.departureDate.click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(calculator.departureDate).toBeFocused();
    },
  );

  test('is passed through by Tab, and closes when it is left', async ({ page, calculator }) => {
    const today = page.getByRole('button', { name: dayName(daysAhead(0)), exact: true });
    const nextMonth = page.getByRole('button', { name: 'Next month' });
    await expect(today).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(nextMonth).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(today).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(calculator.departureDate).toHaveValue('');
    await expect(page.getByRole('button', { name: 'Origin' })).toBeFocused();
  });

  test('keeps the focus when its last page is reached by button', async ({ page }) => {
    const nextMonth = page.getByRole('button', { name: 'Next month' });
    await nextMonth.focus();
    while (await nextMonth.isEnabled()) {
      await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('gridcell').locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: 'Previous month' })).toBeFocused();
  });

  test(
    'covers nothing of the footer, and keeps its height when its page is turned',
    { tag: '@phone' },
    async ({ page }) => {
      const dialog = page.getByRole('dialog');
      const heights = new Set<number>();
      for (let month = 0; month < 12; month += 1) {
        const box = await dialog.boundingBox();
        const footer = await page.getByRole('contentinfo').boundingBox();
        heights.add(Math.round(box?.height ?? 0));
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0);
        await page.keyboard.press('PageDown');
      }
      expect(heights.size).toBe(1);
    },
  );

  test('stands whole in the window, with text at twice its size too', async ({ page }) => {
    for (const textSize of [1, 2]) {
      if (textSize === 2) await doubleText(page);
      for (const width of WIDTHS_PX) {
        await page.setViewportSize({ width, height: 844 });
        const where = `at ${width} px, text ${textSize} times`;
        // It is put in its place a moment after the window changed.
        await expect(async () => {
          const box = await page.getByRole('dialog').boundingBox();
          expect(box?.x, where).toBeGreaterThanOrEqual(0);
          expect((box?.x ?? 0) + (box?.width ?? Infinity), where).toBeLessThanOrEqual(width);
        }).toPass();
        expect(await squeezedCells(page), where).toEqual([]);
      }
    }
  });

  test('is scrolled to its chosen day in a window lower than itself', async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 300 });
    await page.keyboard.press('PageDown');
    for (const key of ['Home', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown']) {
      await page.keyboard.press(key);
      await expect(page.getByRole('gridcell').locator(':focus')).toBeInViewport({ ratio: 0.9 });
    }
  });

  test('names its columns in full, leaves keys with Alt to the browser, and closes on Escape', async ({
    page,
    calculator,
  }) => {
    await expect(page.getByRole('dialog').getByRole('columnheader')).toHaveCount(7);
    for (const name of ['Sunday', 'Wednesday', 'Saturday']) {
      await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
    }
    const today = page.getByRole('button', { name: dayName(daysAhead(0)), exact: true });
    await expect(today).toBeFocused();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(today).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('button', { name: dayName(daysAhead(7)), exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(dateButton(page)).toBeFocused();
    await expect(calculator.departureDate).toHaveValue('');
  });
});

test.describe('a typed date', () => {
  test.beforeEach(({ page }) => page.goto('/lookup/flight'));

  test('stands whole in its field, taken or refused, with text at twice its size too', async ({ page, calculator }) => {
    for (const textSize of [1, 2]) {
      if (textSize === 2) await doubleText(page);
      for (const [isRefused, days] of [
        [false, 1],
        [true, -1],
      ] as const) {
        await calculator.departureDate.fill(slashes(daysAhead(days)));
        await expect(calculator.departureDate).toHaveAttribute('aria-invalid', String(isRefused));
        for (const width of WIDTHS_PX) {
          await page.setViewportSize({ width, height: 844 });
          expect(await cutTextPx(calculator.departureDate), `at ${width} px, text ${textSize} times`).toBe(0);
        }
      }
    }
  });

  // spec: 5.9, 5.11
  test('is refused with its own message: yesterday, and a day after the window', async ({ calculator }) => {
    for (const [days, message] of [
      [-1, 'Departure date should be in the future'],
      [LAST_DAY_AHEAD + 1, 'Departure date cannot be more than a year in the future'],
    ] as const) {
      await calculator.departureDate.fill(slashes(daysAhead(days)));
      await expect(calculator.departureDate).toHaveAccessibleDescription(message);
      await expect(calculator.departureDate).toHaveAttribute('aria-invalid', 'true');
      await expect(calculator.showEmissions).toBeDisabled();
    }
  });
});
