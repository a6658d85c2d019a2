import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Download, FileChooser, Page } from '@playwright/test';

/** The parts of the page that answers a list, as a visitor finds them. */
export const batchPage = (page: Page) => ({
  list: page.getByRole('textbox', { name: 'Paste rows from a spreadsheet, or type them' }),
  read: page.getByRole('button', { name: 'Continue' }),
  change: page.getByRole('button', { name: 'Change the columns' }),
  compute: page.getByRole('button', { name: 'Compute emissions' }),
  result: page.getByRole('region', { name: 'The whole list' }),
  rows: page.getByRole('table', { name: 'Row by row' }).locator('tbody tr'),
  alert: page.getByRole('alert'),
});

/** Semicolons and a name of a column that nobody knows; a past, a planned and a wrong flight. */
export const LIST = `Datum;Airline;Verbindung;Feld A;Nach;Klasse;Reisender
14.03.2025;Swiss;LX 52;ZRH;BOS;Business;Anna Müller
2024-11-05;BA;BA 117;LHR;JFK;Economy;Ben
01.06.2019;;;London;New York;Premium economy;Ben
31.06.2025;LX;316;ZRH;LHR;Economy;Cleo
`;

/** Presses a button of the answer, and reads the file that comes. */
export async function downloaded(
  page: Page,
  name: string,
): Promise<{ readonly download: Download; readonly text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  // A spreadsheet wants a byte order mark.
  return { download, text: (await readFile(await download.path(), 'utf8')).replace(/^\uFEFF/, '') };
}

/** Gives the page a file of its own making. */
export async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await chooseFile(page, { name, mimeType: 'text/csv', buffer });
}

/** A file of the fixtures of what is no CSV. */
export const sourceFile = (name: string): string =>
  fileURLToPath(new URL(`../../../libs/batch/fixtures/sources/${name}`, import.meta.url));

/** Chooses a file, given by its path or as it is. */
export async function chooseFile(page: Page, file: Parameters<FileChooser['setFiles']>[0]): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByText('Choose a file', { exact: true }).click(),
  ]);
  await chooser.setFiles(file);
}
