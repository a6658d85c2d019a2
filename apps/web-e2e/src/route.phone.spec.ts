import { expect, test } from './test.ts';

// spec: 1.18
// spec: 2.85 in route-form, 2.99 in route-form, 2.100 in route-form, 2.116 in route-form, 2.117 in route-form
// spec: 2.85 in route-result, 2.99 in route-result, 2.100 in route-result, 2.116 in route-result, 2.117 in route-result
// spec: 2.126 in route-result, 2.127 in route-result, 2.128 in route-result
// spec: 2.28 in route-result, 2.30 in route-result, 2.31 in route-result
test('a route is typed, submitted and answered with typical emissions', async ({ page, calculator }) => {
  await page.goto('/lookup/route');
  await calculator.expectForm('Route', ['', '']);
  await expect(calculator.showEmissions).toBeDisabled();

  await calculator.typeRoute('zrh', 'bos');
  // On a phone the open list stands over the button.
  await calculator.destination.blur();
  await calculator.showEmissions.click();

  await expect(page.getByRole('heading', { name: 'Typical emissions' })).toBeVisible();
  await expect(page.getByText('Fuel burn impact in kg CO2e per passenger')).toBeVisible();
  await expect(page).toHaveURL(/\/lookup\/route\?itinerary=ZRH-BOS$/);

  await calculator.expectForm('Route', ['ZRH', 'BOS']);
  await expect(calculator.typicalTable).toBeVisible();
  const figures = await calculator.figures(calculator.typicalTable, 'Typical');
  expect(figures).toHaveLength(4);
  expect(figures.filter((figure) => !/^(\d+\.\d|XX)$/.test(figure))).toEqual([]);
  expect(Number(figures[0])).toBeGreaterThan(100);

  await calculator.expectFooter();
  const learnMore = page.getByRole('link', { name: /^Learn more about how these values are calculated/ });
  await expect(learnMore).toBeVisible();
  await expect(learnMore).toHaveAttribute('href', /typical_flight_emissions\.md$/);
});
