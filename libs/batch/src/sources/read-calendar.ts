import { dayText, type CalendarDate } from '@tim/notation';
import { isSkipped, saidKind, type SkippedKind } from '../question/row-kinds.ts';
import { repeatedDays, timeReader, type EntryTime, type RepeatedBy } from './calendar-days.ts';
import { readEntries, type Calendar, type CalendarEntry } from './calendar-entries.ts';
import { flightInText, type FlightInText } from './flight-in-text.ts';
import { dayCounter } from './demands.ts';
import { localDay } from './labelled-lines.ts';
import type { SourceRows } from './source-rows.ts';

const HEADER = ['Date', 'Time', 'Flight', 'From', 'To', 'Cabin', 'Type', 'Status', 'Entry', 'Where'] as const;
type CalendarRow = Readonly<Record<(typeof HEADER)[number], string>>;

/** What entries are called that are no flights. */
const TYPES: { readonly [kind in SkippedKind]?: string } = {
  rail: 'Train',
  road: 'Car',
  ferry: 'Ferry',
  hotel: 'Hotel',
  meal: 'Meal',
};
const FLIGHT = 'Flight';
const NO_FLIGHT = 'Calendar entry';
const TWICE = 'Duplicate';
const CANCELLED = 'cancelled';
/** Longer texts are cut [letters]. */
const SHOWN_LETTERS = 200;

/**
 * A calendar as rows: a row for each flight, one that repeats on each of its days; entries that are no flights are rows that say so. A
 * flight that stands in it twice, as calendars that are put together have it, is one.
 */
export function readCalendar(text: string): SourceRows {
  const countDays = dayCounter();
  const calendar = readEntries(text, countDays);
  const by = { readTime: timeReader(calendar.timeZone), countDays };
  const moved = movedDays(calendar, by);
  const newest = newestOf(calendar.entries);
  let [flights, others] = [0, 0];
  function* rows(): Generator<readonly string[]> {
    yield HEADER;
    const seen = new Set<string>();
    for (const entry of calendar.entries) {
      for (const row of rowsOf(entry, calendar, { moved, isOld: !newest.has(entry), by })) {
        const { Date: date, Flight: flight, From: from, To: to } = row;
        const isFlight = row.Type === FLIGHT && row.Status === '';
        const key = JSON.stringify([date, flight.replaceAll(' ', ''), ...(flight === '' ? [from, to] : [])]);
        const isTwice = isFlight && date !== '' && seen.has(key);
        if (isFlight && date !== '') seen.add(key);
        if (isFlight && !isTwice) flights++;
        else others++;
        const shown = isTwice ? { ...row, Type: TWICE } : row;
        yield HEADER.map((name) => shown[name]);
      }
    }
  }
  return { rows: rows(), about: () => ({ kind: 'calendar', flights, others }) };
}

const keyOf = ({ texts, times }: CalendarEntry): string | undefined => {
  const uid = texts['UID'];
  return uid === undefined ? undefined : JSON.stringify([uid, times['RECURRENCE-ID']?.[0] ?? '']);
};

const versionOf = ({ texts }: CalendarEntry): number => Number(texts['SEQUENCE'] ?? 0) || 0;

/** Of entries that are the same in several versions, the last one. */
function newestOf(entries: readonly CalendarEntry[]): ReadonlySet<CalendarEntry> {
  const byKey = new Map<string, CalendarEntry>();
  const newest = new Set<CalendarEntry>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const before = key === undefined ? undefined : byKey.get(key);
    if (before && versionOf(before) > versionOf(entry)) continue;
    if (before) newest.delete(before);
    if (key !== undefined) byKey.set(key, entry);
    newest.add(entry);
  }
  return newest;
}

/** The days of repeated entries that have an entry of their own, which was moved or cancelled. */
function movedDays({ entries }: Calendar, { readTime }: RepeatedBy): ReadonlySet<string> {
  const moved = new Set<string>();
  for (const { texts, times } of entries) {
    const day = readTime(times['RECURRENCE-ID']?.[0] ?? '');
    if (day) moved.add(`${texts['UID'] ?? ''} ${dayText(day.date)}`);
  }
  return moved;
}

type Standing = { readonly moved: ReadonlySet<string>; readonly isOld: boolean; readonly by: RepeatedBy };

