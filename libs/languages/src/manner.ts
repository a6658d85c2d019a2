import type { BuildLanguage } from './languages.ts';

/** A calendar date without a time zone. */
export type MannerDate = { readonly year: number; readonly month: number; readonly day: number };

/**
 * How a language writes numbers, dates and lists. The values are those of CLDR, written down, since the platform's own
 * formatters take longer to start than everything else that a page does for its figure; a test compares them.
 */
export type Manner = {
  readonly language: BuildLanguage;
  /** Of numbers. */
  readonly decimalMark: string;
  readonly groupMark: string;
  /** Fewest digits of a whole number whose thousands are parted. */
  readonly groupedFrom: 4 | 5;
  /** A number of percent as a text with its sign: "7 %". */
  readonly percent: (number: string) => string;
  /** From one value to another: "5–7". */
  readonly range: (low: string, high: string) => string;
  /** Which form of a word goes with a whole number, as CLDR names it; that for millions is 'other' here. */
  readonly plural: (count: number) => 'one' | 'other';
  /** "21 Dec 2026", "21. Dez. 2026", "2026年12月21日". */
  readonly day: (date: MannerDate) => string;
  /** The same as a button's label speaks it. */
  readonly spokenDay: (date: MannerDate) => string;
  /** The same with the day of the week, which is a number from 0, Sunday. */
  readonly weekdayAndDay: (date: MannerDate, weekday: number) => string;
  /** With the name of the month in full: "21 December 2026". */
  readonly longDay: (date: MannerDate) => string;
  /** "December 2026". */
  readonly month: (date: Pick<MannerDate, 'year' | 'month'>) => string;
  /** With which day a week begins in a calendar: 0, Sunday, or 1, Monday. */
  readonly firstWeekday: 0 | 1;
  /** How a date is written in a field: order, mark between the parts, and what stands in an empty one. */
  readonly field: { readonly order: 'ymd' | 'dmy'; readonly mark: string; readonly pattern: string };
};

/** A name out of a list of twelve or seven; '' beyond it. */
export const nameAt = (names: readonly string[], index: number): string => names[index] ?? '';
