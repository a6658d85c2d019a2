import { holdScriptsBack } from './hold-back.ts';
import { meetPage } from './meet.ts';
import { expect, test } from './test.ts';

test('what is typed, ticked and pressed before the page comes alive is asked', async ({ page }) => {
  const meet = meetPage(page);
  const letThrough = await holdScriptsBack(page);
  await page.goto('/meet', { waitUntil: 'commit' });
  await page.getByRole('checkbox').check();
  await page.getByRole('combobox', { name: 'Cabin' }).selectOption('Business');
  await meet.people.fill('Zurich 2, Boston');
  await meet.find.click();
  letThrough();
  await expect(page).toHaveURL('/meet?from=ZRH-2.BOS-1&cabin=b&land=out');
});

test('two hundred people of forty cities are told how far it is, and may stop', async ({ page }) => {
  const cities =
    'LON PAR CHI NYC AMS MOW YTO SHA MAD WAS BKK DFW DEN FRA BJS SAO SEL TYO MIL CTU BRU DEL IST CPH LAX ATL KUL HOU PMI DXB BCN ROM MEX STO ORL MUC CAN HKG OSL ZRH';
  const meet = meetPage(page);
  await page.goto(`/meet?from=${cities.replaceAll(' ', '-5.')}-5`);
  await expect(page.getByText(/^\d+ of 600 places$/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('alert')).toContainText('Stopped. Nothing was kept.');
  await page.getByRole('button', { name: 'Find places again' }).click();
  // Every typical figure of a city is computed here: a slow machine takes its time.
  await expect(meet.places).toHaveCount(10, { timeout: 60_000 });
});
