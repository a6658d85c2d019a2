const MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
] as const;

/** "mai 2026" of 2026-05 or a day of it, "2026" of a year. */
export function monthWords(date: string): string {
  const [year = '', month] = date.split('-');
  return [MONTHS[Number(month) - 1], year].filter(Boolean).join(' ');
}
