import type { Page } from '@playwright/test';

export const changedTable = (page: Page) => page.getByRole('table').filter({ hasText: 'With your changes' });

/** What a row of the table has for economy [kg, or per cent]. */
export const economyOf = async (page: Page, row: string) =>
  Number(await changedTable(page).getByRole('row', { name: row }).getByRole('cell').first().innerText());
