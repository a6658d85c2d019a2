import { expect, test } from './test.ts';

// spec: 1.18, 2.28, 2.99, 2.100, 2.116, 2.117, 2.126, 2.128, 4.10
test('a route is typed, submitted and answered with typical emissions; another replaces it, and one gets back to the first', async ({
  page,
  calculator,
}) => {
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

  await page.goto('/faq');
  await page.goto('/lookup/route?itinerary=ZRH-BOS');
  await expect(page.getByRole('heading', { name: 'Typical emissions' })).toBeVisible();
  await calculator.openForm();
  await expect(calculator.origin).toHaveValue('ZRH');
  await expect(calculator.destination).toHaveValue('BOS');
  await calculator.typeRoute('ZRH', 'JFK');
  await calculator.destination.blur();
  await calculator.showEmissions.click();
  await expect(page).toHaveURL(/itinerary=ZRH-JFK$/);
  await page.goBack();
  await expect(page).toHaveURL(/itinerary=ZRH-BOS$/);
  await calculator.openForm();
  await expect(calculator.destination).toHaveValue('BOS');
  await expect(calculator.typicalTable).toBeVisible();
  // Being answered at once added no step.
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
});
