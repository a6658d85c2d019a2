import { expect, test } from './test.ts';
import { tripPage } from './trip.ts';

const STEPS_TO_PEOPLE = 5;

test('a trip is planned with the keyboard alone, and its cabin changed', async ({ page, calculator }) => {
  await page.goto('/trip');
  const trip = tripPage(page);
  await trip.from.focus();
  await page.keyboard.type('heathrow');
  await expect(calculator.option(/Heathrow/)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(trip.to).toBeFocused();
  await page.keyboard.type('JFK');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Add a stop' })).toBeFocused();
  // Past the two dates, each with its calendar, and the button before the number.
  for (let step = 0; step < STEPS_TO_PEOPLE; step += 1) await page.keyboard.press('Tab');
  await expect(trip.people).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(trip.people).toHaveValue('2');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'In different cabins' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Economy', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(trip.show).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(trip.heading).toBeFocused();
  await expect(page).toHaveURL(/itinerary=LHR-JFK,JFK-LHR&cabins=p&people=2$/);
  await page.keyboard.press('Tab');
  await expect(trip.result.getByRole('link', { name: /^Source/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Country' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Cite this figure' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Direct flights' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Change the trip' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('link', { name: 'Breakdown and uncertainty, London (LHR) to New York (JFK)' }),
  ).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Cabin from London (LHR) to New York (JFK)' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/cabins=b,p&people=2$/);
});

test('a trip is read in its order, saved as a picture with its words, and printed without its form', async ({
  page,
}) => {
  await page.goto('/trip?itinerary=ZRH-BOS,BOS-ZRH&people=2');
  const trip = tripPage(page);
  await expect(trip.map).toBeVisible();
  await expect(page.getByRole('region', { name: 'The whole trip' })).toMatchAriaSnapshot(`
    - region "The whole trip":
      - heading "The whole trip" [level=2]
      - paragraph: Zurich (ZRH) to Boston (BOS) and back · 2 people, economy
      - paragraph: /About [\\d,]+.kg CO2e/
      - paragraph: /for 2 people, between [\\d,]+ and [\\d,]+.kg/
      - paragraph: /About [\\d,]+.kg for each, between [\\d,]+ and [\\d,]+.kg/
      - heading "Leg by leg, per person" [level=3]
      - list:
        - listitem:
          - heading "Zurich (ZRH) to Boston (BOS)" [level=4]
          - text: /[\\d.]+.kg/
          - paragraph: /Economy, between \\d+ and \\d+.kg\\./
        - listitem:
          - heading "Boston (BOS) to Zurich (ZRH)" [level=4]
      - term: Per person
      - definition: /[\\d.]+.kg/
      - term: For 2 people
      - definition: /[\\d.]+.kg/
      - figure:
        - img /Map of the legs. ZRH to BOS, [\\d,]+.km; BOS to ZRH, [\\d,]+.km/
  `);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download picture' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('trip-emissions-ZRH-BOS-BOS-ZRH.png');
  const inWords = /^Zurich \(ZRH\) to Boston \(BOS\) and back, 2 people, economy: About/;
  await expect(page.getByRole('img', { name: inWords })).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(trip.sum('Per person')).toBeVisible();
  await expect(trip.from).toBeHidden();
  await expect(page.getByRole('button', { name: /Choose a flight/ })).toHaveCount(0);
});
