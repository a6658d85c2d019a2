import type { Page } from '@playwright/test';

/** The parts of the page that finds where to meet, as a visitor finds them. */
export const meetPage = (page: Page) => ({
  people: page.getByRole('textbox', { name: 'People and where they come from' }),
  find: page.getByRole('button', { name: 'Find places' }),
  heading: page.getByRole('heading', { name: /^Meet in / }),
  places: page.getByRole('list', { name: 'Places, lowest first' }).getByRole('listitem'),
});

export const TWELVE = '/meet?from=ZRH-5.LON-3.BOS-2.NBO-1.TYO-1';
