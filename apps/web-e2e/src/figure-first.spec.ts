import type { Page } from '@playwright/test';
import { flightAddress, LX316, LX52, LX53 } from './flights.ts';
import { watchShifts } from './layout.ts';
import { expect, test } from './test.ts';

/** What a visitor does not notice: the sum of the layout's shifts. */
const UNNOTICED_SHIFT = 0.01;
const ROUTE = '/lookup/route?itinerary=ZRH-BOS';

const headlineOf = (page: Page) => page.getByRole('region', { name: 'The figure' });

/** The calls of functions that the page makes from now on. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(new URL(request.url()).pathname.split('/').at(-1) ?? '');
  });
  return calls;
}

test.describe('the figure first', () => {
  for (const [what, address, sentence] of [
    ['a flight', flightAddress(LX52), /^per person in economy, between [\d,]+ and [\d,]+\skg$/],
    ['a route', ROUTE, /^per person in economy, between [\d,]+ and [\d,]+\skg$/],
  ] as const) {
    test(
      `of ${what} stands above the fold, below the choice of the mode and the question on one line`,
      { tag: '@phone' },
      async ({ page, calculator }) => {
        await page.goto(address);
        const headline = headlineOf(page);
        await expect(headline.getByText(/^About [\d,]+\skg CO2e$/)).toBeVisible();
        await expect(headline.getByText(sentence)).toBeVisible();
        await expect(headline.getByText(/the middle of \d+ usual ways to make this trip/i)).toBeVisible();
        const box = await headline.boundingBox();
        const fold = page.viewportSize()?.height ?? 0;
        expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(fold);
        const mode = await calculator.mode('Route').boundingBox();
        const question = await calculator.change.boundingBox();
        expect(question?.y).toBeGreaterThan(mode?.y ?? Infinity);
        expect(question?.y).toBeLessThan(box?.y ?? 0);
        await expect(page.getByRole('form')).toBeHidden();
      },
    );
  }

  test('is in the detail of a list, and not in the list', async ({ page }) => {
    await page.goto(flightAddress(LX52, LX53));
    await expect(page.getByRole('heading', { name: 'All flights' })).toBeVisible();
    await expect(headlineOf(page)).toBeHidden();
    await page.getByRole('link', { name: 'Emissions Details for BOS to ZRH' }).click();
    await expect(page.getByText(/^LX53, BOS to ZRH, /)).toBeVisible();
    await expect(headlineOf(page).getByText(/^About [\d,]+\skg CO2e$/)).toBeVisible();
  });

  test('is painted before the application comes, which asks nothing again and moves nothing', async ({
    page,
    calculator,
  }) => {
    const calls = watchCalls(page);
    const shifted = await watchShifts(page);
    const { promise: application, resolve: comes } = Promise.withResolvers<void>();
    await page.route(/\/assets\/main-/, async (route) => {
      await application;
      await route.continue();
    });
    await page.goto(flightAddress(LX52));
    const headline = headlineOf(page);
    await expect(headline.getByText(/^About [\d,]+\skg CO2e$/)).toBeVisible();
    await expect(headline.getByText(/^\d+\skg (less|more) than|^About as much as/)).toBeVisible();
    const painted = await headline.innerText();
    comes();
    await expect(calculator.attributionTable).toBeVisible();
    expect(await headline.innerText()).toBe(painted);
    expect(calls.toSorted()).toEqual(['computeFlightEmissions', 'computeTypicalFlightEmissions']);
    expect(await shifted()).toBeLessThanOrEqual(UNNOTICED_SHIFT);
  });

  test('of a cabin that was chosen before the application came stays chosen', async ({ page, calculator }) => {
    await page.goto(flightAddress(LX52));
    await headlineOf(page)
      .getByRole('radio', { name: /^Business/ })
      .click();
    await expect(calculator.attributionTable).toBeVisible();
    await expect(headlineOf(page).getByText(/^per person in business, between/)).toBeVisible();
    await expect(page).toHaveURL(/[?&]cabin=business$/);
    await page.reload();
    await expect(headlineOf(page).getByText(/^per person in business, between/)).toBeVisible();
  });

  test('changes its cabin by the keyboard, and the bar with it', async ({ page, calculator }) => {
    await page.goto(flightAddress(LX52));
    await expect(calculator.attributionTable).toBeVisible();
    const headline = headlineOf(page);
    await headline.getByRole('radio', { name: /^Economy/ }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(headline.getByRole('radio', { name: /^Business/ })).toBeFocused();
    await expect(headline.getByText(/^per person in business, between/)).toBeVisible();
    const [, , business] = await calculator.figures(calculator.emissionsTable, 'Well-to-Wake');
    const shown = await headline.getByText(/^About [\d,]+\skg CO2e$/).innerText();
    const shownKg = Number(shown.replaceAll(/[^\d]/g, '').slice(0, -1));
    expect(Math.abs(shownKg - Number(business)) / Number(business)).toBeLessThan(0.1);
  });

  test('draws a bar whose words a screen reader reads', async ({ page }) => {
    await page.goto(flightAddress(LX52));
    await expect(headlineOf(page)).toMatchAriaSnapshot(`
      - region "The figure":
        - paragraph: /Airbus/
        - paragraph: /About \\d+.kg CO2e/
        - paragraph: /per person in economy, between \\d+ and \\d+.kg/
        - paragraph: /One way. There and back about \\d+.kg/
        - paragraph: /the middle of \\d+ usual ways to make this trip/
        - paragraph:
          - text: /Is that a lot\\? One way is \\d+ % of 5,600.kg/
          - link /Source/
        - paragraph:
          - link "How it is made up, and how sure it is"
          - link "Quote it"
          - link "Who flies it"
          - link "Compare with another tool"
        - text: /On a bar from 0. this flight, about \\d+ kilograms, between \\d+ and \\d+; typical of the route, \\d+\\./
        - group "Cabin":
          - radio /Economy \\d+.kg/ [checked]
          - radio /Premium economy/
          - radio /Business/
          - radio /First/
        - paragraph: /Warming by contrails is not in these kilograms/
    `);
  });

  test('marks the cabins that the aircraft does not have', async ({ page }) => {
    await page.goto(flightAddress(LX316));
    const headline = headlineOf(page);
    await expect(headline.getByRole('radio', { name: /^First – not on board$/ })).toBeVisible();
    await expect(headline.getByRole('radio', { name: /^Economy [\d,]+\skg$/ })).toBeVisible();
  });

  test('leads on to the parts below', { tag: '@phone' }, async ({ page }) => {
    await page.goto(flightAddress(LX52));
    await expect(page.getByRole('heading', { name: 'Data Attribution' })).toBeVisible();
    await headlineOf(page).getByRole('link', { name: 'How it is made up, and how sure it is' }).click();
    await expect(page.getByRole('button', { name: 'Show the working' })).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Step by step' })).toBeVisible();
  });
});
