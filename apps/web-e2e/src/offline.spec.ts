import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { axeViolations } from './axe.ts';
import { flightAddress, LX52 } from './flights.ts';
import { expect, test } from './test.ts';
import { untilKept } from './until-kept.ts';

const WORKER = join(import.meta.dirname, '../../../dist/web/sw.js');
const ROUTE = '/lookup/route?itinerary=ZRH-BOS';

test.use({ serviceWorkers: 'allow' });
// One of them changes the served worker.
test.describe.configure({ mode: 'serial' });

test('after one visit the calculator answers without network, and says so', async ({ page, calculator, faults }) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED|Failed to load|net::/);
  await page.goto(flightAddress(LX52));
  await expect(calculator.emissionsTable).toBeVisible();
  const flight = await calculator.emissionsTable.innerText();
  await page.goto(ROUTE);
  await expect(calculator.typicalTable).toBeVisible();
  const route = await calculator.typicalTable.innerText();
  await untilKept(page);

  await page.context().setOffline(true);
  await page.reload();
  await expect(calculator.typicalTable).toBeVisible();
  expect(await calculator.typicalTable.innerText()).toBe(route);
  await expect(page.getByText(/^You are offline: computed on this device .* data of \d{4}-\d{2}-\d{2}/)).toBeVisible();
  await page.goto(flightAddress(LX52));
  await expect(calculator.emissionsTable).toBeVisible();
  expect(await calculator.emissionsTable.innerText()).toBe(flight);
  expect(await axeViolations(page)).toEqual([]);

  await page.context().setOffline(false);
  await calculator.showEmissions.click();
  await expect(page.getByText(/^You are offline/)).toBeHidden();
});

test('a new version is offered, and taken only on press', async ({ page, calculator }) => {
  await page.goto(ROUTE);
  await expect(calculator.typicalTable).toBeVisible();
  await untilKept(page);
  const served = await readFile(WORKER, 'utf8');
  try {
    await writeFile(WORKER, `${served}\n// the next version\n`);
    await page.evaluate(async () => {
      Object.assign(window, { isOldPage: true });
      await (await navigator.serviceWorker.ready).update();
    });
    const take = page.getByRole('button', { name: 'Load it' });
    await expect(take).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => 'isOldPage' in window)).toBe(true);
    await take.click();
    await page.waitForFunction(() => !('isOldPage' in window));
    await expect(calculator.typicalTable).toBeVisible();
    await expect(take).toBeHidden();
  } finally {
    await writeFile(WORKER, served);
  }
});
