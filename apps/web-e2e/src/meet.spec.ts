import { readFile } from 'node:fs/promises';
import { axeViolations } from './axe.ts';
import { meetPage, TWELVE } from './meet.ts';
import { expect, test } from './test.ts';

test('twelve people of five cities find where to meet, and take it along; nothing of it is sent', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
  const meet = meetPage(page);
  await page.goto('/meet');
  await meet.people.fill('Zurich 5, London 3\nBoston 2\nNairobi, Tokyo');
  await meet.find.click();
  await expect(meet.heading).toBeFocused();
  await expect(meet.heading).toHaveText('Meet in Zurich');
  await expect(page).toHaveURL(TWELVE);
  await expect(meet.places).toHaveCount(10);
  await expect(meet.places.first()).toContainText('lowest');
  await expect(page.getByRole('img', { name: /^Map of the ways to Zurich: .*TYO to ZRH/ })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('meeting.csv');
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\n');
  expect(lines).toHaveLength(51);
  expect(asked.filter((one) => !one.startsWith('GET ') || /ZRH-5/.test(one.replace(/\/meet\?\S*/, '')))).toEqual([]);
});

test('a meeting is asked about by the keyboard alone', async ({ page }) => {
  const meet = meetPage(page);
  await page.goto('/meet');
  await meet.people.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show an example' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(meet.people).toHaveValue(/^Zurich 5, London 3/);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Zurich 2, Paris');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Geneva, Basel, Lyon');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Cabin' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/meet\?from=ZRH-2\.PAR-1&among=GVA\.\w{3}\.LYS&way=out&land=out$/);
  await expect(meet.heading).toBeFocused();
  await expect(page.getByText('by land, not counted', { exact: true }).first()).toBeVisible();
});
