import { expect, test } from './test.ts';

test('the page about the API: a command that works as it stands, and an answer that is scrolled by keyboard', async ({
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

  const detailed = page.getByRole('region', { name: 'Answer: computeDetailedFlightEmissions' });
  await detailed.focus();
  await page.keyboard.press('End');
  await expect.poll(() => detailed.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
});
