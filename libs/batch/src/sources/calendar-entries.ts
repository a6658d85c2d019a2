import { LONGEST_ENTRY_TEXT } from '../bounds.ts';
import { ListFault } from '../list/list-fault.ts';
import { linesOf } from '../list/parse-cells.ts';
import { visibleText } from '../columns/visible-text.ts';
import { entryCounter, type Counter } from './demands.ts';

/** An entry of a calendar (RFC 5545), as far as it may tell of a flight. */
export type CalendarEntry = {
  /** Whether it is an appointment; tasks and notes are not. */
  readonly isEvent: boolean;
  /** Texts by the names of their properties, in upper case; of one that comes again the first. */
  readonly texts: Readonly<Record<string, string | undefined>>;
  /** Times by their names, as they are written (20250314, 20250314T101500, with Z in universal time): of some there may be several. */
  readonly times: Readonly<Record<string, readonly string[] | undefined>>;
};

export type Calendar = {
  readonly entries: readonly CalendarEntry[];
  /** CANCEL, where all of it takes back what was sent before. */
  readonly method: string;
  /** The time zone of who keeps it; '' where it does not say. */
  readonly timeZone: string;
};

const ENTRIES = new Set(['VEVENT', 'VTODO', 'VJOURNAL']);
const TIMES = new Set(['DTSTART', 'RECURRENCE-ID', 'EXDATE', 'RDATE']);
const TEXTS = new Set([
  'SUMMARY',
  'LOCATION',
  'DESCRIPTION',
  'STATUS',
  'UID',
  'SEQUENCE',
  'RRULE',
  'X-APPLE-SUGGESTION-INFO-OPAQUE-KEY',
  'X-APPLE-SUGGESTION-INFO-UNIQUE-KEY',
]);
/**
 * The entries of a calendar. A line that is not written as one is passed over.
 *
 * @param countDays - takes each entry, and each day that it names beside its own
 * @throws ListFault when the calendar has no end: entries would be missing, and nobody would notice
 */
export function readEntries(text: string, countDays: Counter): Calendar {
  const entries: CalendarEntry[] = [];
  const countEntries = entryCounter();
  let entry: OpenEntry | undefined;
  let method = '';
  let timeZone = '';
  let isEnded = false;
  /** Parts within the entry, as alarms are. */
  let within = 0;
  for (const line of unfolded(text)) {
    const property = propertyOf(line);
    if (!property) continue;
    const { name, value } = property;
    const part = value.trim().toUpperCase();
    // A file may hold several calendars.
    if (part === 'VCALENDAR' && (name === 'BEGIN' || name === 'END')) isEnded = name === 'END';
    if (name === 'BEGIN' && entry) within++;
    else if (name === 'BEGIN' && ENTRIES.has(part)) {
      entry = { isEvent: part === 'VEVENT', texts: {}, times: {} };
      entries.push(entry);
      countEntries(1);
      countDays(1);
      within = 0;
    } else if (name === 'END' && entry) {
      if (within === 0) entry = undefined;
      else within--;
    } else if (!entry) {
      if (name === 'METHOD') method = part;
      if (name === 'X-WR-TIMEZONE') timeZone = value.trim();
    } else if (within === 0) countDays(keep(entry, name, value));
  }
  if (!isEnded) throw new ListFault((texts) => texts.cutCalendar);
  return { entries, method, timeZone };
}

const SEVERAL = new Set(['EXDATE', 'RDATE']);
const OF_SEVERAL = /^(?:EXDATE|RDATE)[;:]/i;

/** An entry that is being read. */
type OpenEntry = {
  readonly isEvent: boolean;
  readonly texts: Record<string, string>;
  readonly times: Record<string, string[]>;
};

/** @returns how many days were kept beside the entry's own */
function keep({ texts, times }: OpenEntry, name: string, value: string): number {
  if (TEXTS.has(name)) texts[name] ??= plainText(value.slice(0, LONGEST_ENTRY_TEXT));
  if (!TIMES.has(name)) return 0;
  const kept = times[name];
  const more = value.split(',').map((text) => text.trim());
  if (!kept) times[name] = more;
  else if (SEVERAL.has(name)) for (const time of more) kept.push(time);
  return SEVERAL.has(name) ? more.length : 0;
}

/** Lines that are folded are one: what follows begins with a space or a tab. Of a long text the beginning is kept, of days all. */
function* unfolded(text: string): Generator<string> {
  let parts: string[] = [];
  let length = 0;
  for (const line of linesOf(text)) {
    if (line.startsWith(' ') || line.startsWith('\t')) {
      if (length < LONGEST_ENTRY_TEXT || OF_SEVERAL.test(parts[0] ?? '')) parts.push(line.slice(1));
      length += line.length;
      continue;
    }
    if (parts.length > 0) yield parts.join('');
    parts = [line];
    length = line.length;
  }
  if (parts.length > 0) yield parts.join('');
}

/** Name and value of a line: parameters stand between them, and may hold a colon within quotes. */
function propertyOf(line: string): { readonly name: string; readonly value: string } | undefined {
  let isQuoted = false;
  let nameEnd = -1;
  for (let at = 0; at < line.length; at++) {
    const sign = line[at];
    if (sign === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (sign === ';' && nameEnd < 0) nameEnd = at;
    if (sign === ':')
      return { name: line.slice(0, nameEnd < 0 ? at : nameEnd).toUpperCase(), value: line.slice(at + 1) };
  }
  return undefined;
}

/** A text without the signs that stand for line ends and commas, and without what Google writes as HTML. */
function plainText(value: string): string {
  return visibleText(value)
    .replace(/\\([nN,;\\])/g, (_, sign: string) => (sign === 'n' || sign === 'N' ? '\n' : sign))
    .replace(/<[bB][rR]\s?\/?>/g, '\n')
    .replace(/<[^<>]{1,300}>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');
}
