import { expect, type Locator, type Page } from '@playwright/test';
import { slashes, type TypedFlight } from './flights.ts';

const ROUTE_TEXT = 'Add your route info to see typical emissions per passenger';
const FLIGHT_TEXT = 'Add your flight info to see emissions estimates per passenger';

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
  /** The figure before everything else. */
  readonly headline: Locator;
  readonly emissionsTable: Locator;
  readonly typicalTable: Locator;
  readonly attributionTable: Locator;

  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.origin = page.getByRole('combobox', { name: 'Origin' });
    this.destination = page.getByRole('combobox', { name: 'Destination' });
    this.carrierCode = page.getByRole('combobox', { name: 'Carrier Code' });
    this.flightNumber = page.getByRole('combobox', { name: 'Flight Number' });
    this.departureDate = page.getByRole('textbox', { name: 'Departure Date' });
    this.showEmissions = page.getByRole('button', { name: 'Show emissions' });
    this.alert = page.getByRole('alert');
    this.reason = page.getByRole('status').filter({ hasText: /\w/ });
    this.announcement = page.getByRole('main').getByRole('status').first();
    this.headline = page.getByRole('region', { name: 'The figure' });
    this.emissionsTable = page.getByRole('table').filter({ hasText: 'Well-to-Tank' });
    this.typicalTable = page.getByRole('table').filter({ hasText: 'Typical Well-to-Wake emissions' });
    this.attributionTable = page.getByRole('table').filter({ hasText: 'Seat Area Ratios' });
  }

  /** What the list of the field in use offers. */
  option(name: string | RegExp): Locator {
    return this.#page.getByRole('listbox').getByRole('option', { name });
  }

  /** One of the two choices at the top. */
  mode(name: 'Route' | 'Specific flight'): Locator {
    return this.#page.getByRole('radiogroup', { name: 'Calculator mode' }).getByRole('radio', { name, exact: true });
  }

  async chooseMode(name: 'Route' | 'Specific flight'): Promise<void> {
    await this.#page.getByRole('radiogroup', { name: 'Calculator mode' }).getByText(name, { exact: true }).click();
  }

  /** Text, fields and button of a mode, each to be seen and used, whether or not an answer stands below. */
  async expectForm(mode: 'Route' | 'Specific flight', values: readonly string[]): Promise<void> {
    const text = mode === 'Route' ? ROUTE_TEXT : FLIGHT_TEXT;
    await expect(this.#page.getByText(text, { exact: true })).toBeVisible();
    await expect(this.mode(mode)).toBeChecked();
    await expect(this.#page.getByRole('radiogroup', { name: 'Calculator mode' })).toBeVisible();
    const ofFlight = [this.carrierCode, this.flightNumber, this.departureDate];
    const fields = [this.origin, this.destination, ...(mode === 'Route' ? [] : ofFlight)];
    for (const [index, field] of fields.entries()) {
      await expect(field).toBeVisible();
      await expect(field).toBeEditable();
      await expect(field).toHaveValue(values[index] ?? '');
    }
    if (mode === 'Specific flight') {
      await expect(this.#page.getByRole('button', { name: 'About departure dates' })).toBeVisible();
      await expect(this.#page.getByRole('button', { name: /^Departure date, selected date is / })).toBeVisible();
    }
    await expect(this.showEmissions).toBeVisible();
  }

  /** What the footer says below a result. */
  async expectFooter(): Promise<void> {
    const footer = this.#page.getByRole('contentinfo');
    await expect(footer.getByText(/Model Version: 3\.0\.0/)).toBeVisible();
    for (const name of [/^CC BY-SA 4\.0/, /^Contact Us/, /^Privacy Policy/]) {
      await expect(footer.getByRole('link', { name })).toBeVisible();
    }
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

  /** Opens the details of a figure over the page: how it came about, and what it covers. */
  async openDetails(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Full details of this estimate' }).click();
    await expect(this.#page.getByRole('heading', { name: 'Step by step' })).toBeVisible();
  }

  async closeDetails(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Close details' }).click();
    await expect(this.#page.getByRole('dialog')).toBeHidden();
  }

  /** Unfold what other methods say of the flight. */
  async openOthers(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Why other calculators differ' }).click();
    await expect(
      this.#page.getByText('UK Government (DESNZ) 2026, with radiative forcing', { exact: true }).first(),
    ).toBeVisible();
  }

  /** Unfold every step of the working. */
  async openSteps(): Promise<void> {
    const folded = this.#page.locator('ol').getByRole('button', { expanded: false });
    while ((await folded.count()) > 0) {
      await folded.first().click();
    }
  }

  /** The four cabins' texts of one row, economy first. */
  async figures(table: Locator, row: string): Promise<string[]> {
    const cells = await table.getByRole('row', { name: row }).getByRole('cell').allInnerTexts();
    return cells.map((text) => text.trim()).slice(-4);
  }
}
