const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "May 2026" of 2026-05 or a day of it, "2026" of a year. */
export function monthWords(date: string): string {
  return date.length === 4 ? date : MONTH.format(new Date(`${date.slice(0, 7)}-01T00:00:00Z`));
}
