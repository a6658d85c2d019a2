import { readFile } from 'node:fs/promises';
import type { BrowserContext, Download, Page } from '@playwright/test';
import { flightAddress, LX52, yyyymmdd } from './flights.ts';
import { expect, test } from './test.ts';

const FILE = `flight-emissions-LX52-ZRH-BOS-${yyyymmdd(LX52.departureDate)}`;
/** What browsers leave free around a page. */
const MARGIN = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };

/** Whether it is a file of what is loaded when a figure is shared. */
const isOfShare = (path: string) => /\/(share|statement)-/.test(path);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const figure = (page: Page) => page.getByRole('region', { name: 'The figure' });

/** From the figure to what can be taken along, as somebody who wants to quote it gets there. */
async function quoteIt(page: Page, address = flightAddress(LX52)): Promise<void> {
  await page.goto(address);
  await figure(page).getByRole('link', { name: 'Save or share' }).click();
  await expect(button(page, 'Copy as text')).toBeInViewport();
}

async function copied(page: Page, context: BrowserContext, name: string): Promise<string> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(page, name).click();
  await expect(page.getByRole('status').filter({ hasText: /copied\.$/ })).toBeInViewport({ ratio: 1 });
  return page.evaluate(() => navigator.clipboard.readText());
}

async function downloaded(page: Page, name: string): Promise<{ file: Download; content: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
  await expect(page.getByText(`${file.suggestedFilename()} is downloaded.`)).toBeVisible();
  return { file, content: await readFile(await file.path()) };
}

/** How many sheets of paper the page takes. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'A4', margin: MARGIN })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Printed as a browser does, the result takes one sheet, on which its figure is. */
async function expectOneSheet(page: Page): Promise<void> {
  // With the airports' names, which come after the figure and are longer than their codes.
  await page.waitForLoadState('networkidle');
  await button(page, 'Print').click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
  expect(await sheetsOf(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(figure(page).getByText(/^About [\d,]+\skg CO2e$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Full details of this estimate' })).toBeVisible();
  await expect(button(page, 'Print')).toBeHidden();
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
});

test.describe('what is taken along', () => {
  test(
    'is quoted from the figure by keyboard: its text with its address; nothing of it is loaded before',
    { tag: '@phone' },
    async ({ page, calculator, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(flightAddress(LX52));
      await expect(calculator.attributionTable).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(asked.filter(isOfShare)).toEqual([]);

      await figure(page).getByRole('link', { name: 'Save or share' }).focus();
      await page.keyboard.press('Enter');
      await expect(button(page, 'Copy as text')).toBeInViewport();
      expect(asked.filter(isOfShare)).not.toEqual([]);
      await page.keyboard.press('Tab');
      await expect(button(page, 'Save or share')).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByText('The text is copied.')).toBeVisible();
      await expect(button(page, 'Copy as text')).toBeFocused();

      // Names come with the search's index.
      await expect
        .poll(async () => (await copied(page, context, 'Copy as text')).split('\n')[0])
        .toMatch(/^Swiss.* LX52, Zürich Airport \(ZRH\) to .*Logan.* \(BOS\), \w{3}, \w{3} \d+, \d{4}$/i);
      const text = await copied(page, context, 'Copy as text');
      const shown = (
        await figure(page)
          .getByText(/^About [\d,]+\skg CO2e$/)
          .innerText()
      ).replaceAll('\u202F', ' ');
      expect(text.split('\n')[1]).toMatch(
        new RegExp(`^${shown} per person in economy, between \\d+ and \\d+ kg, one way\\.$`),
      );
      expect(text).toContain(`Source: ${page.url().replace('#along', '')}\n`);
    },
  );

  test('is a CSV with the figures of the table, a picture of 1200 × 630 px, and a text of the cabin chosen', async ({
    page,
    calculator,
    context,
  }) => {
    await quoteIt(page);
    const table = await calculator.figures(calculator.emissionsTable, 'Well-to-Wake');
    const csv = await downloaded(page, 'Download CSV');
    expect(csv.file.suggestedFilename()).toBe(`${FILE}.csv`);
    const [header = '', ...rows] = csv.content.toString('utf8').trimEnd().split('\r\n');
    const column = header.split(',').indexOf('well_to_wake_kg_co2e_per_passenger');
    expect(rows.map((row) => Number(row.split(',')[column]).toFixed(1))).toEqual(table);

    const { file, content } = await downloaded(page, 'Download picture');
    expect(file.suggestedFilename()).toBe(`${FILE}.png`);
    expect(content.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect([content.readUInt32BE(16), content.readUInt32BE(20)]).toEqual([1200, 630]);
    const picture = page.getByRole('img', { name: /LX52.*: About \d+ kg CO2e per person in economy/ });
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toBeVisible();
    // Decoded again it is what the page shows: white at its corner, the figure's blue on its axis.
    const colours = await page.evaluate(
      async (bytes) => {
        const bitmap = await createImageBitmap(new Blob([Uint8Array.from(bytes)], { type: 'image/png' }));
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
        const pen = canvas.getContext('2d');
        pen?.drawImage(bitmap, 0, 0);
        const pixels = pen?.getImageData(0, 404, bitmap.width, 1).data ?? [];
        const row = Array.from({ length: bitmap.width }, (_, x) =>
          Array.from(pixels.slice(4 * x, 4 * x + 3)).join(' '),
        );
        return { corner: row[0], hasFigure: row.includes('10 98 169'), hasRange: row.includes('125 184 232') };
      },
      [...content],
    );
    expect(colours).toEqual({ corner: '255 255 255', hasFigure: true, hasRange: true });

    const chosen = figure(page).getByRole('radio', { name: /^Business/ });
    await chosen.click();
    await expect(chosen).toBeChecked();
    expect(await copied(page, context, 'Copy as text')).toMatch(/kg CO2e per person in business, between/);
  });
});

test('a flight and a route take one sheet of A4 each without their form, and the details of a flight a few of their own', async ({
  page,
  calculator,
}) => {
  await quoteIt(page);
  await expect(page).toHaveTitle(/^LX52, Zurich \(ZRH\) to Boston \(BOS\), .*: About [\d,]+\skg CO2e per person/);
  await expect(page.locator('head > title')).toHaveCount(1);
  await expectOneSheet(page);
  await expect(page.getByRole('heading', { name: 'Emissions estimates' })).toBeVisible();
  await expect(calculator.emissionsTable).toBeVisible();
  await expect(page.getByText(/^http\S*\?itinerary=ZRH-BOS-LX-52-\d{8}\S* · printed/)).toBeVisible();
  await expect(page.getByText('Model Version: 3.0.0')).toBeVisible();
  await expect(calculator.showEmissions).toBeHidden();
  await expect(calculator.mode('Route')).toBeHidden();
  await expect(page.getByText('Add your flight info to see emissions estimates per passenger')).toBeHidden();
  await expect(page.getByRole('navigation')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
  await expect(button(page, 'Full details of this estimate')).toBeHidden();

  await page.emulateMedia({ media: null });
  await calculator.openDetails();
  const sheets = await sheetsOf(page);
  expect(sheets).toBeGreaterThan(1);
  expect(sheets).toBeLessThan(5);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Step by step' })).toBeVisible();
  await expect(figure(page)).toBeHidden();

  await page.emulateMedia({ media: null });
  await quoteIt(page, '/lookup/route?itinerary=ZRH-BOS');
  await expectOneSheet(page);
});
