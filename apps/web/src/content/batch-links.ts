/** The page that answers a list, and what leads there; apart from its texts, which only it needs. */
export const BATCH_PATH = '/batch';

export const BATCH_LINKS = {
  fromCalculator: 'Many flights? Give a list',
  fromDevelopers: 'A list of flights from a spreadsheet needs no code: give it to the site.',
} as const;
