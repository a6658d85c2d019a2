import type { Airport, SeatsPerClass } from './look-ups.ts';
import type { TableProvenance } from './sourced.ts';

/** Flights of a carrier's number on a directional route in one season with one type and one number of seats. */
export type ScheduledFlights = {
  readonly flightNumber: number;
  /** IATA's seasons: summer from the last Sunday of March, winter from the last Sunday of October. */
  readonly isSummer: boolean;
  readonly icaoAircraftType: string;
  /** Flights of the season on each day of the week, Monday first. */
  readonly flightsByWeekday: readonly number[];
  /** Undefined where the schedule does not tell the classes apart. */
  readonly seatsPerClass: SeatsPerClass | undefined;
  /** Undefined where the schedule has no seats. */
  readonly totalSeats: number | undefined;
  /** Hour in which most of them depart, UTC, 0 to 23; undefined where the schedule has no times. */
  readonly departureHourUtc: number | undefined;
};

export type ScheduleTable = {
  readonly rowCount: number;
  /** The carrier's flights on the directional route; empty where the schedule has none. */
  readonly onRoute: (carrierCode: string, origin: Airport, destination: Airport) => readonly ScheduledFlights[];
  /** Title, edition and licence. */
  readonly schedule: string;
  readonly provenance: TableProvenance;
};
