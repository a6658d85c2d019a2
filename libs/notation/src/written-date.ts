import { isRealDate, type CalendarDate } from './calendar-date.ts';

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** Also with the day of the week behind it. */
const JAPANESE = /^(\d{4})年(\d{1,2})月(\d{1,2})日(?:\s?[（(].*)?$/;
const DAY_FIRST = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/;
const DAY_OR_MONTH_FIRST = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/;
const DAY_THEN_NAME = /^(\d{1,2})\.? ?([a-z]{3,9})\.?,? ?(\d{4})$/;
const NAME_THEN_DAY = /^([a-z]{3,9})\.? ?(\d{1,2}),? (\d{4})$/;

/**
 * Read a date that is written with the year last, "21.12.2026", "21/12/2026", "12/21/2026", "21 Dec 2026",
 * "December 21, 2026", or as in Japanese: "2026年12月21日". Between slashes the day may come first or second: where both readings are dates, it is not read.
 *
 * @returns undefined for any other text, and for what is no real date
 */
export function parseWrittenDate(text: string): CalendarDate | undefined {
  const readings = readingsOf(text.trim().toLowerCase()).filter(isRealDate);
  const [first, second] = readings;
  return second === undefined || second.day === first?.day ? first : undefined;
}

function readingsOf(text: string): readonly CalendarDate[] {
  const japanese = JAPANESE.exec(text);
  if (japanese) {
    const [, year, month, day] = japanese.map(Number);
    return [dateOf(year, month, day)];
  }
  const dotted = DAY_FIRST.exec(text);
  if (dotted) {
    const [, day, month, year] = dotted.map(Number);
    return [dateOf(year, month, day)];
  }
  const slashed = DAY_OR_MONTH_FIRST.exec(text);
  if (slashed) {
    const [, one, other, year] = slashed.map(Number);
    return [dateOf(year, other, one), dateOf(year, one, other)];
  }
  const [, day, month = '', year] = DAY_THEN_NAME.exec(text) ?? [];
  if (day !== undefined) {
    return [dateOf(Number(year), monthNamed(month), Number(day))];
  }
  const [, name = '', nameDay, nameYear] = NAME_THEN_DAY.exec(text) ?? [];
  return [dateOf(Number(nameYear), monthNamed(name), Number(nameDay))];
}

function dateOf(year = 0, month = 0, day = 0): CalendarDate {
  return { year, month, day };
}

/** 1 to 12, 0 for what is neither an English month's name nor the beginning of one. */
function monthNamed(name: string): number {
  return MONTHS.findIndex((month) => month.startsWith(name)) + 1;
}
