import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ListFault } from '../list/list-fault.ts';
import { repeatedDays, timeReader } from './calendar-days.ts';
import { flightInText } from './flight-in-text.ts';
import { fixture, readFixture } from './workbook.fixture.ts';

const calendar = (...lines: readonly string[]) =>
  Buffer.from(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n'));
const event = (...lines: readonly string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
/** Day, flight, places, cabin, kind and status of each entry, as far as it has them. */
const entriesOf = (bytes: Uint8Array) =>
  readFixture(bytes)
    .rows.slice(1)
    .map(([date, , flight, from, to, cabin, type, status]) => [date, flight, from, to, cabin, type, status].join('|'));

describe('a calendar', () => {
  it('as airlines, TripIt, Google, Apple and people fill it has a row for each flight and each other entry', () => {
    expect(entriesOf(fixture('calendar.ics'))).toEqual([
      '2025-03-14|||||Calendar entry|',
      '2025-03-14|LX52|ZRH|BOS||Flight|',
      '2025-03-14|LX 52|ZRH|Boston||Duplicate|',
      '2025-03-21|LX 53|BOS|ZRH|Business|Flight|',
      '2025-05-06|||||Duplicate|',
      '2025-05-07|AC 720|YYZ|LGA||Flight|',
      '2025-06-02|LX 316|ZRH|LHR||Flight|',
      '2025-06-17|LX 316|ZRH|LHR||Flight|',
      '2025-07-01|LX 1050|ZRH|Hamburg||Flight|cancelled',
      '2025-08-01|LX 8||||Flight|',
      '2025-03-13|||||Calendar entry|',
      '2025-09-01, repeated without an end that we can tell|LX 318|ZRH|LHR||Flight|',
      '2025-04-02|||||Calendar entry|',
      '2025-03-14|||||Hotel|',
      '|||||Calendar entry|',
    ]);
    expect(readFixture(fixture('calendar.ics')).about).toEqual({ kind: 'calendar', flights: 7, others: 8 });
  });

  it('tells the day where a flight takes off by what its text says, where its time is universal', () => {
    const late = event(
      'SUMMARY:Vol Marseille-Nantes',
      'DTSTART:20260930T223000Z',
      'DESCRIPTION:Vol n°AF 7510\\nHeure locale de décollage : 1 oct. 00h30\\nHeure locale d’atterrissage : 1 oct. 01h50',
    );
    expect(entriesOf(calendar(...late))).toEqual(['2026-10-01|AF 7510|Marseille|Nantes||Flight|']);
  });

  it('has the flight that an Apple phone found in a mail', () => {
    const found = event(
      'SUMMARY:Flight to Boston',
      'DTSTART:20260603T173000',
      'X-APPLE-SUGGESTION-INFO-UNIQUE-KEY:|2|\\\\|flightLX|ZRH|BOS|52',
    );
    expect(entriesOf(calendar(...found))).toEqual(['2026-06-03|LX 52|ZRH|BOS||Flight|']);
  });

  it('tells the day where it is kept of a time that is universal', () => {
    const late = event('SUMMARY:LX 317 LHR-ZRH', 'DTSTART:20250602T233000Z');
    expect(entriesOf(calendar('X-WR-TIMEZONE:Europe/Zurich', ...late))).toEqual(['2025-06-03|LX 317|LHR|ZRH||Flight|']);
    expect(entriesOf(calendar(...late))).toEqual(['2025-06-02|LX 317|LHR|ZRH||Flight|']);
    expect(entriesOf(calendar('X-WR-TIMEZONE:Nowhere/At all', ...late))).toEqual([
      '2025-06-02|LX 317|LHR|ZRH||Flight|',
    ]);
  });

  it('that cancels what was sent before has no flights', () => {
    const cancelled = readFixture(calendar('METHOD:CANCEL', ...event('SUMMARY:LX 52 ZRH-BOS', 'DTSTART:20250314')));
    expect(cancelled.about).toMatchObject({ flights: 0, others: 1 });
  });

  it('has the entry whose end is missing, and one without anything', () => {
    const torn = calendar('BEGIN:VEVENT', 'SUMMARY:LX 52 ZRH-BOS', 'DTSTART:20250314');
    expect(entriesOf(torn)).toEqual(['2025-03-14|LX 52|ZRH|BOS||Flight|']);
    expect(entriesOf(calendar(...event()))).toEqual(['|||||Calendar entry|']);
  });

  it('is refused without its end: entries may be missing', () => {
    const whole = calendar(...event('SUMMARY:LX 52 ZRH-BOS', 'DTSTART:20250314'), 'DESCRIPTION:VCALENDAR').toString();
    const withoutEnd = whole.replace(/END:VCALENDAR\s*$/, '');
    const refusal = 'The calendar does not end with END:VCALENDAR: it is damaged or incomplete. Export it again.';
    expect(() => readFixture(Buffer.from(withoutEnd))).toThrow(refusal);
    expect(() => readFixture(Buffer.from(whole + withoutEnd))).toThrow(refusal);
    expect(readFixture(Buffer.from(whole + whole)).about).toMatchObject({ kind: 'calendar' });
  });

  it('with a line that is folded without end is read in linear time', () => {
    const folded = calendar(
      ...event('SUMMARY:LX 52 ZRH-BOS', '  y'.concat('\r\n y'.repeat(2_000_000)), 'DTSTART:20250314'),
    );
    const start = performance.now();
    expect(readFixture(folded).about).toMatchObject({ flights: 1, others: 0 });
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  it('is a list, whatever it holds', { timeout: 600_000 }, () => {
    const line = fc.oneof(
      fc.constantFrom(
        'BEGIN:VEVENT',
        'END:VEVENT',
        'BEGIN:VALARM',
        'END:VALARM',
        'BEGIN:VCALENDAR',
        'END:VCALENDAR',
        'UID:1',
        'SEQUENCE:x',
        'METHOD:CANCEL',
        'STATUS:CANCELLED',
        'DTSTART:20250314T161000Z',
        'DTSTART;TZID="a:b":20250314',
        'DTSTART:00000000',
        'RRULE:FREQ=DAILY;COUNT=99999999',
        'RRULE:FREQ=YEARLY;UNTIL=99991231',
        'RRULE:FREQ=MONTHLY;BYMONTHDAY=31;COUNT=5',
        'RRULE:FREQ=WEEKLY;BYDAY=MO,XX;COUNT=2;INTERVAL=-1',
        'EXDATE:20250314,,x',
        'RDATE:20250314T10',
        'RECURRENCE-ID:20250314',
        'SUMMARY:Flight to Boston (LX 52)',
        'SUMMARY:LX 52 ZRH-BOS',
        'SUMMARY:\\',
        'LOCATION:Zurich ZRH',
        'DESCRIPTION:<br><<<>',
        ' folded',
        '\t',
        'X-WR-TIMEZONE:Europe/Zurich',
      ),
      fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => `SUMMARY:${text}`),
      fc.string({ maxLength: 20 }),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 25 }), fc.constantFrom('\r\n', '\n', '\r'), (lines, end) => {
        const events = lines.filter((one) => one === 'BEGIN:VEVENT').length;
        try {
          const { about, rows } = readFixture(Buffer.from(['BEGIN:VCALENDAR', ...lines].join(end)));
          expect(about.kind === 'calendar' && about.flights + about.others).toBe(rows.length - 1);
          const isRepeated = lines.some((one) => /^(?:RRULE|EXDATE|RDATE|RECURRENCE|BEGIN:VA|BEGIN:VC)/.test(one));
          expect(isRepeated || rows.length - 1 <= events || events === 0).toBe(true);
        } catch (fault) {
          if (!(fault instanceof ListFault)) throw fault;
        }
      }),
    );
  });
});

