import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { builtFrom } from './schedules.fixture.ts';
import { ssimFile, type Leg } from './ssim.fixture.ts';

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const DAY_MS = 86_400_000;
const WINTER_START = Date.UTC(2026, 9, 25);

const leg: Leg = {
  flight: '  52',
  service: 'J',
  from: '25OCT26',
  to: '27MAR27',
  days: '1234567',
  origin: 'ZRH',
  destination: 'BOS',
  departure: '1700',
  variation: '+0100',
  type: '77W',
};
const built = async (timeMode: 'L' | 'U', ...legs: readonly Leg[]) => {
  const { onRoute, lines } = await builtFrom({ 'a.ssim': ssimFile('LX', timeMode, legs) });
  return { flown: onRoute('LX', leg.origin ?? '', leg.destination ?? ''), lines };
};

/** A day of the winter season of 2026 as SSIM writes it. */
function dateText(day: number): string {
  const date = new Date(WINTER_START + day * DAY_MS);
  const [ofMonth, year] = [date.getUTCDate(), date.getUTCFullYear() % 100].map((number) =>
    String(number).padStart(2, '0'),
  );
  return `${ofMonth}${MONTHS[date.getUTCMonth()]}${year}`;
}

const anyFlight = fc
  .record({
    flightNumber: fc.integer({ min: 1, max: 9998 }),
    first: fc.integer({ min: 0, max: 153 }),
    length: fc.integer({ min: 0, max: 153 }),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    business: fc.integer({ min: 1, max: 99 }),
    economy: fc.integer({ min: 1, max: 399 }),
  })
  .map(({ length, ...flight }) => ({ ...flight, last: Math.min(153, flight.first + length) }));
type Flight = typeof anyFlight extends fc.Arbitrary<infer Value> ? Value : never;

const legOf = ({ flightNumber, first, last, weekdays, business, economy }: Flight): Leg => ({
  ...leg,
  flight: String(flightNumber).padStart(4),
  from: dateText(first),
  to: dateText(last),
  days: [1, 2, 3, 4, 5, 6, 7].map((day) => (weekdays.includes(day) ? day : ' ')).join(''),
  seats: `C${business}Y${economy}`,
});

/** Flights on each weekday, counted day by day; the season starts on a Sunday, weekday 7. */
function countedByDay({ flightNumber, first, last, weekdays, business, economy }: Flight) {
  const days = Array.from({ length: last - first + 1 }, (_, at) => ((first + at + 6) % 7) + 1);
  const flightsByWeekday = [1, 2, 3, 4, 5, 6, 7].map((weekday) =>
    weekdays.includes(weekday) ? days.filter((day) => day === weekday).length : 0,
  );
  return { flightNumber, flightsByWeekday, totalSeats: business + economy };
}

describe('SSIM chapter 7', { timeout: 120_000 }, () => {
  it('gives back each leg’s number, seats and flights on each weekday', async () => {
    const weekly: Flight = { flightNumber: 9999, first: 0, last: 153, weekdays: [1], business: 1, economy: 1 };
    const someFlights = fc.uniqueArray(anyFlight, { maxLength: 40, selector: ({ flightNumber }) => flightNumber });
    await fc.assert(
      fc.asyncProperty(someFlights, async (flights) => {
        const all = [...flights, weekly];
        const { flown } = await built('L', ...all.map(legOf));
        const expected = all
          .map(countedByDay)
          .filter(({ flightsByWeekday }) => flightsByWeekday.some((each) => each > 0));
        expect(flown).toMatchObject(expected.sort((one, other) => one.flightNumber - other.flightNumber));
      }),
      // Each builds the tables of a schedule.
      { numRuns: 3 },
    );
  });

  it('is by the day at the origin where times are UTC', async () => {
    const mondays = { ...leg, days: '1      ', departure: '2330' };
    expect((await built('L', mondays)).flown[0]?.flightsByWeekday).toEqual([22, 0, 0, 0, 0, 0, 0]);
    expect((await built('U', mondays)).flown[0]?.flightsByWeekday).toEqual([0, 22, 0, 0, 0, 0, 0]);
    const inTheWest = { ...mondays, departure: '0030', variation: '-0500' };
    expect((await built('U', inTheWest)).flown.at(-1)?.flightsByWeekday).toEqual([0, 0, 0, 0, 0, 0, 22]);
  });

  it.each([
    ['L', '1700', '+0100', 16],
    ['U', '1700', '+0100', 17],
    ['L', '0030', '+0530', 19],
    ['L', '2130', '-0500', 2],
    ['L', '    ', '     ', undefined],
  ] as const)(
    'of times %s and a departure at %s with %s has the hour in UTC',
    async (timeMode, departure, variation, hour) => {
      expect((await built(timeMode, { ...leg, departure, variation })).flown[0]?.departureHourUtc).toBe(hour);
    },
  );

  it('counts half the weeks of a flight each second week, and takes an open end for the season’s', async () => {
    const open = { ...leg, to: '00XXX00' };
    expect((await built('L', open)).flown[0]?.flightsByWeekday).toEqual([22, 22, 22, 22, 22, 22, 22]);
    expect((await built('L', { ...open, rate: '2' })).flown[0]?.flightsByWeekday[0]).toBe(11);
  });

  it('leaves freighters out, and days that are blank', async () => {
    const { flown, lines } = await built('L', leg, { ...leg, service: 'F' }, { ...leg, days: '' });
    expect(flown).toHaveLength(1);
    expect(lines).toEqual([
      'a.ssim:4: left out: a service type that carries no passengers, here F (1 row)',
      'a.ssim:5: left out: days of operation that are not of 1 to 7, here 0 (1 row)',
      'a.ssim: 1 row used, 2 left out',
    ]);
  });
});
