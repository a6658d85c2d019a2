import { flightAddress, LX52 } from './flights.ts';
import { holdBack } from './hold-back.ts';
import { doubleText, watchShifts } from './layout.ts';
import { expect, test } from './test.ts';

/** What a visitor does not notice: the sum of the layout's shifts. */
const UNNOTICED_SHIFT = 0.01;
const ROUTE = '/lookup/route?itinerary=ZRH-BOS';

test.describe('the figure first', () => {
  test('stands above the fold, below the form and the question in words; leads on to the parts below', async ({
    page,
    calculator,
  }) => {
    const { headline } = calculator;
    for (const address of [ROUTE, flightAddress(LX52)]) {
      await page.goto(address);
      await expect(headline.getByText(/^About [\d,]+\skg CO2e$/)).toBeVisible();
      const per = headline.getByText(/^per person in economy(?: on direct flights)?, between [\d,]+ and [\d,]+\skg$/);
      await expect(per).toBeVisible();
      await expect(headline.getByText(/the median of \d+ common itineraries|Typical of all flights/i)).toBeVisible();
      const box = await per.boundingBox();
      const fold = page.viewportSize()?.height ?? 0;
      expect((box?.y ?? Infinity) + (box?.height ?? 0), address).toBeLessThanOrEqual(fold);
      // Who fly, and how, is asked beside the button, above the figure.
      for (const choice of ['One way or return', 'People', 'Cabin']) {
        const asked = await page.getByRole('combobox', { name: choice }).boundingBox();
        expect((asked?.y ?? Infinity) + (asked?.height ?? 0), address).toBeLessThan(box?.y ?? 0);
      }
    }
    await expect(calculator.attributionTable).toBeVisible();
    await headline.getByRole('link', { name: 'Breakdown and uncertainty' }).click();
    await expect(page.getByRole('dialog', { name: 'Full details of this estimate' })).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Step by step' })).toBeVisible();
  });

  test('is painted before the application comes, which asks nothing again and moves nothing', async ({
    page,
    calculator,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') calls.push(new URL(request.url()).pathname.split('/').at(-1) ?? '');
    });
    const shifted = await watchShifts(page);
    const applicationComes = await holdBack(page, /\/assets\/main-/);
    await page.goto(flightAddress(LX52));
    const { headline } = calculator;
    await expect(headline.getByText(/^About [\d,]+\skg CO2e$/)).toBeVisible();
    await expect(headline.getByText(/^About (\d+\s% (less|more) than|as much as)/)).toBeVisible();
    const painted = await headline.innerText();
    applicationComes();
    await expect(calculator.attributionTable).toBeVisible();
    expect(await headline.innerText()).toBe(painted);
    expect(calls.toSorted()).toEqual(['computeFlightEmissions', 'computeTypicalFlightEmissions']);
    expect(await shifted()).toBeLessThanOrEqual(UNNOTICED_SHIFT);
  });

  test(
    'gives its bars a line for themselves where letters are large',
    { tag: '@phone' },
    async ({ page, calculator }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(flightAddress(LX52));
      const { headline } = calculator;
      await expect(headline.getByText(/^About [\d,]+\skg CO2e$/)).toBeVisible();
      await doubleText(page);
      const bars = await headline.locator('label > div, select').all();
      for (const bar of bars) expect((await bar.boundingBox())?.width).toBeGreaterThan(200);
      expect(bars.length).toBe(5);
    },
  );

  test('keeps the cabin that was chosen before the application came, and has bar and words for a screen reader', async ({
    page,
    calculator,
  }) => {
    await page.goto(flightAddress(LX52));
    const { headline } = calculator;
    await headline.getByRole('radio', { name: /^Business/ }).click();
    await expect(calculator.attributionTable).toBeVisible();
    await expect(headline.getByText(/^per person in business, between/)).toBeVisible();
    await expect(page).toHaveURL(/[?&]cabin=business$/);
    const [, , business] = await calculator.figures(calculator.emissionsTable, 'Well-to-Wake');
    const shown = await headline.getByText(/^About [\d,]+\skg CO2e$/).innerText();
    const shownKg = Number(shown.replaceAll(/[^\d]/g, '').slice(0, -1));
    expect(Math.abs(shownKg - Number(business)) / Number(business)).toBeLessThan(0.1);

    await headline.getByRole('radio', { name: /^Business/ }).focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(headline.getByRole('radio', { name: /^Economy/ })).toBeFocused();
    await expect(headline.getByText(/^per person in economy, between/)).toBeVisible();
    await expect(headline).toMatchAriaSnapshot(`
      - region "The figure":
        - paragraph: /Airbus/
        - paragraph: /About \\d+.kg CO2e/
        - paragraph: /per person in economy, between \\d+ and \\d+.kg/
        - text: /Chart that starts at 0. this flight, about \\d+ kilograms, between \\d+ and \\d+; typical of the route, \\d+\\./
        - paragraph: /One way. Twice that for a return. about \\d+.kg/
        - paragraph: /the median of \\d+ common itineraries/
        - text: /Is that a lot\\? One way is \\d+ % of what the average person emitted in the United Kingdom/
        - link /Source/
        - combobox "Country"
        - paragraph:
          - link "Breakdown and uncertainty"
          - link "Save or share"
          - link "Flights on this route"
          - link "Other calculators"
        - group "Cabin":
          - radio /Economy \\d+.kg/ [checked]
          - radio /Premium economy/
          - radio /Business/
          - radio /First/
        - paragraph: /Contrails are not included/
    `);
  });
});