function rowsOf(entry: CalendarEntry, calendar: Calendar, { moved, isOld, by }: Standing): readonly CalendarRow[] {
  const { texts } = entry;
  const summary = texts['SUMMARY'] ?? '';
  const [location = '', description = ''] = [texts['LOCATION'], texts['DESCRIPTION']];
  const start = startOf(entry, calendar, by);
  const shown: CalendarRow = {
    Date: start ? dayText(start.date) : '',
    Time: start?.time ?? '',
    Flight: '',
    From: '',
    To: '',
    Cabin: '',
    Type: '',
    Status: '',
    Entry: shortText(summary),
    Where: shortText(location),
  };
  const found = [texts['X-APPLE-SUGGESTION-INFO-UNIQUE-KEY'], texts['X-APPLE-SUGGESTION-INFO-OPAQUE-KEY']].join('\n');
  const flight = entry.isEvent ? flightInText({ summary, location, description, found }) : undefined;
  if (isOld) return [{ ...shown, Type: TWICE }];
  if (!flight) return [{ ...shown, Type: typeOf(summary) }];
  const isCancelled =
    calendar.method === 'CANCEL' || texts['STATUS']?.toUpperCase() === 'CANCELLED' || isCancelledBy(summary);
  const rows = legRows(flight, { ...shown, Type: FLIGHT, Status: isCancelled ? CANCELLED : '' });
  const days = daysOf(entry, start, by, moved);
  return days.flatMap((date) => rows.map((row) => ({ ...row, Date: date })));
}

/** When an entry begins: the day of a time in universal time is that which the text says, where the calendar has no zone. */
function startOf(
  { texts, times }: CalendarEntry,
  { timeZone }: Calendar,
  { readTime }: RepeatedBy,
): EntryTime | undefined {
  const written = times['DTSTART']?.[0] ?? '';
  const start = readTime(written);
  if (!start || timeZone !== '' || !/Z$/i.test(written)) return start;
  const date = localDay(texts['DESCRIPTION'] ?? '', start.date);
  return date ? { date } : start;
}

const isCancelledBy = (summary: string): boolean => saidKind(/^\p{L}{1,20}/u.exec(summary)?.[0] ?? '') === 'cancelled';

function typeOf(summary: string): string {
  const said = saidKind(summary.slice(0, SHOWN_LETTERS));
  return (isSkipped(said) ? TYPES[said] : undefined) ?? NO_FLIGHT;
}

/** A row for each flight of a journey; its number is that of the first. */
function legRows({ flight, places, cabin }: FlightInText, row: CalendarRow): readonly CalendarRow[] {
  return places.slice(1).map((to, at) => ({
    ...row,
    Flight: at === 0 ? flight : '',
    From: places[at] ?? '',
    To: to,
    Cabin: cabin,
  }));
}

/** The days on which an entry takes place, as texts; one that repeats in a way that has no days says so in place of one. */
function daysOf(
  { texts, times }: CalendarEntry,
  start: EntryTime | undefined,
  by: RepeatedBy,
  moved: ReadonlySet<string>,
): readonly string[] {
  if (!start) return [''];
  const dates = (name: string): readonly CalendarDate[] =>
    (times[name] ?? []).flatMap((text) => by.readTime(text)?.date ?? []);
  const rule = texts['RRULE'];
  const repeated = rule === undefined ? [start.date] : repeatedDays(start.date, rule, by);
  if (!repeated) return [`${dayText(start.date)}, repeated without an end that we can tell`];
  const isOwn = times['RECURRENCE-ID'] !== undefined;
  const left = new Set(dates('EXDATE').map(dayText));
  const days = [...new Set([...repeated, ...dates('RDATE')].map(dayText))];
  const kept = days.filter((day) => !left.has(day) && (isOwn || !moved.has(`${texts['UID'] ?? ''} ${day}`)));
  return kept.length === 0 && days.length === 0 ? [''] : kept;
}

/** On one line, so that a row is one. */
function shortText(text: string): string {
  const line = text
    .slice(0, SHOWN_LETTERS * 2)
    .replaceAll(/\s+/g, ' ')
    .trim();
  return line.length > SHOWN_LETTERS ? `${line.slice(0, SHOWN_LETTERS - 1)}…` : line;
}
