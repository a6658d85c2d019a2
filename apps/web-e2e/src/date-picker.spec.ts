import type { Locator, Page } from '@playwright/test';
import { slashes } from './flights.ts';
import { cutTextPx, doubleText, singleText, squeezedCells } from './layout.ts';
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

async function openCalendar(page: Page): Promise<void> {
  // It has its size at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/lookup/flight');
  await dateButton(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

test.describe('the date picker', () => {
  // spec: 2.112
  test('is used by the keyboard: named columns, every day of the window and no other, closed by who leaves it', async ({
    page,
    calculator,
  }) => {
    await openCalendar(page);
    const dialog = page.getByRole('dialog');
    const day = (ahead: number) => page.getByRole('button', { name: dayName(daysAhead(ahead)), exact: true });
    const nextMonth = page.getByRole('button', { name: 'Next month' });
    await expect(dialog.getByRole('columnheader')).toHaveCount(7);
    for (const name of ['Sunday', 'Wednesday', 'Saturday']) {
      await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
    }
    if (daysAhead(-1).getMonth() === daysAhead(0).getMonth()) await expect(day(-1)).toBeDisabled();
    await expect(day(0)).toBeFocused();
    // Keys with Alt are the browser's.
    await page.keyboard.press('Alt+ArrowDown');
    await expect(day(0)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(day(7)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(dateButton(page)).toBeFocused();
    await expect(calculator.departureDate).toHaveValue('');

    // Tab passes through.
    await page.keyboard.press('Enter');
    await expect(day(0)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(nextMonth).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(dialog).toBeHidden();
    await expect(calculator.departureDate).toHaveValue('');
    await expect(page.getByRole('combobox', { name: 'One way or return' })).toBeFocused();

    // The last page, reached by button, keeps the focus.
    await dateButton(page).press('Enter');
    await nextMonth.focus();
    while (await nextMonth.isEnabled()) await page.keyboard.press('Enter');
    await expect(page.getByRole('gridcell').locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: 'Previous month' })).toBeFocused();
    await page.keyboard.press('Escape');

    // The last day, and no later one.
    await dateButton(page).press('Enter');
    await expect(day(0)).toBeFocused();
    await page.keyboard.press('Shift+PageDown');
    await page.keyboard.press('ArrowDown');
    await expect(day(LAST_DAY_AHEAD)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    const last = daysAhead(LAST_DAY_AHEAD);
    await expect(calculator.departureDate).toHaveValue(slashes(last));
    await expect(dateButton(page)).toHaveAccessibleName(`Departure date, selected date is ${label(last)}`);
    await expect(dateButton(page)).toBeFocused();
    await expect(page.getByText('Departure date cannot be more than a year in the future')).toBeHidden();
  });

  test(
    'stands within the window and above the footer on each of its pages, and closes when the focus goes on or its field is pressed',
    { tag: '@phone' },
    async ({ page, calculator }) => {
      await openCalendar(page);
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeInViewport({ ratio: 1 });
      await calculator.flightNumber.focus();
      await expect(dialog).toBeHidden();
      await dateButton(page).click();
      await expect(dialog).toBeVisible();
      await calculator.departureDate.click();
      await expect(dialog).toBeHidden();
      await expect(calculator.departureDate).toBeFocused();

      await dateButton(page).click();
      await expect(dialog).toBeVisible();
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

  test('offers days of the next month, stands whole in any window and text size, as its date does, and is scrolled to its day in a low one', async ({
    page,
    calculator,
  }) => {
    await openCalendar(page);
    await page.getByRole('gridcell').last().getByRole('button').click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(calculator.departureDate).not.toHaveValue('');
    await dateButton(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
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
        expect(await cutTextPx(calculator.departureDate), where).toBe(0);
      }
    }
    await singleText(page);
    await page.setViewportSize({ width: 640, height: 300 });
    await page.keyboard.press('PageDown');
    for (const key of ['Home', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown']) {
      await page.keyboard.press(key);
      await expect(page.getByRole('gridcell').locator(':focus')).toBeInViewport({ ratio: 0.9 });
    }
  });
});
