import type { Locator, Page } from '@playwright/test';

/** The parts of a trip's page as a visitor finds them. */
export class TripPage {
  readonly from: Locator;
  readonly to: Locator;
  readonly people: Locator;
  readonly show: Locator;
  readonly result: Locator;
  readonly map: Locator;
  readonly legs: Locator;
  readonly heading: Locator;

  constructor(page: Page) {
    this.from = page.getByRole('combobox', { name: 'From', exact: true });
    this.to = page.getByRole('combobox', { name: 'To', exact: true });
    this.people = page.getByRole('spinbutton', { name: 'People' });
    this.show = page.getByRole('form', { name: 'Trip' }).getByRole('button', { name: 'Show emissions' });
    this.result = page.getByRole('region', { name: /^(The whole trip|A part of the trip)$/ });
    this.heading = this.result.getByRole('heading', { level: 2 });
    this.map = page.getByRole('img', { name: /^Map of the legs/ });
    this.legs = this.result.getByRole('listitem');
  }

  /** One of the lines below the legs. */
  sum(name: string): Locator {
    return this.result.getByRole('definition').and(this.result.locator(`dt:text-is("${name}") + dd`));
  }
}
