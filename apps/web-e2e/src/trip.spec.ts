import type { Page, Request } from '@playwright/test';
import { itineraryOf, LX52, LX53, NEXT_MONTH, slashes } from './flights.ts';
import { sidewaysOverflowPx, smallTargets } from './layout.ts';
import { expect, test } from './test.ts';
import { TripPage } from './trip.ts';

/** What comes for the map alone. */
const MAP_FILE = /\/assets\/route-map-/;

type Grams = Readonly<Record<'economy' | 'premiumEconomy' | 'business' | 'first', number>>;
type Answer = { readonly emissionsGramsPerPax: Grams };
type Call = { readonly name: string; readonly entries: number; readonly answers: readonly Answer[] };

/** The calls that the page makes from now on, with what they were answered. */
function watchCalls(page: Page): Promise<Call>[] {
  const calls: Promise<Call>[] = [];
  page.on('requestfinished', (request) => {
    if (request.method() === 'POST' && /compute\w+$/.test(request.url())) calls.push(callOf(request));
  });
  return calls;
}

async function callOf(request: Request): Promise<Call> {
  const { data } = request.postDataJSON() as { data: { flights?: unknown[]; markets?: unknown[] } };
  const response = await request.response();
  const { result } = JSON.parse((await response?.text()) ?? '{}') as {
    result: { flightEmissions?: Answer[]; typicalFlightEmissions?: Answer[] };
  };
  return {
    name: request.url().split('/').at(-1) ?? '',
    entries: (data.flights ?? data.markets ?? []).length,
    answers: result.flightEmissions ?? result.typicalFlightEmissions ?? [],
  };
}

/** Grams as the page shows them: to a tenth of a kilogram, halves away from zero. */
const shownKg = (grams: number) => Math.round(grams / 100) / 10;

test.describe('a new user', () => {
  test(
    'asks for London to New York next month, two people, return, and is answered',
    { tag: '@phone' },
    async ({ page, calculator }) => {
      await page.goto('/');
      await page.getByRole('link', { name: /Plan a trip/ }).click();
      const trip = new TripPage(page);
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
      await expect(trip.result.getByText(/^For each person the whole trip is \d+.% of 5,600.kg/)).toBeVisible();

      await page.reload();
      await expect(trip.sum('For 2 people')).toBeVisible();
      await expect(trip.from).toHaveValue('LON');
      await expect(trip.people).toHaveValue('2');
    },
  );

  test('asks for Manchester to Bangkok through Doha, and is answered', async ({ page, calculator }) => {
    await page.goto('/trip');
    const trip = new TripPage(page);
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
    await page.keyboard.type('london');
    await expect(trip.from).toHaveValue('london');
  });
});

test.describe('the sums', () => {
  test('are those of the calls, with mixed cabins and a leg flown twice, each asked once', async ({ page }) => {
    const calls = watchCalls(page);
    const flight = itineraryOf(LX52);
    await page.goto(`/trip?itinerary=${flight},BOS-ZRH,${flight},BOS-ZRH&cabins=e,b,f,p&people=3`);
    const trip = new TripPage(page);
    await expect(trip.sum('For 3 people')).toBeVisible();
    const answered = await Promise.all(calls);
    expect(answered.map(({ name, entries }) => `${name} ${entries}`).toSorted()).toEqual([
      'computeFlightEmissions 1',
      'computeTypicalFlightEmissions 1',
    ]);
    const gramsOf = (name: string) => answered.find((call) => call.name === name)?.answers[0]?.emissionsGramsPerPax;
    const [there, back] = [gramsOf('computeFlightEmissions'), gramsOf('computeTypicalFlightEmissions')];
    const legs = [there?.economy, back?.business, there?.first, back?.premiumEconomy].map((grams) => grams ?? 0);
    const grams = legs.reduce((sum, one) => sum + one, 0);
    for (const [index, one] of legs.entries()) expect(await trip.legKg(index)).toBe(shownKg(one));
    expect(await trip.sumKg('Per person')).toBe(shownKg(grams));
    expect(await trip.sumKg('For 3 people')).toBe(shownKg(3 * grams));
  });

  test('follow the cabin of a leg without another call', async ({ page }) => {
    await page.goto('/trip?itinerary=ZRH-BOS,BOS-ZRH');
    const trip = new TripPage(page);
    await expect(trip.sum('Per person')).toBeVisible();
    const [economy, other] = [await trip.legKg(0), await trip.legKg(1)];
    const calls = watchCalls(page);
    await page.getByRole('combobox', { name: 'Cabin from Zurich (ZRH) to Boston (BOS)' }).selectOption('Business');
    await expect.poll(() => trip.legKg(0)).toBeGreaterThan(economy);
    await expect(page).toHaveURL(/cabins=b,e$/);
    expect(await trip.sumKg('Per person')).toBeCloseTo((await trip.legKg(0)) + other, 0);
    expect(calls).toEqual([]);
  });

  test('leave out a leg without an answer, which says why, and are then no total', async ({ page }) => {
    await page.goto('/trip?itinerary=MAN-DOH,DOH-QQQ&people=2');
    const trip = new TripPage(page);
    await expect(trip.heading).toHaveText('A part of the trip');
    await expect(trip.result.getByText(/without Doha \(DOH\) to QQQ$/).first()).toBeVisible();
    await expect(trip.legs.nth(1)).toContainText('No airport with scheduled flights is known by the code QQQ.');
    await expect(trip.sum('Per person')).toHaveCount(0);
  });
});

