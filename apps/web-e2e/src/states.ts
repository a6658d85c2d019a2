import { expect, type Page } from '@playwright/test';
import { NEXT_OF_BATCH } from './batch-states.ts';
import type { Calculator } from './calculator.ts';
import { flightAddress, LX316, LX52, LX53, NOT_FLOWN } from './flights.ts';
import { MEET_STATES, NEXT_OF_MEET } from './meet-states.ts';
import { PAGES } from './pages.ts';
import { answeredByLabel, neverAnswered } from './staged-answers.ts';
import { withNext, type State } from './state.ts';
import { TRIP_STATES } from './trip-states.ts';

/** Where the menu is a drawer. */
const PHONE = { width: 390, height: 844 };

/** A page that needs nothing but its address. */
function pageAt(path: string): State {
  const found = PAGES.find((page) => page.path === path);
  if (!found) throw new Error(`No page at ${path}`);
  return {
    name: path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'),
    open: async (page) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: found.heading })).toBeVisible();
    },
  };
}

/** The states of these pages are listed behind them. */
const WITH_STATES: readonly string[] = [
  '/',
  '/about-tim',
  '/faq',
  '/lookup/route',
  '/lookup/flight',
  '/batch',
  '/meet',
];
const READ = PAGES.map(({ path }) => path).filter((path) => !WITH_STATES.includes(path));

const takeAlong = async (page: Page) => {
  await page.getByRole('button', { name: 'Save or share', exact: true }).click();
  await page.getByRole('button', { name: 'Download picture' }).click();
  await expect(page.getByRole('img', { name: /About \d+ kg CO2e/ })).toBeAttached();
  await page.getByRole('button', { name: 'Copy alt text' }).click();
  await expect(page.getByRole('textbox', { name: 'The alt text' })).toBeVisible();
};

const openAllDetails = async (page: Page, calculator: Calculator) => {
  await calculator.openDetails();
  await expect(page.getByRole('dialog').getByText('No certificate of conformity')).toBeVisible();
  await calculator.openSteps();
};

