import { flightAddress, itineraryOf, LX52 } from './flights.ts';
import { expect, test } from './test.ts';

/** How the data names its sources to programs. */
const RAW_KEY = /[A-Z0-9]+_[A-Z0-9_]+/;

test.describe('the details of a figure', () => {
  test('are told step by step in words, and are open again after a reload', async ({ page, calculator }) => {
    await page.goto(flightAddress(LX52));
    await expect(calculator.emissionsTable).toBeVisible();
    await calculator.openDetails();
    await calculator.openSteps();
    await expect(page.getByText(/^Formula:/)).not.toHaveCount(0);
    for (const formula of await page.getByText(/^Formula:/).all()) await expect(formula).toBeVisible();
    // The working tells it; the list below does not repeat it.
    await expect(page.getByRole('dialog').getByText(/Seating: /)).toHaveCount(1);
    expect(await page.getByRole('dialog').innerText()).not.toMatch(RAW_KEY);

    await expect(page).toHaveURL(/#working$/);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Step by step' })).toBeVisible();
    await calculator.closeDetails();
    await expect(page).toHaveURL(new RegExp(`${itineraryOf(LX52)}$`));
  });

  test('of a route list its routes and mark the one in the middle', async ({ page, calculator }) => {
    await page.goto('/lookup/route?itinerary=ZRH-BOS');
    await expect(calculator.typicalTable).toBeVisible();
    const about = await page.getByText(/^About [\d,]+\skg CO2e$/).innerText();
    await calculator.openDetails();
    await calculator.openSteps();
    const middle = page.getByRole('row', { name: /the median/ });
    await expect(middle).toHaveCount(1);
    // The steps lead to the figure that the page shows first, of direct flights: to the headline's ten kilograms.
    const [, economyKg] = /(\d+\.\d)/.exec(await middle.innerText()) ?? [];
    expect(Math.round(Number(economyKg) / 10) * 10).toBe(Number(/About ([\d,]+)/.exec(about)?.[1]));
    expect(await page.getByRole('dialog').innerText()).not.toMatch(RAW_KEY);
  });
});
