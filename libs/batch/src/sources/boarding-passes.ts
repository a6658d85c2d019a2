import { addDays, compareDates, dayText, type CalendarDate } from '@tim/notation';
import { filledLinesOf } from '../list/parse-cells.ts';
import { ListFault } from '../list/list-fault.ts';
import { visibleText } from '../columns/visible-text.ts';
import type { SourceRows } from './source-rows.ts';

const HEADER = ['Date', 'Flight', 'From', 'To', 'Cabin', 'Passenger', 'Status', 'Boarding pass'];
/** What is said of a flight that another pass of the same person has. */
const TWICE = 'Duplicate';
/** What a pass says of all its flights [letters]. */
const HEAD = 23;
/** What it says of each, before what an airline may add [letters]. */
const LEG = 37;
const MOST_LEGS = 4;

/**
 * Boarding passes as their bar codes hold them (IATA Resolution 792), one a line: each flight is a row. One that is not understood stands
 * as a row with its text. A flight of one person that stands on two passes, as those of a phone and on paper do, counts once.
 */
export function readBoardingPasses(text: string, today: CalendarDate): SourceRows {
  let [flights, others] = [0, 0];
  function* rows(): Generator<readonly string[]> {
    yield HEADER;
    const seen = new Set<string>();
    for (const line of filledLinesOf(visibleText(text))) {
      const pass = line.trim();
      const legs = isCut(pass) ? undefined : legsOf(pass);
      if (!legs) {
        others++;
        yield ['', '', '', '', '', '', '', pass];
        continue;
      }
      const name = pass.slice(2, 22).trim();
      const issued = issueDay(pass, today);
      for (const leg of legs) {
        const key = JSON.stringify([name, leg.from, leg.to, leg.carrier, leg.number, leg.day, leg.sequence]);
        if (!seen.has(key)) flights++;
        yield legRow(leg, { name, date: dateOf(leg.day, issued, today), status: seen.has(key) ? TWICE : '' });
        seen.add(key);
      }
    }
  }
  return { rows: rows(), about: () => ({ kind: 'boarding-passes', flights, others }) };
}

/** A boarding pass of a phone's wallet, whose bar codes hold the same. */
export function boardingPassOf(json: string, today: CalendarDate): SourceRows {
  const messages = barcodeMessages(json);
  if (messages.length === 0) throw new ListFault((texts) => texts.noPass);
  return readBoardingPasses([...new Set(messages)].join('\n'), today);
}

function barcodeMessages(json: string): readonly string[] {
  try {
    const pass = JSON.parse(json) as { readonly barcode?: unknown; readonly barcodes?: unknown } | null;
    const codes: readonly unknown[] = [...(Array.isArray(pass?.barcodes) ? pass.barcodes : []), pass?.barcode];
    return codes.flatMap((code) => {
      const message = (code as { readonly message?: unknown } | null | undefined)?.message;
      return typeof message === 'string' && message.trim() !== '' ? [message.trim()] : [];
    });
  } catch {
    return [];
  }
}

function legRow(
  { from, to, carrier, number, compartment }: PassLeg,
  { name, date, status }: { readonly name: string; readonly date: CalendarDate | undefined; readonly status: string },
): readonly string[] {
  const flight = number === 0 ? '' : `${carrier} ${number}`;
  return [date ? dayText(date) : '', flight, from, to, cabinOf(compartment), name, status, ''];
}

type PassLeg = {
  readonly from: string;
  readonly to: string;
  readonly carrier: string;
  readonly number: number;
  /** Of the year, from 1 on. */
  readonly day: number;
  /** Letter of the class that was booked. */
  readonly compartment: string;
  /** Place at check-in: no two people have the same on one flight. */
  readonly sequence: string;
};

/** Of a leg: booking, airports, airline, number, day of the year, class, seat, place at check-in, status; then how much follows. */
const LEG_TEXT = /^.{7}([A-Z]{3})([A-Z]{3})([A-Z0-9]{2}[A-Z0-9 ])([ \d]{4}[A-Z \d])([ \d]{3})([A-Z ]).{4}(.{5})/;

