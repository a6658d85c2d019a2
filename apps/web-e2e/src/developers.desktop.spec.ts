import { expect, test } from './test.ts';

const PAGE = '/developers/api';

test.describe('the page about the API', () => {
  test('is reached from About', async ({ page }) => {
    await page.goto('/about-tim');
    await page.getByRole('link', { name: 'the API behind the calculator' }).click();
    await expect(page).toHaveURL(PAGE);
    await expect(page.getByRole('heading', { level: 1, name: 'Developers API' })).toBeVisible();
  });

  test('has a command that works as it stands', async ({ page, request, baseURL }) => {
    await page.goto(PAGE);
    const command = page.getByRole('region', { name: 'Example: computeTypicalFlightEmissions' });
    await expect(command).toContainText(`curl '${baseURL}/v1/flights:computeTypicalFlightEmissions'`);
    const [, url = '', body = ''] = /curl '([^']+)'[\s\S]*-d '([^']+)'/.exec((await command.textContent()) ?? '') ?? [];
    const answer = await request.post(url, { headers: { 'Content-Type': 'application/json' }, data: JSON.parse(body) });
    expect(answer.status()).toBe(200);
    const shown = await page.getByRole('region', { name: 'Answer: computeTypicalFlightEmissions' }).textContent();
    expect(await answer.json()).toEqual(JSON.parse(shown ?? ''));
  });

  test('leads to the documents it names', async ({ page, request }) => {
    await page.goto(PAGE);
    for (const [name, member] of [
      ['OpenAPI 3.1', 'openapi'],
      ['Google API Discovery', 'discoveryVersion'],
    ] as const) {
      const href = (await page.getByRole('link', { name }).getAttribute('href')) ?? '';
      const answer = await request.get(href);
      expect(answer.status()).toBe(200);
      expect(await answer.json()).toHaveProperty(member);
    }
  });

  test('leads from a field’s type to where the type is described', async ({ page }) => {
    await page.goto(PAGE);
    await page.getByRole('link', { name: 'EmissionsGramsPerPax' }).first().click();
    await expect(page).toHaveURL(/#type-EmissionsGramsPerPax$/);
    await expect(page.getByRole('heading', { level: 3, name: 'EmissionsGramsPerPax', exact: true })).toBeInViewport();
  });

  test('has examples that the keyboard can scroll', async ({ page }) => {
    await page.goto(PAGE);
    const answer = page.getByRole('region', { name: 'Answer: computeDetailedFlightEmissions' });
    await answer.focus();
    await page.keyboard.press('End');
    await expect.poll(() => answer.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  });
});

test.describe('the page about the API, without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows every method, its fields, and a command for this site', async ({ page, baseURL }) => {
    await page.goto(PAGE);
    for (const name of ['Flight', 'DetailedFlight', 'TypicalFlight', 'Scope3Flight']) {
      await expect(page.getByRole('heading', { level: 2, name: `compute${name}Emissions` })).toBeVisible();
    }
    await expect(page.getByText('flights[].operatingCarrierCode').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Answer: computeFlightEmissions' })).toContainText('"economy"');
    const command = page.getByRole('region', { name: 'Example: computeFlightEmissions' });
    await expect(command).toContainText(`curl '${baseURL}/v1/`);
  });
});
