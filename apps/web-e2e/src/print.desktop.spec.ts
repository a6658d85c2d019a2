import { flightAddress, LX52 } from './flights.ts';
import { expect, test } from './test.ts';

/** What browsers leave free around a page. */
const MARGIN = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };

test.describe('on paper', () => {
  test('a result is one sheet of figures, address and day, without what is only of use on a screen', async ({
    page,
    calculator,
  }) => {
    await page.goto(flightAddress(LX52));
    await expect(calculator.attributionTable).toBeVisible();
    await page.emulateMedia({ media: 'print' });

    await expect(page.getByRole('heading', { name: 'Emissions estimates' })).toBeVisible();
    await expect(calculator.emissionsTable).toBeVisible();
    await expect(page.getByText(`${page.url()} · printed`)).toBeVisible();
    await expect(page.getByText('Model Version: 3.0.0')).toBeVisible();

    await expect(calculator.showEmissions).toBeHidden();
    await expect(calculator.mode('Route')).toBeHidden();
    await expect(page.getByText('Add your flight info to see emissions estimates per passenger')).toBeHidden();
    await expect(page.getByRole('navigation')).toBeHidden();
    await expect(page.getByRole('button', { name: "Copy this result's address" })).toBeHidden();
    await expect(page.getByText('Show the working')).toBeHidden();

    const pdf = (await page.pdf({ format: 'A4', margin: MARGIN })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });

  test('the working is printed when it is open', async ({ page, calculator }) => {
    await page.goto(flightAddress(LX52));
    await calculator.openWorking();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Step by step' })).toBeVisible();
  });
});
