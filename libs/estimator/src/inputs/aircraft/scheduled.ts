import type { CalendarDate } from '@tim/notation';
import type { ScheduledBasis, ScheduledFlights, SeatsPerClass } from '@tim/reference-data';
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
    const reportedSeats = reportedSeatsOf(question, data, icaoAircraftType);
    return [{ type, weight: sumOf(ofType, () => 1), reportedSeats, scheduledSeats: meanSeats(ofType) }];
  });
}

/**
 * The types of a schedule that the operator of this service built in: those of the flight's number in the season and on the
 * weekday of its departure; else of its number; else of all the carrier's flights on the route. A typical figure, which is of no
 * number, stays the same whether a schedule is there or not.
 */
export const scheduled: AircraftRule = (question, data) => {
  const { schedules } = data.tables;
  if (schedules.rowCount === 0 || question.flightNumber === 0) return undefined;
  const { carrierCode, flightNumber, departureDate, family, route } = question;
  const onRoute = schedules
    .onRoute(carrierCode, route.origin, route.destination)
    .filter(({ icaoAircraftType }) => !family || family.includes(icaoAircraftType))
    .map((of): Row => ({ of, flights: of.flightsByWeekday.reduce((sum, flights) => sum + flights, 0) }));
  const ofNumber = onRoute.filter(({ of }) => of.flightNumber === flightNumber);
  // Monday is 1 and Sunday 7 in a schedule.
  const weekday = departureDate && (weekdayOf(departureDate) || 7);
  const onDay = departureDate
    ? ofNumber
        .filter(({ of }) => of.isSummer === isSummerSeason(departureDate))
        .map(({ of }): Row => ({ of, flights: of.flightsByWeekday[(weekday ?? 1) - 1] ?? 0 }))
    : [];
  const tries: readonly (readonly [ScheduledBasis['kind'], readonly Row[]])[] = [
    ['scheduled-on-day', onDay],
    ['scheduled-for-number', ofNumber],
    ['scheduled-on-route', onRoute],
  ];
  for (const [kind, rows] of tries) {
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
