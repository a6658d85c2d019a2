import { expect, test } from './test.ts';

test('the page about the API: a command that works as it stands, documents, types one link away, scrolled by keyboard', async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto('/developers/api');
  const command = page.getByRole('region', { name: 'Example: computeTypicalFlightEmissions' });
  await expect(command).toContainText(`curl '${baseURL}/v1/flights:computeTypicalFlightEmissions'`);
  const [, url = '', body = ''] = /curl '([^']+)'[\s\S]*-d '([^']+)'/.exec((await command.textContent()) ?? '') ?? [];
  const answer = await request.post(url, { headers: { 'Content-Type': 'application/json' }, data: JSON.parse(body) });
  expect(answer.status()).toBe(200);
  const shown = await page.getByRole('region', { name: 'Answer: computeTypicalFlightEmissions' }).textContent();
  expect(await answer.json()).toEqual(JSON.parse(shown ?? ''));

  for (const [name, member] of [
    ['OpenAPI 3.1', 'openapi'],
    ['Google API Discovery', 'discoveryVersion'],
  ] as const) {
    const href = (await page.getByRole('link', { name }).getAttribute('href')) ?? '';
    const document = await request.get(href);
    expect(document.status()).toBe(200);
    expect(await document.json()).toHaveProperty(member);
  }

  await page.getByRole('link', { name: 'EmissionsGramsPerPax' }).first().click();
  await expect(page).toHaveURL(/#type-EmissionsGramsPerPax$/);
  await expect(page.getByRole('heading', { level: 3, name: 'EmissionsGramsPerPax', exact: true })).toBeInViewport();

  const detailed = page.getByRole('region', { name: 'Answer: computeDetailedFlightEmissions' });
  await detailed.focus();
  await page.keyboard.press('End');
  await expect.poll(() => detailed.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
});
