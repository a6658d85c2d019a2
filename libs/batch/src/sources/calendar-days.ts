import { MOST_DAYS_OF_ENTRY } from '../bounds.ts';
import type { Counter } from './demands.ts';
import { addDays, compareDates, isRealDate, type CalendarDate } from '@tim/notation';

const TIME = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})\d{0,2}(Z?))?/;

/** The day and time that an entry names, where it takes place. */
export type EntryTime = { readonly date: CalendarDate; readonly time?: string };

/** Reads a time of a calendar. */
export type ReadTime = (text: string) => EntryTime | undefined;

/**
 * Reads times of one calendar. One with a time zone, and one without any, is that of the place; one in universal time is told in the
 * time zone of who keeps the calendar, where it names one.
 */
export function timeReader(timeZone: string): ReadTime {
  let zone: Intl.DateTimeFormat | undefined;
  const inZone = (epochMs: number): EntryTime | undefined => {
    zone ??= formatIn(timeZone) ?? formatIn('UTC');
    const parts = zone?.formatToParts(epochMs) ?? [];
    const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
    const date = { year: Number(of('year')), month: Number(of('month')), day: Number(of('day')) };
    return isRealDate(date) ? { date, time: `${of('hour')}:${of('minute')}` } : undefined;
  };
  return (text) => {
    const [, year, month, day, hour, minute, isUniversal] = TIME.exec(text) ?? [];
    const date = { year: Number(year), month: Number(month), day: Number(day) };
    if (!isRealDate(date)) return undefined;
    if (hour === undefined || minute === undefined) return { date };
    const written = { date, time: `${hour}:${minute}` };
    if (!isUniversal || timeZone === '') return written;
    return inZone(Date.UTC(date.year, date.month - 1, date.day, Number(hour), Number(minute))) ?? written;
  };
}

/** Undefined of a time zone that nobody knows. Making one takes longer than a hundred times with it. */
function formatIn(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  } catch {
    return undefined;
  }
}

const WEEK_DAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

type Rule = {
  readonly every: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  readonly interval: number;
  readonly count: number;
  readonly until?: CalendarDate;
  /** Days of the week, 0 for Sunday; empty for that of the first. */
  readonly weekDays: readonly number[];
};

/** What the days of a repeated entry are read with. */
export type RepeatedBy = {
  readonly readTime: ReadTime;
  /** Takes each day that is tried. */
  readonly countDays: Counter;
};

/** The days on which an entry repeats, the first one too; undefined where it has no end, or repeats in another way than people fly. */
export function repeatedDays(
  first: CalendarDate,
  rule: string,
  { readTime, countDays }: RepeatedBy,
): readonly CalendarDate[] | undefined {
  const read = readRule(rule, first, readTime);
  if (!read) return undefined;
  const { count, until } = read;
  if (count > MOST_DAYS_OF_ENTRY && !until) return undefined;
  const days: CalendarDate[] = [];
  for (const day of candidates(first, read, countDays)) {
    if (days.length >= count || (until && compareDates(day, until) > 0)) return days;
    if (days.length >= MOST_DAYS_OF_ENTRY) return undefined;
    days.push(day);
  }
  return undefined;
}

function readRule(text: string, first: CalendarDate, readTime: ReadTime): Rule | undefined {
  const parts = new Map(
    text.split(';', 20).map((part): [string, string] => {
      const [name = '', value = ''] = part.split('=', 2);
      return [name.trim().toUpperCase(), value.trim().toUpperCase()];
    }),
  );
  const every = parts.get('FREQ');
  if (every !== 'DAILY' && every !== 'WEEKLY' && every !== 'MONTHLY' && every !== 'YEARLY') return undefined;
  const weekDays = (parts.get('BYDAY') ?? '')
    .split(',')
    .filter(Boolean)
    .map((day) => WEEK_DAYS.indexOf(day));
  const isKnown = [...parts].every(([name, value]) => isSimple(name, value, first));
  const interval = Number(parts.get('INTERVAL') ?? 1);
  const said = parts.get('COUNT');
  const until = readTime(parts.get('UNTIL') ?? '')?.date;
  const isEnding = said !== undefined || until !== undefined;
  const isOfWeeks = weekDays.length === 0 || (every === 'WEEKLY' && !weekDays.includes(-1));
  if (!isKnown || !isEnding || !isOfWeeks || !Number.isInteger(interval) || interval < 1 || interval > 1000)
    return undefined;
  return { every, interval, count: said === undefined ? Infinity : Number(said), weekDays, ...(until && { until }) };
}

/** Whether a part of a rule is one that is followed, or says again what the first day says. */
function isSimple(name: string, value: string, { month, day }: CalendarDate): boolean {
  if (name === 'BYMONTHDAY') return Number(value) === day;
  if (name === 'BYMONTH') return Number(value) === month;
  return ['', 'FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY', 'WKST'].includes(name);
}

/** More are not tried: a day that no month has is never met [days, weeks, months or years]. */
const MOST_TRIED = 20_000;

function* candidates(
  first: CalendarDate,
  { every, interval, weekDays }: Rule,
  countDays: Counter,
): Generator<CalendarDate> {
  const { year, month, day } = first;
  for (let step = 0; step < MOST_TRIED; step += interval) {
    const days = every === 'WEEKLY' ? daysOfWeek(addDays(first, 7 * step), first, weekDays) : [];
    countDays(Math.max(1, days.length));
    if (every === 'WEEKLY') yield* days;
    else if (every === 'DAILY') yield addDays(first, step);
    else {
      const months = month - 1 + (every === 'MONTHLY' ? step : 12 * step);
      const date = { year: year + Math.floor(months / 12), month: (months % 12) + 1, day };
      if (isRealDate(date)) yield date;
    }
  }
}

/** The days of the week, from Monday on, that are not before the first. */
function daysOfWeek(date: CalendarDate, first: CalendarDate, weekDays: readonly number[]): readonly CalendarDate[] {
  if (weekDays.length === 0) return [date];
  const monday = addDays(date, -((weekDay(date) + 6) % 7));
  return [...new Set(weekDays)]
    .map((day) => addDays(monday, (day + 6) % 7))
    .toSorted(compareDates)
    .filter((day) => compareDates(day, first) >= 0);
}

const weekDay = ({ year, month, day }: CalendarDate): number => new Date(Date.UTC(year, month - 1, day)).getUTCDay();
