import { NEXT_MONTH, slashes } from './flights.ts';
import { expect, test } from './test.ts';
import { tripPage } from './trip.ts';

/** What comes for the map alone. */
const MAP_FILE = /\/assets\/route-map-/;

test.describe('a new user', () => {
  test(
    'asks for London to New York next month, two people, return, and is answered',
    { tag: '@phone' },
    async ({ page, calculator }) => {
      await page.goto('/');
      await page.getByRole('link', { name: /Plan a trip/ }).click();
      const trip = tripPage(page);
      await trip.from.click();
      await trip.from.pressSequentially('london');
      await calculator.option(/All airports/).click();
      await trip.to.click();
      await trip.to.pressSequentially('new york');
      await calculator.option(/All airports/).click();
      await page.getByRole('textbox', { name: 'Departure Date' }).fill(slashes(NEXT_MONTH));
      await page.getByRole('button', { name: 'People: one more' }).click();
      await expect(trip.people).toHaveValue('2');
      await trip.show.click();

      await expect(trip.heading).toBeFocused();
      await expect(trip.heading).toBeInViewport();
      await expect(trip.result.getByText('London (LON) to New York (NYC) and back · 2 people, economy')).toBeVisible();
      await expect(trip.result.getByText(/^About [\d,]+.kg CO2e$/)).toBeInViewport();
      await expect(trip.result.getByText(/^for 2 people, between [\d,]+ and [\d,]+.kg$/)).toBeInViewport();
      await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
        /^London \(LON\) to New York \(NYC\) and back: [\d.,]+ kilograms of CO2 equivalent for 2 people, economy\.$/,
      );
      await expect(trip.legs).toHaveCount(2);
      await expect(
        trip.result.getByText(/^For each person the whole trip is \d+.% of what the average person emitted/),
      ).toBeVisible();

      await page.reload();
      await expect(trip.sum('For 2 people')).toBeVisible();
      await expect(trip.from).toHaveValue('LON');
      await expect(trip.people).toHaveValue('2');
    },
  );

  test('asks for Manchester to Bangkok through Doha, and is answered', async ({ page, calculator }) => {
    await page.goto('/trip');
    const trip = tripPage(page);
    await trip.from.fill('manchester');
    await calculator.option(/Manchester Airport/).click();
    await trip.to.fill('bangkok');
    await calculator.option(/Suvarnabhumi/).click();
    await page.getByRole('button', { name: 'Add a stop' }).click();
    await page.getByRole('combobox', { name: 'Stop 1' }).fill('doha');
    await calculator.option(/Hamad/).first().click();
    const inTurn = page.getByRole('combobox', { name: /^(?:From|Stop 1|To)$/ });
    expect(await inTurn.evaluateAll((fields) => fields.map((field) => field.getAttribute('name')))).toEqual([
      'origin',
      'stop-0',
      'destination',
    ]);
    await page.getByRole('radiogroup', { name: 'Return or one way' }).getByText('One way').click();
    await trip.show.click();
    await expect(
      trip.result.getByText('Manchester (MAN) to Bangkok (BKK) through Doha (DOH) · 1 person, economy'),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/trip\?itinerary=MAN-DOH,DOH-BKK$/);
    await expect(trip.result.getByText(/^About [\d,]+.kg CO2e$/)).toBeVisible();
    await expect(trip.map).toHaveAccessibleName(/MAN to DOH, [\d,]+.km; DOH to BKK, [\d,]+.km$/);

    await trip.result.getByRole('link', { name: 'Change the trip' }).click();
    await expect(trip.from).toBeInViewport();
    await trip.from.click();
    // Its text is selected in the frame after, as nobody types faster.
    await expect.poll(() => trip.from.evaluate((field: HTMLInputElement) => field.selectionEnd)).toBe('MAN'.length);
    await expect.poll(() => trip.from.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(0);
    await page.keyboard.type('london');
    await expect(trip.from).toHaveValue('london');
  });
});

test('the map is loaded where there is a trip, and nowhere else; without it a trip has its figures', async ({
  page,
  calculator,
  faults,
}) => {
  faults.expect(/route-map|ERR_FAILED|Failed to load/);
  const files: string[] = [];
  page.on('request', (request) => {
    if (MAP_FILE.test(request.url())) files.push(request.url());
  });
  await page.goto('/lookup/route?itinerary=ZRH-BOS');
  await expect(calculator.typicalTable).toBeVisible();
  await page.goto('/trip');
  await tripPage(page).from.click();
  await expect(page.getByText('Still needed: From')).toBeVisible();
  expect(files).toEqual([]);
  await page.goto('/trip?itinerary=SYD-LAX');
  await expect(tripPage(page).map).toBeVisible();
  expect(files).toHaveLength(1);

  await page.route(MAP_FILE, (route) => route.abort());
  await page.goto('/trip?itinerary=ZRH-BOS');
  await expect(tripPage(page).sum('Per person')).toBeVisible();
  await expect(page.getByText('The map could not be loaded.')).toBeVisible();
});

test('a leg becomes the flight that is chosen from everyone who flies it', async ({ page }) => {
  await page.goto('/trip?itinerary=ZRH-BOS,BOS-ZRH&cabins=b');
  const trip = tripPage(page);
  await trip.legs.first().getByRole('button', { name: 'Choose a flight, Zurich (ZRH) to Boston (BOS)' }).click();
  const list = page.getByRole('region', { name: 'Flights on this route' });
  await expect(list.getByText(/Per person in business/).first()).toBeVisible();
  await list.getByText('Direct', { exact: true }).click();
  await list.getByRole('link', { name: /^LX 52/ }).click();
  await expect(page).toHaveURL(/itinerary=ZRH-BOS-LX-52-\d{8},BOS-ZRH&cabins=b$/);
  await expect(trip.legs.first()).toContainText('LX52');
  await expect(trip.heading).toBeFocused();
  await expect(list).toHaveCount(0);
});
