import { dayText, isRealDate, parseWrittenDate, parseYyyymmdd, type CalendarDate } from '@tim/notation';

/** What stands first in dates like 3/4/2025. */
export type DateOrder = 'day-first' | 'month-first';

/** A date, or a month or a year of which no more is known. */
export type RowDate = CalendarDate | { readonly year: number; readonly month: number } | { readonly year: number };

/** Two numbers between slashes, dashes or dots, then a year of two or four digits, or a time. */
const NUMBERS = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?:[ T,].*)?$/;
const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[ T].*)?$/;

/** A month: "2025-03", "2025年3月"; "03/2025", "3.2025"; "März 2025", "Mar-2025". */
const YEAR_MONTH = /^(\d{4})[-/.年] ?(\d{1,2})月?$/;
const MONTH_YEAR = /^(\d{1,2})[-/.](\d{4})$/;
const NAMED_MONTH = /^(\p{L}{3,12})\.?(?:[ /-]| de )(\d{4})$/u;

/** Seconds, or milliseconds, since 1970, as programs write moments. */
const SINCE_1970 = /^(\d{10})(?:\.\d{1,9})?$|^(\d{13})$/;

/** Years of two digits are of this century. */
const CENTURY = 2000;

/**
 * Read a date: "2025-03-01", also with a time, "20250301", "01.03.2025", "1 March 2025", "1. März 2025", "2025年3月1日", "3/1/25", a month
 * ("2025-03", "03/2025", "März 2025"), a year alone, or a moment as programs write it (1741940000), whose day is that in universal time.
 *
 * @param order - what stands first between slashes where both readings are dates; dots have the day first
 * @returns undefined for what is no real date, and where the order would have to be known
 */
export function readDate(text: string, order?: DateOrder): RowDate | undefined {
  const plain = text.trim();
  if (/^\d{4}$/.test(plain)) return { year: Number(plain) };
  const moment = SINCE_1970.exec(plain);
  if (moment) return dayOfMoment(Number(moment[2] ?? Number(moment[1]) * MILLISECONDS));
  const iso = ISO.exec(plain);
  if (iso) return real(iso[1], iso[2], iso[3]);
  const numbers = NUMBERS.exec(plain);
  if (!numbers) return monthOf(plain) ?? parseYyyymmdd(plain) ?? writtenDate(plain);
  const [, first, separator, second, shortYear = ''] = numbers;
  const year = shortYear.length === 2 ? String(CENTURY + Number(shortYear)) : shortYear;
  const dayFirst = real(year, second, first);
  const monthFirst = separator === '.' ? undefined : real(year, first, second);
  if (dayFirst && monthFirst && dayFirst.day !== monthFirst.day) {
    return order === undefined ? undefined : order === 'day-first' ? dayFirst : monthFirst;
  }
  return dayFirst ?? monthFirst;
}

const MILLISECONDS = 1000;

function dayOfMoment(milliseconds: number): CalendarDate {
  const moment = new Date(milliseconds);
  return { year: moment.getUTCFullYear(), month: moment.getUTCMonth() + 1, day: moment.getUTCDate() };
}

/** Why a text is not read as a date: its order is not known, no calendar has the day, or it is none. */
export function dateFault(text: string): 'unclearDate' | 'noSuchDay' | 'noDate' {
  if (readDate(text, 'day-first')) return 'unclearDate';
  const plain = text.trim();
  return ISO.test(plain) || NUMBERS.test(plain) ? 'noSuchDay' : 'noDate';
}

const writtenDate = (text: string): CalendarDate | undefined =>
  parseWrittenDate(text) ?? parseWrittenDate(withEnglishMonth(text));

function monthOf(text: string): RowDate | undefined {
  const [, yearBefore, monthBehind] = YEAR_MONTH.exec(text) ?? [];
  const [, monthBefore = monthBehind, yearBehind = yearBefore] = MONTH_YEAR.exec(text) ?? [];
  const [, name, ofName] = NAMED_MONTH.exec(text) ?? [];
  const first = name === undefined ? real(yearBehind, monthBefore, '1') : writtenDate(`1 ${name} ${ofName}`);
  return first && { year: first.year, month: first.month };
}

/** A date as far as it is known: "2025-03-01", "2025-03", "2025". */
export function rowDateText(date: RowDate): string {
  if ('day' in date) return dayText(date);
  return 'month' in date ? `${date.year}-${String(date.month).padStart(2, '0')}` : String(date.year);
}

/** Languages in which names of months are read, besides English. */
const LANGUAGES = ['de', 'fr', 'es', 'it', 'pt', 'nl'];

const monthNames = (language: string): readonly string[] =>
  Array.from({ length: 12 }, (_, month) =>
    new Date(Date.UTC(2000, month)).toLocaleString(language, { month: 'long', timeZone: 'UTC' }),
  );
const ENGLISH_MONTHS = monthNames('en');
const FOREIGN_MONTHS = LANGUAGES.map((language) => monthNames(language).map(plainLetters));

/**
 * Turns "3. Juni 2025" and "3 de junio de 2025" into "3 June 2025". The text stays as it was if no month, or more than one,
 * begins with the word.
 */
function withEnglishMonth(text: string): string {
  return text
    .replace(/\bde\b/g, '')
    .replace(/\s+/g, ' ')
    .replace(/\p{L}{3,}/u, (word) => {
      const beginning = plainLetters(word);
      const months = FOREIGN_MONTHS.flatMap((names) =>
        names.flatMap((name, month) => (name.startsWith(beginning) ? [ENGLISH_MONTHS[month]] : [])),
      );
      const [month, ...others] = new Set(months);
      return month !== undefined && others.length === 0 ? month : word;
    });
}

/** Lower case, without accents. */
function plainLetters(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * What stands first in a column of dates, told by those that can be read in one way only.
 *
 * @returns undefined where none tells, or where they contradict each other
 */
export function dateOrderOf(texts: Iterable<string>): DateOrder | undefined {
  const seen = new Set<DateOrder>();
  for (const text of texts) {
    const [, first, separator, second] = NUMBERS.exec(text.trim()) ?? [];
    if (separator === undefined || separator === '.') continue;
    if (Number(first) > 12) seen.add('day-first');
    if (Number(second) > 12) seen.add('month-first');
  }
  const [order, other] = seen;
  return other === undefined ? order : undefined;
}

function real(year = '', month = '', day = ''): CalendarDate | undefined {
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  return isRealDate(date) ? date : undefined;
}
