import { sidewaysOverflowPx, smallTargets } from './layout.ts';
import { expect, test } from './test.ts';
import { tripPage } from './trip.ts';

test('twelve legs fit the window, and everything to press is large enough', async ({ page }) => {
  const there = 'MAN-DOH-BKK-SIN-SYD-AKL-LAX';
  await page.goto(`/trip?itinerary=${there},LAX-AKL-SYD-SIN-BKK-DOH-MAN&people=99`);
  const trip = tripPage(page);
  await expect(trip.legs).toHaveCount(12);
  await expect(trip.map).toBeVisible();
  expect(await sidewaysOverflowPx(page)).toBe(0);
  expect(await smallTargets(page)).toEqual([]);
});
