import { readAirportIndices } from './airport-indices.ts';
import type { AirportTable } from './look-ups.ts';
import { namesakes } from './namesakes.ts';
import type { ScheduledFlights, ScheduleTable } from './schedule-look-ups.ts';
import type { OpenTable } from './table-header.ts';

const keyOf = (carrierCode: string, originIndex: number, destinationIndex: number) =>
  `${carrierCode} ${originIndex} ${destinationIndex}`;

const NONE: readonly ScheduledFlights[] = [];

/** No schedule at all: what applies where nobody built one. */
export const NO_SCHEDULES: ScheduleTable = {
  rowCount: 0,
  onRoute: () => NONE,
  schedule: '',
  provenance: { source: 'SCHEDULE', sourceVersion: '', dataCategory: 'PRIMARY' },
};

/**
 * Airport codes, then columns, sorted by carrier, origin and destination: carrier, origin and destination as numbers among those
 * codes, flight number, 1 for summer, ICAO type, seats in all and of each class (0 where they are not known), flights on each
 * day of the week, hour of departure in UTC and one more (0 where it is not known).
 */
export function readSchedules({ origin: { sources }, reader }: OpenTable, airports: AirportTable): ScheduleTable {
  const indices = readAirportIndices('schedules', reader, airports);
  const carriers = reader.repeatedStrings();
  const origins = Uint16Array.from(reader.uints(), (number) => indices[number] ?? 0);
  const destinations = Uint16Array.from(reader.uints(), (number) => indices[number] ?? 0);
  const flightNumbers = reader.uints();
  const summers = reader.uints();
  const types = reader.repeatedStrings();
  const [total, economy, premiumEconomy, business, first] = [0, 1, 2, 3, 4].map(() => reader.uints());
  const flightsOf = [1, 2, 3, 4, 5, 6, 7].map(() => reader.uints());

  const hours = reader.uints();

  const listedAs = namesakes(airports, origins, destinations);
  const startOf = new Map<string, number>();
  const endOf = new Map<string, number>();
  carriers.forEach((carrierCode, row) => {
    const key = keyOf(carrierCode, origins[row] ?? 0, destinations[row] ?? 0);
    if (!startOf.has(key)) startOf.set(key, row);
    endOf.set(key, row + 1);
  });
  const rowAt = (row: number): ScheduledFlights => {
    const seatsPerClass = {
      economy: economy?.[row] ?? 0,
      premiumEconomy: premiumEconomy?.[row] ?? 0,
      business: business?.[row] ?? 0,
      first: first?.[row] ?? 0,
    };
    return {
      flightNumber: flightNumbers[row] ?? 0,
      isSummer: summers[row] === 1,
      icaoAircraftType: types[row] ?? '',
      flightsByWeekday: flightsOf.map((column) => column[row] ?? 0),
      seatsPerClass: Object.values(seatsPerClass).some((seats) => seats > 0) ? seatsPerClass : undefined,
      totalSeats: total?.[row] || undefined,
      departureHourUtc: hours[row] ? hours[row] - 1 : undefined,
    };
  };
  const schedule = sources.map(({ title, edition, licence }) => `${title}, ${edition}, ${licence}`).join('; ');
  return {
    rowCount: carriers.length,
    onRoute: (carrierCode, origin, destination) => {
      const key = keyOf(carrierCode, listedAs[origin.index] ?? 0, listedAs[destination.index] ?? 0);
      const start = startOf.get(key);
      if (start === undefined) return NONE;
      return Array.from({ length: (endOf.get(key) ?? start) - start }, (_, at) => rowAt(start + at));
    },
    schedule,
    provenance: { source: 'SCHEDULE', sourceVersion: schedule, dataCategory: 'PRIMARY' },
  };
}
