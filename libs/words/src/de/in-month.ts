import { monthWords } from './month.ts';

/** "im Mai 2026" of a month, "2026" of a year alone. */
export function inMonthWords(date: string): string {
  return date.includes('-') ? `im ${monthWords(date)}` : monthWords(date);
}
