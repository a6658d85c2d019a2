import { expect, test } from './test.ts';

test.describe('a route', () => {
  // spec: 1.18, 2.28, 2.99, 2.100, 2.117, 2.126, 2.128
  test('is typed, submitted and answered with typical emissions', async ({ page, calculator }) => {
    await page.goto('/lookup/route');
    await expect(page.getByText('Add your route info to see typical emissions per passenger')).toBeVisible();
    await expect(calculator.showEmissions).toBeDisabled();

    await calculator.typeRoute('zrh', 'bos');
    // On a phone the open list stands over the button.
    await calculator.destination.blur();
    await calculator.showEmissions.click();

    await expect(page.getByRole('heading', { name: 'Typical emissions' })).toBeVisible();
    await expect(page.getByText('Fuel burn impact in kg CO2e per passenger')).toBeVisible();
    await expect(page).toHaveURL(/\/lookup\/route\?itinerary=ZRH-BOS$/);

    const figures = await calculator.figures(calculator.typicalTable, 'Typical');
    expect(figures).toHaveLength(4);
    expect(figures.filter((figure) => !/^(\d+\.\d|XX)$/.test(figure))).toEqual([]);
    expect(Number(figures[0])).toBeGreaterThan(100);

    await expect(page.getByText('Model Version: 3.0.0')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Learn more/ })).toHaveAttribute(
      'href',
      /typical_flight_emissions\.md$/,
    );
  });

  test('says plainly when nothing is known of it', async ({ page, calculator }) => {
    await page.goto('/lookup/route');
    await calculator.typeRoute('ZRH', 'QQQ');
    await calculator.showEmissions.click();
    await expect(calculator.alert).toContainText('We could not find this route.');
    await expect(calculator.alert).toContainText('Please check the route info and try again.');
    await expect(page.getByRole('region', { name: 'The figure' })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Typical emissions' })).toBeHidden();
  });

  // spec: 2.116
  test('is answered at once when the address names it, and adds no step to the history', async ({
    page,
    calculator,
  }) => {
    await page.goto('/faq');
    await page.goto('/lookup/route?itinerary=ZRH-BOS');
    await expect(page.getByRole('heading', { name: 'Typical emissions' })).toBeVisible();
    await calculator.openForm();
    await expect(calculator.origin).toHaveValue('ZRH');
    await expect(calculator.destination).toHaveValue('BOS');
    await page.goBack();
    await expect(page).toHaveURL(/\/faq$/);
  });

  // spec: 4.10
  test('replaces the address when another is submitted, and one gets back to the first', async ({
    page,
    calculator,
  }) => {
    await page.goto('/faq');
    await page.goto('/lookup/route?itinerary=ZRH-BOS');
    await expect(page.getByRole('heading', { name: 'Typical emissions' })).toBeVisible();
    await calculator.openForm();
    await calculator.typeRoute('ZRH', 'JFK');
    await calculator.showEmissions.click();
    await expect(page).toHaveURL(/itinerary=ZRH-JFK$/);
    await page.goBack();
    await expect(page).toHaveURL(/itinerary=ZRH-BOS$/);
    await calculator.openForm();
    await expect(calculator.destination).toHaveValue('BOS');
    await expect(calculator.typicalTable).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/faq$/);
  });

  test('whose address names more airports than two says which are left out', async ({ page, calculator }) => {
    await page.goto('/lookup/route?itinerary=ZRH-BOS-JFK');
    await expect(calculator.alert).toContainText('This is ZRH to BOS; JFK is left out.');
    await expect(calculator.typicalTable).toBeVisible();
  });
});
