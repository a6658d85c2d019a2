import { dayText, isRealDate, utcDate } from '@tim/notation';
import type { CellFormat } from './write-xlsx.ts';

/** What a number of a cell means by its format. */
export type NumberKind = 'number' | 'date' | 'time' | 'date-time';

/** Formats that files name by a number alone, as Excel has them in all languages. */
const BUILT_IN: readonly (readonly [first: number, last: number, kind: NumberKind])[] = [
  [14, 17, 'date'],
  [18, 21, 'time'],
  [22, 22, 'date-time'],
  [27, 31, 'date'],
  [32, 33, 'time'],
  [34, 36, 'date'],
  [45, 47, 'time'],
  [50, 58, 'date'],
];

export const builtInKind = (id: number): NumberKind =>
  BUILT_IN.find(([first, last]) => id >= first && id <= last)?.[2] ?? 'number';

/** Longer formats are not looked at [letters]. */
const LONGEST_FORMAT = 500;

/** What a format that a file writes out means: "dd.mm.yyyy" a date, "[h]:mm" a time, "0.00" a number. */
export function formatKind(code: string): NumberKind {
  const letters = formatLetters(code.slice(0, LONGEST_FORMAT));
  if (/^(?:general|standard)$/.test(letters)) return 'number';
  const isTime = /[hs]/.test(letters);
  const isDate = /[yd]/.test(letters) || (letters.includes('m') && !isTime);
  if (isDate) return isTime ? 'date-time' : 'date';
  return isTime ? 'time' : 'number';
}

/** The letters of a format's first part that stand for something: those in quotes, and of colours and languages, do not. */
function formatLetters(code: string): string {
  let letters = '';
  for (let at = 0; at < code.length; at++) {
    const sign = code[at] ?? '';
    if (sign === ';') break;
    if (sign === '\\' || sign === '_' || sign === '*') at++;
    else if (sign === '"' || sign === '[') {
      const end = code.indexOf(sign === '"' ? '"' : ']', at + 1);
      if (end < 0) break;
      const within = code.slice(at + 1, end).toLowerCase();
      if (sign === '[' && /^[hms]{1,9}$/.test(within)) letters += within === 'm' ? 'mh' : within;
      at = end;
    } else if (/[a-z]/i.test(sign)) letters += sign.toLowerCase();
  }
  return letters;
}

const DAY_MS = 86_400_000;
const SECONDS_OF_DAY = 86_400;
/** Days that workbooks of old Macs count from later. */
const DAYS_TO_1904 = 1462;
/** 29 February 1900, which Excel counts although it never was. */
const NEVER_WAS = 60;
/** 31 December 9999, Excel's last day. */
const LAST_DAY = 2_958_465;
/** Excel's day 0, from the never-was day on [ms since 1970]. */
const DAY_0_MS = Date.UTC(1899, 11, 30);
/** More are not known of a number [digits]. */
const DIGITS = 15;

/**
 * A number of a cell as text: dates as 2025-03-14, with a time where they have one; times as 09:05.
 *
 * @param text - the number as the file has it
 */
export function numberText(text: string, kind: NumberKind, is1904: boolean): string {
  const value = Number(text);
  if (kind === 'number' && text.length < DIGITS && String(value) === text) return text;
  if (text.trim() === '' || !Number.isFinite(value)) return text;
  const serial = is1904 && kind !== 'time' ? value + DAYS_TO_1904 : value;
  if (kind === 'number' || serial < 0 || serial > LAST_DAY + 1) return String(Number(value.toPrecision(DIGITS)));
  const seconds = Math.round(serial * SECONDS_OF_DAY);
  const day = Math.floor(seconds / SECONDS_OF_DAY);
  const time = timeText(seconds % SECONDS_OF_DAY);
  if (kind === 'time' && day === 0) return time;
  const date = dayText(utcDate(DAY_0_MS + (day < NEVER_WAS ? day + 1 : day) * DAY_MS));
  return seconds % SECONDS_OF_DAY === 0 ? date : `${date}T${time}`;
}

const WHOLE_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const DOTTED_DAY = /^(\d{2})\.(\d{2})\.(\d{4})$/;
const DAY_AND_TIME = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}):(\d{2})$/;
/** Days before it Excel counts in its own way. */
const FIRST_YEAR_AS_COUNTED = 1901;

/**
 * Excel's number of a day that is written as 2025-03-14, as 14.03.2025, or with a time of it behind it, and how it is shown so; undefined
 * of every other text.
 */
export function dayOf(text: string): { readonly value: number; readonly format: DayFormat } | undefined {
  const [, ofTime = text, hours = 0, minutes = 0] = DAY_AND_TIME.exec(text) ?? [];
  const dotted = DOTTED_DAY.exec(ofTime)?.slice(1).toReversed();
  const [year = 0, month = 0, day = 0] = (dotted ?? WHOLE_DAY.exec(ofTime)?.slice(1) ?? []).map(Number);
  if (year < FIRST_YEAR_AS_COUNTED || !isRealDate({ year, month, day })) return undefined;
  if (Number(hours) > 23 || Number(minutes) > 59) return undefined;
  const value = (Date.UTC(year, month - 1, day, Number(hours), Number(minutes)) - DAY_0_MS) / DAY_MS;
  return { value, format: ofTime !== text ? 'day-time' : dotted ? 'dotted-day' : 'day' };
}

type DayFormat = Extract<CellFormat, 'day' | 'dotted-day' | 'day-time'>;

const two = (value: number) => String(value).padStart(2, '0');
const timeText = (seconds: number): string => {
  const [hour, minute, second] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return second === 0 ? `${two(hour)}:${two(minute)}` : `${two(hour)}:${two(minute)}:${two(second)}`;
};

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})/;
/** A date as files write it out, without a time of midnight. */
export function isoText(text: string): string {
  const [day = '', year, month, date] = ISO_DAY.exec(text) ?? [];
  const isReal = isRealDate({ year: Number(year), month: Number(month), day: Number(date) });
  return isReal && /^T00:00:00(?:\.0{1,9})?Z?$/.test(text.slice(day.length)) ? day : text;
}

const LETTERS = 26;
/** The one before it. */
const LETTER_A = 64;

/** The place of the column of a cell's name: 0 of "A1", 27 of "AB12". */
export function columnOf(cell: string | undefined): number | undefined {
  const [letters] = /^[A-Z]{1,4}/.exec(cell ?? '') ?? [];
  if (letters === undefined) return undefined;
  let place = 0;
  for (let at = 0; at < letters.length; at++) place = place * LETTERS + letters.charCodeAt(at) - LETTER_A;
  return place - 1;
}
