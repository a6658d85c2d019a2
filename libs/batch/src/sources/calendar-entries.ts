/** An entry of a calendar (RFC 5545), as far as it may tell of a flight. */
export type CalendarEntry = {
  /** Whether it is an appointment; tasks and notes are not. */
  readonly isEvent: boolean;
  /** Texts by the names of their properties, in upper case; of one that comes again the first. */
  readonly texts: ReadonlyMap<string, string>;
  /** Times by their names, with the time zone they are written in: of some there may be several. */
  readonly times: ReadonlyMap<string, readonly WrittenTime[]>;
};

export type WrittenTime = {
  /** As it is written: 20250314, 20250314T101500, with Z in universal time. */
  readonly text: string;
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
]);
/** Of a line that is folded without end, so much is kept [letters]. */
const LONGEST_LINE = 20_000;
/** Dates that one entry leaves out or adds. */
const MOST_TIMES = 1000;

/** The entries of a calendar. A line that is not written as one is passed over; an entry that is not ended ends with the text. */
export function readEntries(text: string): Calendar {
  const entries: CalendarEntry[] = [];
  let entry: { isEvent: boolean; texts: Map<string, string>; times: Map<string, WrittenTime[]> } | undefined;
  let method = '';
  let timeZone = '';
  /** Parts within the entry, as alarms are. */
  let within = 0;
  for (const line of unfolded(text)) {
    const property = propertyOf(line);
    if (!property) continue;
    const { name, value } = property;
    const part = value.trim().toUpperCase();
    if (name === 'BEGIN' && entry) within++;
    else if (name === 'BEGIN' && ENTRIES.has(part)) {
      entry = { isEvent: part === 'VEVENT', texts: new Map(), times: new Map() };
      entries.push(entry);
      within = 0;
    } else if (name === 'END' && entry) {
      if (within === 0) entry = undefined;
      else within--;
    } else if (!entry) {
      if (name === 'METHOD') method = part;
      if (name === 'X-WR-TIMEZONE') timeZone = value.trim();
    } else if (within === 0) keep(entry, name, value);
  }
  return { entries, method, timeZone };
}

function keep(
  { texts, times }: { readonly texts: Map<string, string>; readonly times: Map<string, WrittenTime[]> },
  name: string,
  value: string,
): void {
  if (TEXTS.has(name) && !texts.has(name)) texts.set(name, plainText(value));
  if (!TIMES.has(name)) return;
  const before = times.get(name) ?? [];
  const more = value.split(',', MOST_TIMES).map((text) => ({ text: text.trim() }));
  times.set(name, [...before, ...more].slice(0, MOST_TIMES));
}

/** Lines that are folded are one: what follows begins with a space or a tab. */
function* unfolded(text: string): Generator<string> {
  let parts: string[] = [];
  let length = 0;
  for (const line of linesOf(text)) {
    if (line.startsWith(' ') || line.startsWith('\t')) {
      if (length < LONGEST_LINE) parts.push(line.slice(1));
      length += line.length;
      continue;
    }
    if (parts.length > 0) yield parts.join('').slice(0, LONGEST_LINE);
    parts = [line];
    length = line.length;
  }
  if (parts.length > 0) yield parts.join('').slice(0, LONGEST_LINE);
}

function* linesOf(text: string): Generator<string> {
  let start = 0;
  for (const { index, 0: end } of text.matchAll(/\r\n|\n|\r/g)) {
    yield text.slice(start, index);
    start = index + end.length;
  }
  yield text.slice(start);
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
  return value
    .replace(/\\([nN,;\\])/g, (_, sign: string) => (sign === 'n' || sign === 'N' ? '\n' : sign))
    .replace(/<[bB][rR]\s?\/?>/g, '\n')
    .replace(/<[^<>]{1,300}>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');
}