test.describe('a leg', () => {
  test('becomes the flight that is named, and says its aircraft and its contrail risk apart', async ({
    page,
    calculator,
  }) => {
    await page.goto('/trip?itinerary=ZRH-BOS,BOS-ZRH');
    const trip = new TripPage(page);
    await expect(trip.legs.first()).toContainText('Typical of Zurich (ZRH) to Boston (BOS)');
    await expect(trip.legs.first()).not.toContainText('Contrail risk');
    await page.getByRole('button', { name: 'Name the flight, Zurich (ZRH) to Boston (BOS)' }).click();
    await calculator.carrierCode.fill('LX');
    await calculator.flightNumber.fill('52');
    const flight = page.getByRole('form', { name: 'Flight from Zurich (ZRH) to Boston (BOS)' });
    await flight.getByRole('textbox', { name: 'Departure Date' }).fill(slashes(LX52.departureDate));
    await flight.getByRole('button', { name: 'Show emissions' }).click();
    await expect(trip.legs.first()).toContainText(/ZRH to BOS · LX52 · .* · Airbus/);
    await expect(trip.legs.first()).toContainText(/Contrail risk: (low|medium|high)\./);
    await expect(page).toHaveURL(new RegExp(`itinerary=${itineraryOf(LX52)},BOS-ZRH$`));
    await page.goBack();
    await expect(trip.legs.first()).toContainText('Typical of Zurich (ZRH) to Boston (BOS)');
  });

  test('leads to how its figure is made up', async ({ page, calculator }) => {
    await page.goto(`/trip?itinerary=${itineraryOf(LX52)}`);
    await page
      .getByRole('link', { name: 'How it is made up, and how sure it is, Zurich (ZRH) to Boston (BOS)' })
      .click();
    await expect(calculator.emissionsTable).toBeVisible();
  });
});

test.describe('the way to a trip', () => {
  test('leads from the list of flights to its total', async ({ page }) => {
    await page.goto('/lookup/flight?itinerary=MAN-DOH-QR-22,DOH-BKK-QR-836');
    await page.getByRole('link', { name: 'See the total of these flights as one trip' }).click();
    const trip = new TripPage(page);
    await expect(
      trip.result.getByText('Manchester (MAN) to Bangkok (BKK) through Doha (DOH) · 1 person, economy'),
    ).toBeVisible();
    await expect(trip.result.getByText(/^About [\d,]+.kg CO2e$/)).toBeVisible();
    await expect(trip.legs.first()).toContainText('Still needed: Departure Date. Typical of the route until');
  });

  test('leads from an address with three airports', async ({ page }) => {
    await page.goto('/lookup/route?itinerary=MAN-DOH-BKK');
    await page.getByRole('link', { name: 'See the whole trip' }).click();
    await expect(
      new TripPage(page).result.getByText('Manchester (MAN) to Bangkok (BKK) through Doha (DOH) · 1 person, economy'),
    ).toBeVisible();
  });

  test('leads from a route’s result', async ({ page }) => {
    await page.goto('/lookup/route?itinerary=ZRH-BOS');
    await page.getByRole('link', { name: 'Plan a trip on this route' }).click();
    await expect(new TripPage(page).sum('Per person')).toBeVisible();
  });
});

