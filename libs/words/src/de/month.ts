const MONTHS = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
] as const;

/** "Mai 2026" of 2026-05 or a day of it, "2026" of a year. */
export function monthWords(date: string): string {
  const [year = '', month] = date.split('-');
  return [MONTHS[Number(month) - 1], year].filter(Boolean).join(' ');
}

/** "im Mai 2026" of a month, "2026" of a year alone. */
export function inMonthWords(date: string): string {
  return date.includes('-') ? `im ${monthWords(date)}` : monthWords(date);
}