describe('an entry that repeats', () => {
  const first = { year: 2025, month: 1, day: 31 };
  const days = (rule: string) =>
    repeatedDays(first, rule, { readTime: timeReader(''), countDays: () => undefined })?.map(
      ({ month, day }) => `${month}-${day}`,
    );
  it.each([
    ['FREQ=DAILY;COUNT=2', ['1-31', '2-1']],
    ['FREQ=WEEKLY;UNTIL=20250214T235959Z', ['1-31', '2-7', '2-14']],
    ['FREQ=WEEKLY;INTERVAL=2;COUNT=2', ['1-31', '2-14']],
    ['FREQ=WEEKLY;BYDAY=MO,FR;COUNT=3', ['1-31', '2-3', '2-7']],
    // Months without such a day have none.
    ['FREQ=MONTHLY;COUNT=3', ['1-31', '3-31', '5-31']],
    ['FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=31;COUNT=2', ['1-31', '1-31']],
    ['FREQ=WEEKLY', undefined],
    ['FREQ=MONTHLY;BYDAY=2MO;COUNT=3', undefined],
    ['FREQ=HOURLY;COUNT=3', undefined],
    ['FREQ=DAILY;COUNT=100000', undefined],
    ['nonsense', undefined],
  ])('by %s is on %j', (rule, expected) => {
    expect(days(rule)).toEqual(expected);
  });
});

