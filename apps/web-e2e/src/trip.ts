import type { Page } from '@playwright/test';

/** The parts of a trip's page as a visitor finds them. */
export function tripPage(page: Page) {
  const result = page.getByRole('region', { name: /^(The whole trip|A part of the trip)$/ });
  return {
    from: page.getByRole('combobox', { name: 'From', exact: true }),
    to: page.getByRole('combobox', { name: 'To', exact: true }),
    people: page.getByRole('spinbutton', { name: 'People' }),
    show: page.getByRole('form', { name: 'Trip' }).getByRole('button', { name: 'Show emissions' }),
    map: page.getByRole('img', { name: /^Map of the legs/ }),
    result,
    heading: result.getByRole('heading', { level: 2 }),
    legs: result.getByRole('listitem'),
    /** One of the lines below the legs. */
    sum: (name: string) => result.getByRole('definition').and(result.locator(`dt:text-is("${name}") + dd`)),
  };
}
