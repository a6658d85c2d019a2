/** "2026年5月" of 2026-05 or a day of it, "2026年" of a year. */
export function monthWords(date: string): string {
  const [year = '', month] = date.split('-');
  return `${year}年${month === undefined ? '' : `${Number(month)}月`}`;
}
