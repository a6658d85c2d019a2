import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { batchPage, chooseFile, sourceFile } from './batch.ts';
import { expect, test } from './test.ts';

test('a workbook is chosen, answered and taken along for Excel, and nothing of it is sent', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  const batch = batchPage(page);
  await page.goto('/batch');
  await chooseFile(page, sourceFile('flights.xlsx'));
  await expect(page.getByText('This is a spreadsheet (.xlsx); we read the sheet “Flights 2025”.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await batch.compute.click();
  await expect(page.getByText('for 3 of 3 rows', { exact: true })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download for Excel' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('flights-emissions.xlsx');
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');
  expect(asked.filter((one) => !one.startsWith('GET '))).toEqual([]);
});

test('a file is dropped on a page that nobody has touched yet, and one beside the form leaves the page', async ({
  page,
}) => {
  await page.goto('/batch');
  const devTools = await page.context().newCDPSession(page);
  const drop = async (onto: Locator) => {
    const { x, y, width, height } = (await onto.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const data = { items: [], files: [sourceFile('flights.xlsx')], dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      await devTools.send('Input.dispatchDragEvent', { type, x: x + width / 2, y: y + height / 2, data });
    }
  };
  await drop(page.getByRole('form', { name: 'Your list' }).getByRole('heading'));
  const read = page.getByText('This is a spreadsheet (.xlsx); we read the sheet “Flights 2025”.');
  await expect(read).toBeVisible();
  await drop(page.getByRole('heading', { level: 1 }));
  await expect(read).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/batch');
});
