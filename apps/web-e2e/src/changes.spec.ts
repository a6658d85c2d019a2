import { axeViolations } from './axe.ts';
import { sidewaysOverflowPx } from './layout.ts';
import { expect, test } from './test.ts';

test('changed figures are reached from the accuracy, all rows open by keyboard, and there are a feed and a file', async ({
  page,
  request,
}) => {
  await page.goto('/accuracy');
  await page.getByRole('link', { name: 'What each version changed in the figures' }).click();
  await expect(page).toHaveURL('/changes');
  await expect(page.getByRole('heading', { level: 1, name: 'Changed figures' })).toBeVisible();
  await page.locator('summary', { hasText: 'All 76 airlines' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: 'All 76 airlines' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sidewaysOverflowPx(page)).toBe(0);

  const feed = await request.get((await page.getByRole('link', { name: 'changes.xml' }).getAttribute('href')) ?? '');
  expect(feed.headers()['content-type']).toMatch(/xml/);
  const rows = await request.get(
    (await page.getByRole('link', { name: 'All rows of 0.8.0 as CSV' }).getAttribute('href')) ?? '',
  );
  expect((await rows.text()).split('\n')[0]).toMatch(/^scope,carrier,route,/);
});

test('the feed of changed figures is in the language of its page', async ({ request }) => {
  const feed = await (await request.get('/de/changes.xml')).text();
  expect(feed).toContain('xml:lang="de"');
  expect(feed).toContain('/de/changes#v0.8.0');
  expect(feed).toContain('1.438 von 43.239 Strecken von Fluggesellschaften haben einen anderen Wert.');
  expect(await (await request.get('/de/changes')).text()).toContain('href="/de/changes.xml"');
});
