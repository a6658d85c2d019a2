import { expect, test } from './test.ts';

test.describe('an address that does not exist', () => {
  test.beforeEach(({ faults }) => {
    faults.expect(/404/);
  });

  // spec: 2.8, 2.81, 8.26
  test('is answered with status 404 and ends on /404', async ({ page }) => {
    for (const path of ['/no-such-page', '/lookup', '/lookup/other/deeper', '/faq/more']) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveURL(/\/404$/);
      await expect(page).toHaveTitle(/^Page Not Found/);
      await expect(page.getByText('404', { exact: true })).toBeVisible();
      await expect(page.getByText('Page not found', { exact: true })).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    }
  });

  test('that cannot be decoded is one of them, and the next is answered', async ({ page, request }) => {
    expect((await request.get('/%E0%A4%A')).status()).toBe(404);
    const response = await page.goto('/%E0%A4%A');
    expect(response?.status()).toBe(404);
    await expect(page).toHaveURL(/\/404$/);
  });

  test('leads back to the site', async ({ page }) => {
    await page.goto('/404');
    await page.getByRole('link', { name: 'Home', exact: true }).filter({ visible: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Travel Impact Model' })).toBeVisible();
  });
});

test('a query that cannot be decoded leaves the form empty', async ({ page, calculator }) => {
  // The form is empty before its script runs too: only after it has the address been read.
  await page.goto('/lookup/flight?itinerary=%E0%A4%A', { waitUntil: 'networkidle' });
  await expect(calculator.origin).toHaveValue('');
  await expect(calculator.showEmissions).toBeDisabled();
});
