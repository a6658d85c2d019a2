import { expect, test } from './test.ts';

// spec: 2.8, 2.81, 8.26
test('an address that does not exist is answered with status 404, ends on its language’s /404 and leads back to the site', async ({
  page,
  request,
  faults,
}) => {
  faults.expect(/404/);
  // One that cannot be decoded is one of them, and the next is answered.
  expect((await request.get('/%E0%A4%A')).status()).toBe(404);
  await page.goto('/de/gibt-es-nicht');
  await expect(page).toHaveURL(/\/de\/404$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
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