const read = (summary: string, more: { readonly location?: string; readonly description?: string } = {}) => {
  const found = flightInText({ summary, location: '', description: '', found: '', ...more });
  return found && [found.flight, ...found.places].join('|');
};

describe('the text of an entry', () => {
  it.each([
    ['LX52 ZRH to BOS', 'LX52|ZRH|BOS'],
    ['LH 400: Frankfurt (FRA) - New York (JFK)', 'LH 400|FRA|JFK'],
    ['Flight BA0117 from London (LHR) to New York (JFK)', 'BA0117|LHR|JFK'],
    ['easyJet flight EZY8001 LGW-AMS', 'EZY8001|LGW|AMS'],
    ['FR202 DUB STN', 'FR202|DUB|STN'],
    ['✈ ZRH→LHR • LX 316', 'LX 316|ZRH|LHR'],
    ['ZRH-LHR-JFK BA 713', 'BA 713|ZRH|LHR|JFK'],
    ['Flight from Zurich to Boston', '|Zurich|Boston'],
    ['Flug Zürich – Hamburg', '|Zürich|Hamburg'],
    ['Vol AF 1115 Zurich - Paris', 'AF 1115|Zurich|Paris'],
    ['ZRH-BOS', '|ZRH|BOS'],
    ['LX 52', 'LX 52||'],
    ['Dentist', undefined],
    ['CS 101 Algebra - Exam', undefined],
    ['Meeting with TOM and ANN', undefined],
    ['API-SDK sync', undefined],
    ['Train to Zurich airport', undefined],
    ['Flight review', undefined],
    ['Online check-in LX52 ZRH to BOS', undefined],
  ])('%s', (summary, expected) => {
    expect(read(summary)).toBe(expected);
  });

  it('takes what the summary does not say from where it is and what it describes', () => {
    expect(read('Flight to Boston (LX 52)', { location: 'Zurich ZRH' })).toBe('LX 52|ZRH|Boston');
    expect(read('LX 52', { description: 'Flight from Zurich (ZRH) to Boston (BOS)' })).toBe('LX 52|ZRH|BOS');
    expect(read('LX 52 Zurich - Boston', { description: 'Boarding 16:20, gate E35' })).toBe('LX 52|Zurich|Boston');
    expect(read('Flug nach Hamburg', { location: 'Zürich, Terminal 1' })).toBe('|Zürich|Hamburg');
  });

  it.each([
    ['Vol Marseille-Nantes', 'Vol n°AF 7510\nDurée : 1h20', 'AF 7510|Marseille|Nantes'],
    [
      'Votre vol pour Lisbonne',
      'Numéro de vol : TP 439\nDépart : Paris Orly (ORY)\nArrivée : Lisbonne (LIS)',
      'TP 439|ORY|LIS',
    ],
    [
      'Ihr Flug nach Wien',
      'Flugnummer: OS 562\nAbflug: Zürich (ZRH) 09:55\nAnkunft: Wien (VIE) 11:15',
      'OS 562|ZRH|VIE',
    ],
    ['Flug Frankfurt-Madrid', 'Ihr Flug LH 1112 ist bestätigt.', 'LH 1112|Frankfurt|Madrid'],
    ['Vuelo a Londres', 'Vuelo IB3166\nSalida: Madrid (MAD)\nLlegada: Londres (LHR)', 'IB3166|MAD|LHR'],
    ['Vuelo Madrid-Bogotá', 'Vuelo nº IB 6583. Embarque a las 11:40', 'IB 6583|Madrid|Bogotá'],
    [
      'Volo per Roma',
      'Numero di volo: AZ 1741\nPartenza: Catania (CTA)\nArrivo: Roma Fiumicino (FCO)',
      'AZ 1741|CTA|FCO',
    ],
    ['Volo Milano-Napoli', 'Volo AZ 1289', 'AZ 1289|Milano|Napoli'],
    // Who arrives stands first.
    ['LX 52', 'Arrivée : Boston (BOS)\nDépart : Zurich (ZRH)', 'LX 52|ZRH|BOS'],
    ['Vol de démonstration', 'Réunion', undefined],
  ])('as airlines write it in other languages: %s', (summary, description, expected) => {
    expect(read(summary, { description })).toBe(expected);
  });
});
