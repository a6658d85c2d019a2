import type { CalendarDate } from '@tim/notation';
import type { ScheduledBasis, ScheduledFlights, SeatsPerClass, Sourced } from '@tim/reference-data';
import type { AircraftData, AircraftQuestion, AircraftRule, ScheduledSeats, WeightedType } from './aircraft-rule.ts';
import { reportedSeatsOf } from './reported-on-route.ts';

type Row = { readonly flights: number; readonly of: ScheduledFlights };

const weekdayOf = ({ year, month, day }: CalendarDate) => new Date(Date.UTC(year, month - 1, day)).getUTCDay();

/** March and October both have 31 days. */
const lastSunday = (year: number, month: number) => 31 - weekdayOf({ year, month, day: 31 });

/** Whether a day is in IATA's summer season: from the last Sunday of March to the day before the last Sunday of October. */
export function isSummerSeason({ year, month, day }: CalendarDate): boolean {
  const isAfterStart = month > 3 || (month === 3 && day >= lastSunday(year, 3));
  return isAfterStart && (month < 10 || (month === 10 && day < lastSunday(year, 10)));
}

const sumOf = (rows: readonly Row[], valueOf: (row: ScheduledFlights) => number) =>
  rows.reduce((sum, { flights, of }) => sum + flights * valueOf(of), 0);

/** Mean seats of the flights whose classes are known, else of those whose total is; undefined where none is. */
function meanSeats(rows: readonly Row[]): ScheduledSeats | undefined {
  const inClasses = rows.filter(({ of }) => of.seatsPerClass);
  const classesKnown = sumOf(inClasses, () => 1);
  if (classesKnown > 0) {
    const mean = (cabin: keyof SeatsPerClass) =>
      sumOf(inClasses, (of) => of.seatsPerClass?.[cabin] ?? 0) / classesKnown;
    const [economy, premiumEconomy] = [mean('economy'), mean('premiumEconomy')];
    return { seatsPerClass: { economy, premiumEconomy, business: mean('business'), first: mean('first') } };
  }
  const inAll = rows.filter(({ of }) => of.totalSeats);
  const totalKnown = sumOf(inAll, () => 1);
  return totalKnown > 0 ? { totalSeats: sumOf(inAll, (of) => of.totalSeats ?? 0) / totalKnown } : undefined;
}

/** The types of the rows by flights, each with its mean seats. */
function typesOf(rows: readonly Row[], question: AircraftQuestion, data: AircraftData): readonly WeightedType[] {
  const flown = rows.filter(({ flights }) => flights > 0);
  return [...new Set(flown.map(({ of }) => of.icaoAircraftType))].flatMap((icaoAircraftType) => {
    const type = data.typeOf(icaoAircraftType);
    if (!type) return [];
    const ofType = flown.filter(({ of }) => of.icaoAircraftType === icaoAircraftType);
    const report = reportedSeatsOf(question, data, icaoAircraftType);
    return [{ type, weight: sumOf(ofType, () => 1), ...report, scheduledSeats: meanSeats(ofType) }];
  });
}

type Tried = readonly (readonly [ScheduledBasis['kind'], readonly Row[]])[];

/**
 * What a schedule that the operator of this service built in has of a flight: its number in the season and on the weekday of its
 * departure; its number; all the carrier's flights on the route. A typical figure, which is of no number, stays the same whether a
 * schedule is there or not.
 */
function triesOf(question: AircraftQuestion, { tables: { schedules } }: AircraftData): Tried {
  if (schedules.rowCount === 0 || question.flightNumber === 0) return [];
  const { carrierCode, flightNumber, departureDate, family, route } = question;
  const onRoute = schedules
    .onRoute(carrierCode, route.origin, route.destination)
    .filter(({ icaoAircraftType }) => !family || family.includes(icaoAircraftType))
    .map((of): Row => ({ of, flights: of.flightsByWeekday.reduce((sum, flights) => sum + flights, 0) }));
  const ofNumber = onRoute.filter(({ of }) => of.flightNumber === flightNumber);
  const onDay = departureDate
    ? ofNumber
        .filter(({ of }) => of.isSummer === isSummerSeason(departureDate))
        // A schedule's week begins on Monday.
        .map(({ of }): Row => ({ of, flights: of.flightsByWeekday[(weekdayOf(departureDate) + 6) % 7] ?? 0 }))
    : [];
  return [
    ['scheduled-on-day', onDay],
    ['scheduled-for-number', ofNumber],
    ['scheduled-on-route', onRoute],
  ];
}

/** The types that a schedule has for the flight's day, else for its number, else for its carrier's flights on the route. */
export const scheduled: AircraftRule = (question, data) => {
  const { schedules } = data.tables;
  for (const [kind, rows] of triesOf(question, data)) {
    const value = typesOf(rows, question, data);
    if (value.length > 0) return { ...schedules.provenance, value, basis: { kind, schedule: schedules.schedule } };
  }
  return undefined;
};

/** The seats that a schedule has of a type on the flight; undefined where there are none. */
export function scheduledSeatsOf(
  question: AircraftQuestion,
  data: AircraftData,
  icaoAircraftType: string,
): ScheduledSeats | undefined {
  return scheduled({ ...question, family: [icaoAircraftType] }, data)?.value[0]?.scheduledSeats;
}

/**
 * Hour in which a schedule has the flight depart on its day, else on other days [h UTC, 0 to 23]: that of most of its flights.
 * Undefined where no schedule has the number with a time; other flights of the carrier on the route say nothing of it.
 */
export function scheduledHourUtc(
  question: AircraftQuestion,
  data: AircraftData,
): Sourced<number, ScheduledBasis> | undefined {
  const { schedules } = data.tables;
  for (const [kind, rows] of triesOf(question, data)) {
    if (kind === 'scheduled-on-route') continue;
    const timed = rows.filter(({ flights, of }) => flights > 0 && of.departureHourUtc !== undefined);
    const flightsAt = (hour: number) => sumOf(timed, (of) => Number(of.departureHourUtc === hour));
    const [value] = timed
      .map(({ of }) => of.departureHourUtc ?? 0)
      .sort((one, other) => flightsAt(other) - flightsAt(one) || one - other);
    if (value !== undefined) {
      return { ...schedules.provenance, value, basis: { kind, schedule: schedules.schedule } };
    }
  }
  return undefined;
}
