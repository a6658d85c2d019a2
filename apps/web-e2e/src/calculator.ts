import { expect, type Locator, type Page } from '@playwright/test';
import { slashes, type TypedFlight } from './flights.ts';

/** The calculator's parts as a visitor finds them: by role and by name. */
export class Calculator {
  readonly origin: Locator;
  readonly destination: Locator;
  readonly carrierCode: Locator;
  readonly flightNumber: Locator;
  readonly departureDate: Locator;
  readonly showEmissions: Locator;
  readonly alert: Locator;
  /** The line below the alert: what is known of why. */
  readonly reason: Locator;
  /** What a screen reader hears of the result. */
  readonly announcement: Locator;
  readonly emissionsTable: Locator;
  readonly typicalTable: Locator;
  readonly attributionTable: Locator;

  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.origin = page.getByRole('textbox', { name: 'Origin' });
    this.destination = page.getByRole('textbox', { name: 'Destination' });
    this.carrierCode = page.getByRole('textbox', { name: 'Carrier Code' });
    this.flightNumber = page.getByRole('textbox', { name: 'Flight Number' });
    this.departureDate = page.getByRole('textbox', { name: 'Departure Date' });
    this.showEmissions = page.getByRole('button', { name: 'Show emissions' });
    this.alert = page.getByRole('alert');
    this.reason = page.getByRole('status').filter({ hasText: /\w/ });
    this.announcement = page.getByRole('main').getByRole('status').first();
    this.emissionsTable = page.getByRole('table').filter({ hasText: 'Well-to-Tank' });
    this.typicalTable = page.getByRole('table').filter({ hasText: 'Typical Well-to-Wake emissions' });
    this.attributionTable = page.getByRole('table').filter({ hasText: 'Seat Area Ratios' });
  }

  /** One of the two choices at the top. */
  mode(name: 'Route' | 'Specific flight'): Locator {
    return this.#page.getByRole('group', { name: 'Calculator mode' }).getByRole('button', { name, exact: true });
  }

  async typeRoute(origin: string, destination: string): Promise<void> {
    await this.origin.fill(origin);
    await this.destination.fill(destination);
  }

  async typeFlight(flight: TypedFlight): Promise<void> {
    await this.typeRoute(flight.origin, flight.destination);
    await this.carrierCode.fill(flight.carrierCode);
    await this.flightNumber.fill(flight.flightNumber);
    await this.departureDate.fill(slashes(flight.departureDate));
  }

  /** Unfold how the figures came about. */
  async openWorking(): Promise<void> {
    await this.#page.getByText('Show the working').click();
    await expect(this.#page.getByRole('heading', { name: 'Step by step' })).toBeVisible();
  }

  /** Unfold every step of the working. */
  async openSteps(): Promise<void> {
    for (const step of await this.#page.locator('ol summary').all()) {
      await step.click();
    }
  }

  /** The four cabins' texts of one row, economy first. */
  async figures(table: Locator, row: string): Promise<string[]> {
    const cells = await table.getByRole('row', { name: row }).getByRole('cell').allInnerTexts();
    return cells.map((text) => text.trim()).slice(-4);
  }
}
