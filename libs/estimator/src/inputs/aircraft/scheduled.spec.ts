import fc from 'fast-check';
import type { ScheduledFlights } from '@tim/reference-data';
import { describe, expect, it } from 'vitest';
import { answerOf, foundBy } from './aircraft.fixture.ts';
import { isSummerSeason, scheduled, scheduledHourUtc } from './scheduled.ts';
import { typesOnRoute } from './tiers.ts';

const daily: ScheduledFlights = {
  flightNumber: 1,
  isSummer: false,
  icaoAircraftType: 'N01',
  flightsByWeekday: [20, 20, 20, 20, 20, 20, 20],
  seatsPerClass: undefined,
  totalSeats: undefined,
  departureHourUtc: undefined,
};
const onSundays = { ...daily, icaoAircraftType: 'W01', flightsByWeekday: [0, 0, 0, 0, 0, 0, 5] };
const inSummer = { ...daily, isSummer: true, icaoAircraftType: 'N02' };
const other = { ...daily, flightNumber: 2, icaoAircraftType: 'W01' };
const ask = (rows: readonly ScheduledFlights[], question: Parameters<typeof answerOf>[2] = {}) =>
  answerOf(scheduled, { scheduled: { 'XX AAA BBB': rows } }, { to: 'BBB', ...question });

const hourOf = (rows: readonly ScheduledFlights[], question: Parameters<typeof answerOf>[2]) =>
  foundBy(scheduledHourUtc, { scheduled: { 'XX AAA BBB': rows } }, { to: 'BBB', ...question });

const inClasses = (economy: number) => ({ economy, premiumEconomy: 0, business: 10, first: 0 });
const days = (month: number, ...ofMonth: number[]) => ofMonth.map((day) => ({ year: 2026, month, day }));
const [monday, sunday] = days(11, 23, 29);
const [lastOfSummer, firstOfWinter] = days(10, 24, 25);

describe('the types a schedule has', () => {
  const rows = [daily, onSundays, inSummer, other];

  it('are those of the number in the season and on the weekday, by flights', () => {
    expect(ask(rows, { number: 1, date: monday })).toMatchObject({ kind: 'scheduled-on-day', types: ['N01'] });
    expect(ask(rows, { number: 1, date: sunday })).toMatchObject({ types: ['N01', 'W01'], weights: [20, 5] });
    expect(ask(rows, { number: 1, date: lastOfSummer })?.types).toEqual(['N02']);
    expect(ask(rows, { number: 1, date: firstOfWinter })?.types).toEqual(['N01', 'W01']);
  });

  it('are else those of the number on any day', () => {
    expect(ask([onSundays, other], { number: 1, date: monday })).toMatchObject({
      kind: 'scheduled-for-number',
      types: ['W01'],
    });
    expect(ask(rows, { number: 1 })).toMatchObject({
      kind: 'scheduled-for-number',
      types: ['N01', 'W01', 'N02'],
      weights: [140, 5, 140],
    });
  });

  it('are else those of the carrier’s flights on the route', () => {
    expect(ask(rows, { number: 3, date: monday })).toMatchObject({
      kind: 'scheduled-on-route',
      types: ['N01', 'W01', 'N02'],
      weights: [140, 145, 140],
    });
  });

  it('have the mean seats of their flights, by class before the total alone', () => {
    const seated = [
      { ...daily, seatsPerClass: inClasses(100), totalSeats: 110 },
      { ...daily, seatsPerClass: inClasses(140), totalSeats: 150, flightsByWeekday: [60, 0, 0, 0, 0, 0, 0] },
      { ...daily, totalSeats: 90 },
    ];
    expect(ask(seated, { number: 1, date: monday })?.scheduledSeats).toEqual([{ seatsPerClass: inClasses(130) }]);
    expect(ask(seated.slice(2), { number: 1, date: monday })?.scheduledSeats).toEqual([{ totalSeats: 90 }]);
    expect(ask(rows, { number: 2, date: monday })?.scheduledSeats).toBeUndefined();
  });

  it('are of a family only those of it', () => {
    expect(ask(rows, { number: 1, date: sunday, family: ['W01'] })?.types).toEqual(['W01']);
  });

  it('give way for any flight of the carrier’s: a typical figure is no schedule’s', () => {
    expect(ask(rows)).toBeUndefined();
  });

  it('give way where the schedule has no flight of the carrier’s there, or none with a fuel table', () => {
    expect(ask([], { number: 1 })).toBeUndefined();
    expect(ask([{ ...daily, icaoAircraftType: 'X99' }], { number: 1 })).toBeUndefined();
  });

  it('come before those seen, and after the caller’s, which has the schedule’s seats', () => {
    const seen = [{ carrierCode: 'XX', from: 'AAA', to: 'BBB', flightNumber: 1, icaoAircraftType: 'N02', flights: 90 }];
    const known = { seen, scheduled: { 'XX AAA BBB': [{ ...daily, totalSeats: 90 }] } };
    expect(answerOf(typesOnRoute, known, { to: 'BBB', number: 1 })?.types).toEqual(['N01']);
    expect(answerOf(typesOnRoute, known, { to: 'BBB', number: 1, code: 'N01' })).toMatchObject({
      kind: 'given',
      scheduledSeats: [{ totalSeats: 90 }],
    });
  });
});

describe('the summer season', () => {
  it('starts and ends on a Sunday in every year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1950, max: 2100 }), fc.constantFrom(3, 10), (year, month) => {
        const summerDays = Array.from({ length: 31 }, (_, at) => isSummerSeason({ year, month, day: at + 1 }));
        const change = summerDays.findIndex((isSummer) => isSummer === (month === 3)) + 1;
        expect(change).toBeGreaterThan(24);
        expect(new Date(Date.UTC(year, month - 1, change)).getUTCDay()).toBe(0);
      }),
    );
  });
});

describe('the hour a schedule has', () => {
  const evening = { ...daily, departureHourUtc: 20 };

  it('is that of most flights of the number on the day', () => {
    const rows = [{ ...onSundays, departureHourUtc: 6 }, evening, { ...inSummer, departureHourUtc: 9 }];
    const onTheDay = { value: 20, basis: { kind: 'scheduled-on-day' } };
    expect(hourOf(rows, { number: 1, date: monday })).toMatchObject(onTheDay);
    expect(hourOf(rows, { number: 1, date: sunday })).toMatchObject(onTheDay);
    expect(hourOf(rows, { number: 1, date: lastOfSummer })?.value).toBe(9);
  });

  it('is else that of the number on other days, and never that of another number', () => {
    const rows = [daily, { ...inSummer, departureHourUtc: 9 }, { ...other, departureHourUtc: 5 }];
    const anyDay = { value: 9, basis: { kind: 'scheduled-for-number' } };
    expect(hourOf(rows, { number: 1, date: monday })).toMatchObject(anyDay);
    expect(hourOf([daily, { ...other, departureHourUtc: 5 }], { number: 1, date: monday })).toBeUndefined();
  });
});