test('the map is loaded where there is a trip, and nowhere else', async ({ page, calculator }) => {
  const files: string[] = [];
  page.on('request', (request) => {
    if (MAP_FILE.test(request.url())) files.push(request.url());
  });
  await page.goto('/lookup/route?itinerary=ZRH-BOS');
  await expect(calculator.typicalTable).toBeVisible();
  await page.goto('/trip');
  await new TripPage(page).from.click();
  await expect(page.getByText('Still needed: From')).toBeVisible();
  expect(files).toEqual([]);
  await page.goto('/trip?itinerary=SYD-LAX');
  await expect(new TripPage(page).map).toBeVisible();
  expect(files).toHaveLength(1);
});

test('without its map a trip has its figures', async ({ page, faults }) => {
  faults.expect(/route-map|ERR_FAILED|Failed to load/);
  await page.route(MAP_FILE, (route) => route.abort());
  await page.goto('/trip?itinerary=ZRH-BOS');
  await expect(new TripPage(page).sum('Per person')).toBeVisible();
  await expect(page.getByText('The map could not be loaded.')).toBeVisible();
});

test('who is offline is told so', async ({ page, context, faults }) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED|Emissions call failed|Failed to (load|fetch)|failed/i);
  await page.goto('/trip?itinerary=ZRH-BOS');
  const trip = new TripPage(page);
  await expect(trip.sum('Per person')).toBeVisible();
  await context.setOffline(true);
  await trip.to.fill('JFK');
  await trip.to.blur();
  await trip.show.click();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(trip.legs.first()).toContainText('The service could not be reached');
});

test('twelve legs fit the window, and everything to press is large enough', { tag: '@phone' }, async ({ page }) => {
  const there = 'MAN-DOH-BKK-SIN-SYD-AKL-LAX';
  await page.goto(`/trip?itinerary=${there},LAX-AKL-SYD-SIN-BKK-DOH-MAN&people=99`);
  const trip = new TripPage(page);
  await expect(trip.legs).toHaveCount(12);
  await expect(trip.map).toBeVisible();
  expect(await sidewaysOverflowPx(page)).toBe(0);
  expect(await smallTargets(page)).toEqual([]);
});

test('a leg becomes the flight that is chosen from everyone who flies it', async ({ page }) => {
  await page.goto('/trip?itinerary=ZRH-BOS,BOS-ZRH&cabins=b');
  const trip = new TripPage(page);
  await trip.legs.first().getByRole('button', { name: 'Name the flight, Zurich (ZRH) to Boston (BOS)' }).click();
  const list = page.getByRole('region', { name: 'Who flies it, and what it emits' });
  await expect(list.getByText(/per person in business and contrail risk\.$/).first()).toBeVisible();
  await list.getByText('Direct', { exact: true }).click();
  await list.getByRole('link', { name: /^LX 52/ }).click();
  await expect(page).toHaveURL(/itinerary=ZRH-BOS-LX-52-\d{8},BOS-ZRH&cabins=b$/);
  await expect(trip.legs.first()).toContainText('LX52');
  await expect(trip.heading).toBeFocused();
  await expect(list).toHaveCount(0);
});

test('two flights are one trip', async ({ page }) => {
  await page.goto(`/trip?itinerary=${itineraryOf(LX52)},${itineraryOf(LX53)}`);
  const trip = new TripPage(page);
  await expect(trip.result.getByText('Zurich (ZRH) to Boston (BOS) and back · 1 person, economy')).toBeVisible();
  await expect(trip.legs.nth(1)).toContainText(/LX53/);
});

test('a trip is saved as a picture, and shown with its words', async ({ page }) => {
  await page.goto('/trip?itinerary=ZRH-BOS,BOS-ZRH&people=2');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download picture' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('trip-emissions-ZRH-BOS-BOS-ZRH.png');
  await expect(page.getByText('trip-emissions-ZRH-BOS-BOS-ZRH.png is downloaded.')).toBeVisible();
  const picture = page.getByRole('img', {
    name: /^Zurich \(ZRH\) to Boston \(BOS\) and back, 2 people, economy: About/,
  });
  await expect(picture).toBeVisible();
  await page.getByRole('button', { name: 'Copy alt text' }).click();
  await expect(page.getByRole('textbox', { name: /alt text/i })).toHaveValue((await picture.getAttribute('alt')) ?? '');
});