/** The flights of a pass; undefined where it is not written as one. */
function legsOf(line: string): readonly PassLeg[] | undefined {
  const count = Number(line[1]);
  if (line[0] !== 'M' || !(count >= 1 && count <= MOST_LEGS)) return undefined;
  const legs: PassLeg[] = [];
  let at = HEAD;
  for (let leg = 0; leg < count; leg++) {
    const text = line.slice(at, at + LEG);
    const [, from = '', to = '', carrier = '', number = '', day = '', compartment = '', sequence = ''] =
      LEG_TEXT.exec(text) ?? [];
    // Some airlines write spaces in place of zeros: "6  ", " 12".
    if (!/^\d{1,3}$/.test(day.trim())) return undefined;
    legs.push({
      from,
      to,
      carrier: carrier.trim(),
      number: Number(number.replace(/\D/g, '')),
      day: Number(day),
      compartment,
      sequence: sequence.trim(),
    });
    const more = Number.parseInt(line.slice(at + LEG - 2, at + LEG), 16);
    if (leg < count - 1 && Number.isNaN(more)) return undefined;
    at += LEG + (Number.isNaN(more) ? 0 : more);
  }
  return legs;
}

/** Begins what the pass says of itself, behind the first leg. */
const VERSION = HEAD + LEG;

/** Where the day of issue ends, behind `VERSION`. */
const ISSUE_END = 11;

/** Whether a pass ends before its first leg does, or before the day of issue that it says it has: its year would be another. */
function isCut(line: string): boolean {
  const more = Number.parseInt(line.slice(VERSION - 2, VERSION), 16);
  return line.length < VERSION || (more >= ISSUE_END && line.length < VERSION + ISSUE_END);
}

/** The day on which the pass was issued, where it says so: the last digit of the year, and the day in it. */
function issueDay(line: string, today: CalendarDate): CalendarDate | undefined {
  if (line[VERSION] !== '>') return undefined;
  const [, digit, day] = /^.{3}(\d)(\d{3})/.exec(line.slice(VERSION + 4)) ?? [];
  if (digit === undefined) return undefined;
  const years = Array.from({ length: 11 }, (_, at) => today.year - 5 + at).filter(
    (year) => year % 10 === Number(digit),
  );
  return nearest(
    years.flatMap((year) => dayOfYear(year, Number(day)) ?? []),
    today,
  );
}

/** A pass is read so long before its flight at most: check-in opens later [days]. */
const MOST_DAYS_AHEAD = 14;

/** The date of a day of the year: a pass names no year. It is the one nearest to its day of issue; else the last one that is not too far ahead. */
function dateOf(day: number, issued: CalendarDate | undefined, today: CalendarDate): CalendarDate | undefined {
  if (issued) return nearest(daysAround(issued.year, day), issued);
  const latest = addDays(today, MOST_DAYS_AHEAD);
  const days = daysAround(today.year, day);
  // Day 366 may be in one of these years alone.
  return days.findLast((date) => compareDates(date, latest) <= 0) ?? days[0];
}

const daysAround = (year: number, day: number): readonly CalendarDate[] =>
  [year - 1, year, year + 1].flatMap((one) => dayOfYear(one, day) ?? []);

function nearest(days: readonly CalendarDate[], to: CalendarDate): CalendarDate | undefined {
  const distance = (day: CalendarDate) => Math.abs(timeOf(day) - timeOf(to));
  return days.toSorted((a, b) => distance(a) - distance(b))[0];
}

const timeOf = ({ year, month, day }: CalendarDate): number => Date.UTC(year, month - 1, day);

/** The last day of a leap year is none of others. */
function dayOfYear(year: number, day: number): CalendarDate | undefined {
  if (day < 1 || day > 366) return undefined;
  const date = addDays({ year, month: 1, day: 1 }, day - 1);
  return date.year === year ? date : undefined;
}

/** Letters of classes that mean the same cabin with nearly every airline; of others the pass does not tell. */
const CABINS: readonly (readonly [letters: string, cabin: string])[] = [
  ['F', 'First'],
  ['CDIJZ', 'Business'],
  ['W', 'Premium economy'],
  ['BHKLMOQSTUVXY', 'Economy'],
];

const cabinOf = (letter: string): string => CABINS.find(([letters]) => letters.includes(letter))?.[1] ?? '';