/** Pages that are read. */
const CONTENT: readonly State[] = [
  ...READ.map(pageAt),
  ...withNext(pageAt('/faq'), [
    'faq-open',
    async (page) => {
      await page.getByText('Why is it needed?').click();
      await expect(page.getByText('22 to 63%')).toBeVisible();
    },
  ]),
  {
    name: 'not-found',
    open: async (page) => {
      await page.goto('/404');
      await expect(page.getByText('Page not found', { exact: true })).toBeVisible();
    },
  },
  ...withNext(pageAt('/about-tim'), [
    'menu-open',
    async (page) => {
      await page.setViewportSize(PHONE);
      await page.getByRole('button', { name: /menu/i }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  ]),
];

/** Forms to fill in. */
const FORMS: readonly State[] = [
  ...withNext(pageAt('/'), [
    'home-places-found',
    async (_page, calculator) => {
      await calculator.destination.click();
      await calculator.destination.pressSequentially('new york');
      await expect(calculator.option(/Kennedy/)).toBeVisible();
    },
  ]),
  ...withNext(pageAt('/lookup/route'), [
    'places-found',
    async (page, calculator) => {
      await calculator.origin.click();
      await expect(page.getByText('Still needed: Origin')).toBeVisible();
      await calculator.origin.fill('london');
      await expect(calculator.option(/Heathrow/)).toBeVisible();
    },
  ]),
  ...withNext(
    pageAt('/lookup/flight'),
    [
      'flight-tooltip',
      async (page) => {
        await page.getByRole('button', { name: 'About departure dates' }).click();
        await expect(page.getByText('Emissions data is only available for future flights.')).toBeVisible();
      },
    ],
    [
      'freight-carrier-found',
      async (_page, calculator) => {
        await calculator.carrierCode.fill('fedex');
        await expect(calculator.option(/FedEx Express/)).toBeVisible();
      },
    ],
    [
      'flight-invalid',
      async (_page, calculator) => {
        await calculator.origin.fill('Z');
        await calculator.flightNumber.fill('LX52');
        await calculator.flightNumber.blur();
        for (const field of [calculator.origin, calculator.flightNumber]) {
          await expect(field).toHaveAttribute('aria-invalid', 'true');
        }
        await expect(calculator.showEmissions).toBeDisabled();
      },
    ],
    [
      'flight-calendar',
      async (page) => {
        await page.getByRole('button', { name: /, selected date is/ }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    ],
  ),
  {
    name: 'form-not-loaded',
    open: async (page) => {
      // None of its scripts ever comes; that the page then shows its notice is a journey of its own.
      await page.route('**/assets/*.js', () => undefined);
      await page.goto('/lookup/flight');
      await page.locator('#late').evaluate((notice) => notice.removeAttribute('hidden'));
      await expect(page.getByText('The calculator has not loaded yet')).toBeVisible();
    },
  },
];

/** Answers to a route. */
const ROUTES: readonly State[] = [
  ...withNext(
    {
      name: 'route-result',
      open: async (page, calculator) => {
        await page.goto('/lookup/route?itinerary=ZRH-BOS');
        await expect(calculator.typicalTable).toBeVisible();
      },
    },
    [
      'options',
      async (page) => {
        await page.getByRole('button', { name: /^All \d+ options/ }).click();
        await page.getByRole('button', { name: 'The same as a table' }).click();
        await expect(page.getByRole('columnheader', { name: 'Compared' })).toBeVisible();
      },
    ],
    ['route-details', openAllDetails],
  ),
  {
    name: 'route-unknown',
    open: async (page, calculator) => {
      await page.goto('/lookup/route?itinerary=ZRH-QQQ');
      await expect(calculator.alert.filter({ hasText: 'We could not find this route.' })).toBeVisible();
      await expect(calculator.alert).toContainText('Please check the route info and try again.');
      await expect(calculator.headline).toBeHidden();
    },
  },
  {
    name: 'route-loading',
    open: async (page, calculator) => {
      await neverAnswered(page);
      await page.goto('/lookup/route?itinerary=ZRH-BOS');
      await expect(calculator.announcement.filter({ hasText: 'Loading emissions' })).toBeAttached();
    },
  },
];

/** Answers to a flight. */
const FLIGHTS: readonly State[] = [
  ...withNext(
    {
      name: 'flight-result',
      open: async (page, calculator) => {
        await page.goto(flightAddress(LX52));
        await expect(calculator.emissionsTable).toBeVisible();
        await expect(calculator.typicalTable).toBeVisible();
      },
    },
    [
      'flight-others',
      async (page, calculator) => {
        await calculator.openOthers();
        await page.getByLabel('A figure you have, in kg').fill('690');
        await expect(page.getByText(/^690\skg is nearest to/)).toBeVisible();
      },
    ],
    ['flight-taken-along', takeAlong],
    ['flight-details', openAllDetails],
  ),
  {
    name: 'flight-result-of-one-class',
    open: async (page, calculator) => {
      await page.goto(flightAddress(LX316));
      await expect(calculator.attributionTable).toBeVisible();
      await expect(page.getByRole('radio', { name: /^First – not on board$/ })).toBeVisible();
      await expect(calculator.emissionsTable.getByRole('columnheader', { name: 'First not on board' })).toBeVisible();
    },
  },
  {
    name: 'flight-loading',
    open: async (page, calculator) => {
      await neverAnswered(page);
      await page.goto(flightAddress(LX52));
      await expect(calculator.announcement.filter({ hasText: 'Loading emissions' })).toBeAttached();
    },
  },
  {
    name: 'flight-result-of-label',
    open: async (page, calculator) => {
      await answeredByLabel(page);
      await page.goto(flightAddress(LX52));
      await expect(page.getByText('Total emissions including SAF')).toBeVisible();
      await expect(calculator.typicalTable).toBeVisible();
    },
  },
  {
    name: 'flight-result-with-version-warning',
    open: async (page, calculator) => {
      await page.goto(`${flightAddress(LX52)}&v=1`);
      await expect(calculator.emissionsTable).toBeVisible();
      await expect(calculator.typicalTable).toBeVisible();
      await expect(page.getByText('Warning: This data is using the latest model version.')).toBeVisible();
    },
  },
  {
    name: 'flight-unknown',
    open: async (page, calculator) => {
      await page.goto(flightAddress(NOT_FLOWN));
      await expect(calculator.alert.filter({ hasText: 'We could not find this flight.' })).toBeVisible();
    },
  },
  {
    name: 'flight-nobody-takes',
    open: async (page) => {
      const flight = { ...LX52, origin: 'PHL', destination: 'CLT', carrierCode: 'US', flightNumber: '819' };
      await page.goto(flightAddress(flight));
      await expect(page.getByRole('link', { name: /^Who flies .*\(PHL\) to .*\(CLT\) now$/ })).toBeVisible();
    },
  },
  {
    name: 'all-flights-with-wrong-ones',
    open: async (page) => {
      await page.goto(`${flightAddress(LX52, { ...LX53, departureDate: new Date(2023, 6, 1) })},ZRH-JFK`);
      // The empty form, which the page shows before, has the same words.
      await expect(page.getByRole('heading', { name: 'All flights' })).toBeVisible();
      await expect(page.getByText('Departure date should be in the future')).toBeVisible();
    },
  },
  ...withNext(
    {
      name: 'all-flights',
      open: async (page) => {
        await page.goto(flightAddress(LX52, LX53));
        await expect(page.getByRole('heading', { name: 'All flights' })).toBeVisible();
      },
    },
    [
      'flight-of-several',
      async (page, calculator) => {
        await page
          .getByRole('link', { name: /^Emissions Details for/ })
          .first()
          .click();
        await expect(calculator.emissionsTable).toBeVisible();
        await expect(calculator.typicalTable).toBeVisible();
      },
    ],
  ),
];

/** Every page, and every state worth looking at, by where they are found. */
export const STATES_BY_PLACE: Readonly<Record<string, readonly State[]>> = {
  'what is read': CONTENT,
  'the forms': FORMS,
  'a route': ROUTES,
  'a flight': FLIGHTS,
  'a trip': TRIP_STATES,
  'a list': withNext(pageAt('/batch'), ...NEXT_OF_BATCH),
  'a meeting': [...withNext(pageAt('/meet'), ...NEXT_OF_MEET), ...MEET_STATES],
};

export const STATES: readonly State[] = Object.values(STATES_BY_PLACE).flat();
