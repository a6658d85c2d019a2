import { expect } from '@playwright/test';
import { BATCH_STATES } from './batch-states.ts';
import { flightAddress, LX316, LX52, LX53, NOT_FLOWN } from './flights.ts';
import { MEET_STATES } from './meet-states.ts';
import { PAGES } from './pages.ts';
import { answeredByLabel, neverAnswered } from './staged-answers.ts';
import type { State } from './state.ts';
import { TRIP_STATES } from './trip-states.ts';

/** Where the menu is a drawer. */
const PHONE = { width: 390, height: 844 };

const pages: readonly State[] = PAGES.map(({ path, heading }) => ({
  name: path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'),
  open: async (page) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  },
}));

/** Every page, and every state worth looking at. */
export const STATES: readonly State[] = [
  ...pages,
  {
    name: 'not-found',
    open: async (page) => {
      await page.goto('/404');
      await expect(page.getByText('Page not found', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'route-result',
    open: async (page, calculator) => {
      await page.goto('/lookup/route?itinerary=ZRH-BOS');
      await expect(calculator.typicalTable).toBeVisible();
    },
  },
  {
    name: 'route-unknown',
    open: async (page, calculator) => {
      await page.goto('/lookup/route?itinerary=ZRH-QQQ');
      await expect(calculator.alert.filter({ hasText: 'We could not find this route.' })).toBeVisible();
    },
  },
  {
    name: 'flight-result',
    open: async (page, calculator) => {
      await page.goto(flightAddress(LX52));
      await expect(calculator.emissionsTable).toBeVisible();
      await expect(calculator.typicalTable).toBeVisible();
    },
  },
  {
    name: 'flight-result-of-one-class',
    open: async (page, calculator) => {
      await page.goto(flightAddress(LX316));
      await expect(calculator.attributionTable).toBeVisible();
      await expect(page.getByRole('radio', { name: /not on board$/ }).first()).toBeVisible();
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
    name: 'flight-working',
    open: async (page, calculator) => {
      await page.goto(flightAddress(LX52));
      await calculator.openWorking();
    },
  },
  {
    name: 'flight-working-steps',
    open: async (page, calculator) => {
      await page.goto(flightAddress(LX52));
      await calculator.openWorking();
      await calculator.openSteps();
    },
  },
  {
    name: 'route-working-steps',
    open: async (page, calculator) => {
      await page.goto('/lookup/route?itinerary=ZRH-BOS');
      await calculator.openWorking();
      await calculator.openSteps();
    },
  },
  {
    name: 'flight-others',
    open: async (page, calculator) => {
      await page.goto(flightAddress(LX52));
      await calculator.openOthers();
      await page.getByLabel('A figure you have, in kg').fill('690');
      await expect(page.getByText(/^690\skg is nearest to/)).toBeVisible();
    },
  },
  {
    name: 'flight-statement',
    open: async (page) => {
      await page.goto(`${flightAddress(LX52)}#states`);
      await expect(page.getByText('No certificate of conformity')).toBeVisible();
    },
  },
  {
    name: 'route-statement',
    open: async (page) => {
      await page.goto('/lookup/route?itinerary=ZRH-BOS#states');
      await expect(page.getByText('No certificate of conformity')).toBeVisible();
    },
  },
  {
    name: 'flight-taken-along',
    open: async (page) => {
      await page.goto(`${flightAddress(LX52)}#along`);
      await page.getByRole('button', { name: 'Download picture' }).click();
      await expect(page.getByRole('img', { name: /About \d+ kg CO2e/ })).toBeAttached();
      await page.getByRole('button', { name: 'Copy alt text' }).click();
      await expect(page.getByRole('textbox', { name: 'The alt text' })).toBeVisible();
    },
  },
  {
    name: 'flight-result-with-version-warning',
    open: async (page, calculator) => {
      await page.goto(`${flightAddress(LX52)}&v=1`);
      await expect(calculator.emissionsTable).toBeVisible();
      await expect(calculator.typicalTable).toBeVisible();
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
    name: 'freight-carrier-found',
    open: async (page, calculator) => {
      await page.goto('/lookup/flight');
      await calculator.carrierCode.fill('fedex');
      await expect(calculator.option(/FedEx Express/)).toBeVisible();
    },
  },
  {
    name: 'flight-invalid',
    open: async (page, calculator) => {
      await page.goto('/lookup/flight');
      await calculator.origin.fill('Z');
      await calculator.flightNumber.fill('LX52');
      await calculator.flightNumber.blur();
      for (const field of [calculator.origin, calculator.flightNumber]) {
        await expect(field).toHaveAttribute('aria-invalid', 'true');
      }
      await expect(calculator.showEmissions).toBeDisabled();
    },
  },
  {
    name: 'flight-calendar',
    open: async (page) => {
      await page.goto('/lookup/flight');
      await page.getByRole('button', { name: /, selected date is/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'flight-tooltip',
    open: async (page) => {
      await page.goto('/lookup/flight');
      await page.getByRole('button', { name: 'About departure dates' }).click();
      await expect(page.getByText('Emissions data is only available for future flights.')).toBeVisible();
    },
  },
  {
    name: 'menu-open',
    open: async (page) => {
      await page.setViewportSize(PHONE);
      await page.goto('/about-tim');
      await page.getByRole('button', { name: /menu/i }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'all-flights',
    open: async (page) => {
      await page.goto(flightAddress(LX52, LX53));
      await expect(page.getByRole('heading', { name: 'All flights' })).toBeVisible();
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
  {
    name: 'flight-of-several',
    open: async (page, calculator) => {
      await page.goto(flightAddress(LX52, LX53));
      await page
        .getByRole('link', { name: /^Emissions Details for/ })
        .first()
        .click();
      await expect(calculator.emissionsTable).toBeVisible();
      await expect(calculator.typicalTable).toBeVisible();
    },
  },
  ...TRIP_STATES,
  ...BATCH_STATES,
  ...MEET_STATES,
  {
    name: 'places-found',
    open: async (page, calculator) => {
      await page.goto('/lookup/route');
      await calculator.origin.click();
      await expect(page.getByText('Still needed: Origin')).toBeVisible();
      await calculator.origin.fill('london');
      await expect(calculator.option(/Heathrow/)).toBeVisible();
    },
  },
  {
    name: 'home-places-found',
    open: async (page, calculator) => {
      await page.goto('/');
      await calculator.destination.click();
      await calculator.destination.pressSequentially('new york');
      await expect(calculator.option(/Kennedy/)).toBeVisible();
    },
  },
  {
    name: 'options',
    open: async (page) => {
      await page.goto(`/lookup/route?itinerary=ZRH-BOS`);
      await page.getByRole('button', { name: /^All \d+ ways/ }).click();
      await page.getByRole('button', { name: 'The same as a table' }).click();
      await expect(page.getByRole('columnheader', { name: 'Compared' })).toBeVisible();
    },
  },
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
  {
    name: 'faq-open',
    open: async (page) => {
      await page.goto('/faq');
      await page.getByText('Why is it needed?').click();
      await expect(page.getByText('22 to 63%')).toBeVisible();
    },
  },
];
