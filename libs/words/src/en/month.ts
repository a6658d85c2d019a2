const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** "May 2026" of 2026-05 or a day of it, "2026" of a year. */
export function monthWords(date: string): string {
  const [year = '', month] = date.split('-');
  return [MONTHS[Number(month) - 1], year].filter(Boolean).join(' ');
}
