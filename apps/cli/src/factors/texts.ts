/** What `factors` says at its end. */
export const FACTORS = {
  written: '{rows} rows in {folder}, in {seconds} s.',
  guide: 'How to join them with your flights in SQL: {file}',
} as const;
