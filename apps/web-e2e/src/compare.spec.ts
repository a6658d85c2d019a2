import { flightAddress, LX52 } from './flights.ts';
import { sidewaysOverflowPx } from './layout.ts';
import { expect, test } from './test.ts';

const SUMMARY = 'Why others say otherwise';
const FIELD = 'A figure you have, in kg';

/** What is asked for when the section is opened: its code and the index of places. */
const isPart = (url: string) => /other-methods-body|assets\/find-[^/]+\/index/.test(url);

test.describe('why others say otherwise', () => {
  test('is loaded when it is opened, and not before', async ({ page, calculator }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(flightAddress(LX52));
    await expect(calculator.attributionTable).toBeVisible();
    await expect(page.getByRole('button', { name: SUMMARY, expanded: false })).toBeVisible();
    expect(asked.filter(isPart)).toEqual([]);
    await calculator.openOthers();
    expect(asked.filter(isPart).length).toBeGreaterThanOrEqual(2);
  });

  test('is one press away from the figure', { tag: '@phone' }, async ({ page, calculator }) => {
    await page.goto(flightAddress(LX52));
    await expect(calculator.attributionTable).toBeVisible();
    await page.getByRole('link', { name: 'Compare with another tool' }).click();
    await expect(page.getByText('UK Government (DESNZ) 2026, with radiative forcing', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: SUMMARY, expanded: true })).toBeInViewport();
    await expect(page.getByLabel('A figure you have, in kg')).toBeInViewport();
  });

  test('answers "my company’s tool says 690 kg: who is right?"', async ({ page, calculator }) => {
    await page.goto(flightAddress(LX52));
    await calculator.openOthers();
    await page.getByLabel(FIELD).fill('690');
    await expect(page.getByRole('status').filter({ hasText: 'nearest' })).toHaveText(
      /^690\skg is nearest to UK Government \(DESNZ\) 2026, with radiative forcing: \d{3}\skg, \d+\skg (less|more)\./,
    );
    const dots = page.getByRole('list', { name: 'Kilograms by method' }).getByRole('listitem');
    await expect(dots).toHaveCount(9);
    await expect(dots.last()).toHaveText(/^Your figure\s*690\skg$/);
    await expect(page.getByRole('heading', { name: 'Who is right?' })).toBeVisible();
    await expect(page.getByText(/Making the fuel adds about a fifth/)).toBeVisible();
    await expect(page.getByText(/as 1\.7 times the CO2/)).toBeVisible();
    expect(await sidewaysOverflowPx(page)).toBe(0);
  });

  test('has this site’s own figure first, as the table above has it', async ({ page, calculator }) => {
    await page.goto(flightAddress(LX52));
    await expect(calculator.emissionsTable).toBeVisible();
    const [economy] = await calculator.figures(calculator.emissionsTable, 'Well-to-Wake');
    await calculator.openOthers();
    const first = page.getByRole('list', { name: 'Kilograms by method' }).getByRole('listitem').first();
    await expect(first).toHaveText(new RegExp(`^Travel Impact Model\\s*${Math.round(Number(economy))}\\skg$`));
  });

  test('says in a table what each method counts and leaves out, read aloud too', async ({ page, calculator }) => {
    await page.goto(flightAddress(LX52));
    await calculator.openOthers();
    const table = page.getByRole('table', { name: 'What each method counts' });
    await expect(table).toMatchAriaSnapshot(`
      - table "What each method counts":
        - rowgroup:
          - row:
            - columnheader "Method"
            - columnheader "kg per passenger"
            - columnheader "What it counts"
            - columnheader "What it leaves out"
        - rowgroup:
          - row:
            - rowheader /Travel Impact Model/
            - cell /kg/
            - cell /^CO2e\\. Making the fuel and burning it/
            - cell /^Contrails/
          - row:
            - rowheader /By the IATA RP 1726 rules, our fuel and loads/
            - cell /100 kg a passenger/
            - cell /^CO2 alone/
            - cell /^Making the fuel/
          - row:
            - rowheader /UK Government conversion factors \\(DESNZ\\)/
            - cell /with radiative forcing/
            - cell /Factors of international flights in economy, over 6,00\\d km/
            - cell /^This flight’s aircraft/
    `);
    await expect(page.getByText(/Open Government Licence v3\.0/)).toBeVisible();
  });

  test('is used with the keyboard alone', async ({ page, calculator }) => {
    await page.goto(flightAddress(LX52));
    await expect(calculator.attributionTable).toBeVisible();
    await page.getByRole('button', { name: SUMMARY }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('UK Government (DESNZ) 2026, with radiative forcing', { exact: true })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel(FIELD)).toBeFocused();
    // The cabin is the figure's.
    await page.getByRole('radio', { name: /^Economy/ }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const [, , business] = await calculator.figures(calculator.emissionsTable, 'Well-to-Wake');
    const first = page.getByRole('list', { name: 'Kilograms by method' }).getByRole('listitem').first();
    // The table has tenths already rounded: half a kilogram may have gone either way.
    const shownKg = async () => Number((await first.innerText()).replace(/^\D*|\skg.*$|,/gs, ''));
    await expect.poll(async () => Math.abs((await shownKg()) - Number(business))).toBeLessThan(0.6);
  });

  test('is open again after a reload, beside the working', async ({ page, calculator }) => {
    await page.goto(flightAddress(LX52));
    await calculator.openOthers();
    await expect(page).toHaveURL(/#others$/);
    await calculator.openWorking();
    await expect(page).toHaveURL(/#working\+others$/);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Who is right?' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Step by step' })).toBeVisible();
  });

  test('that cannot be loaded says so', async ({ page, calculator, faults }) => {
    faults.expect(/other-methods-body|Failed to fetch|Failed to load/);
    await page.goto(flightAddress(LX52));
    await expect(calculator.attributionTable).toBeVisible();
    await page.route(/other-methods-body/, (route) => route.abort());
    await page.getByRole('button', { name: SUMMARY }).click();
    await expect(page.getByText(/This part could not be loaded/)).toBeVisible();
  });
});
