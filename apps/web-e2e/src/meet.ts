import type { Locator, Page } from '@playwright/test';

/** The parts of the page that finds where to meet, as a visitor finds them. */
export class MeetPage {
  readonly people: Locator;
  readonly find: Locator;
  readonly heading: Locator;
  readonly places: Locator;

  constructor(page: Page) {
    this.people = page.getByRole('textbox', { name: 'People and where they come from' });
    this.find = page.getByRole('button', { name: 'Find places' });
    this.heading = page.getByRole('heading', { name: /^Meet in / });
    this.places = page.getByRole('list', { name: 'Places, lowest first' }).getByRole('listitem');
  }
}

export const TWELVE = '/meet?from=ZRH-5.LON-3.BOS-2.NBO-1.TYO-1';
