import { expect, test } from './test.ts';

// spec: 2.8, 2.81, 8.26
test('an address that does not exist is answered with status 404, ends on /404 and leads back to the site', async ({
  page,
  request,
  faults,
}) => {
  faults.expect(/404/);
  // One that cannot be decoded is one of them, and the next is answered.
  expect((await request.get('/%E0%A4%A')).status()).toBe(404);
  for (const path of ['/no-such-page', '/lookup', '/lookup/other/deeper', '/faq/more', '/%E0%A4%A']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page).toHaveURL(/\/404$/);
    await expect(page).toHaveTitle(/^Page Not Found/);
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await expect(page.getByText('Page not found', { exact: true })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  }
  await page.getByRole('link', { name: 'Home', exact: true }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Travel Impact Model' })).toBeVisible();
});

test('a query that cannot be decoded leaves the form empty', async ({ page, calculator }) => {
  await page.goto('/lookup/flight?itinerary=%E0%A4%A');
  // The form is empty before its script runs too: only the script changes the mode, once it has read the address.
  await calculator.chooseMode('Route');
  await expect(page).toHaveURL(/\/lookup\/route\?/);
  await expect(calculator.carrierCode).toBeHidden();
  await expect(calculator.origin).toHaveValue('');
  await expect(calculator.showEmissions).toBeDisabled();
});
