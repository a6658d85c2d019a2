import { flightAddress, itineraryOf, LX52 } from './flights.ts';
import { expect, test } from './test.ts';

/** How the data names its sources to programs. */
const RAW_KEY = /[A-Z0-9]+_[A-Z0-9_]+/;

test.describe('the details of a figure', () => {
  test('say why business counts four times economy, step by step, and are open again after a reload', async ({
    page,
    calculator,
  }) => {
    await page.goto(flightAddress(LX52));
    await expect(calculator.emissionsTable).toBeVisible();
    const [economy, , business] = await calculator.figures(calculator.emissionsTable, 'Well-to-Wake');
    await calculator.openDetails();
    await expect(
      page.getByRole('heading', { name: 'Why are emissions in business 4 times those in economy?' }),
    ).toBeVisible();
    await expect(page.getByText(/takes the space of 4 economy seats/)).toBeVisible();
    const floor = page.getByRole('table', { name: 'Floor space per seat' });
    await expect(floor.getByRole('row', { name: /^Business/ })).toContainText('× 4');
    await expect(floor.getByRole('row', { name: /^Economy/ })).toContainText(String(economy));
    await expect(floor.getByRole('row', { name: /^Business/ })).toContainText(String(business));

    const steps = page.locator('ol').getByRole('button');
    await expect(steps.filter({ hasText: 'Distance flown, with detours' })).toHaveText(
      /[\d,]+\skm × 1\.\d+ = [\d,]+\skm$/,
    );
    await expect(page.getByText(/^Formula:/).first()).toBeHidden();
    await calculator.openSteps();
    for (const formula of await page.getByText(/^Formula:/).all()) await expect(formula).toBeVisible();
    const source = page.getByText(/US Bureau of Transportation Statistics, .*; primary data \(ISO 14083\)/);
    await expect(source).toHaveCount(2);
    // The working tells it; the list below does not repeat it.
    await expect(page.getByRole('dialog').getByText(/Seating: /)).toHaveCount(1);
    expect(await page.getByRole('dialog').innerText()).not.toMatch(RAW_KEY);

    await expect(page).toHaveURL(/#working$/);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Step by step' })).toBeVisible();
    await calculator.closeDetails();
    const link = page.getByRole('link', { name: /^Report a wrong figure/ });
    await expect(link).toHaveAttribute('href', '/about-tim#publisher');
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

  test('and other parts that cannot be loaded say so', async ({ page, calculator, faults }) => {
    faults.expect(/details-drawer|other-methods-body|Failed to fetch|Failed to load/);
    await page.goto(flightAddress(LX52));
    await expect(calculator.attributionTable).toBeVisible();
    await page.route(/details-drawer|other-methods-body/, (route) => route.abort());
    await page.getByRole('button', { name: 'Full details of this estimate' }).click();
    await expect(page.getByText(/This part could not be loaded/)).toHaveCount(1);
    await page.getByRole('button', { name: 'Why other calculators differ' }).click();
    await expect(page.getByText(/This part could not be loaded/)).toHaveCount(2);
  });
});
