import { rounded } from '../codec/rounded.ts';
import { decimal, iataAirport, oneOf, text, wholeNumber } from '../csv/fields.ts';
import { readRows } from '../csv/read-rows.ts';
import type { SourceName } from '../sources.ts';
import type { BuildContext } from './build-context.ts';

const MONTHS = ['t100January2024', 't100February2026'] as const satisfies readonly SourceName[];

const SCHEDULED_PASSENGERS = 'F';
/** Codes of an aircraft's configuration: passengers with cargo below, and with cargo on the main deck beside them. */
const PASSENGERS = '1';
const MAIN_DECK_CARGO = '3';

const STATUTE_MILE_KM = 1.609344;
const POUND_KG = 0.45359237;
const PASSENGER_KG = 100;
const DIGITS = 3;

/** Scheduled passenger flights of a carrier with an aircraft code on a route in a month, as filed. */
export type Segment = {
  /** The source's file, and its line of the first of them. */
  readonly file: string;
  readonly line: number;
  readonly year: number;
  readonly btsCarrier: string;
  readonly carrierName: string;
  readonly btsAircraft: string;
  readonly origin: string;
  readonly destination: string;
  /** Great-circle distance [km]. */
  readonly distanceKm: number;
  readonly departures: number;
  /** Per departure. */
  readonly seats: number;
  /** Passengers / seats [1]. */
  readonly loadFactor: number;
  /** Cargo mass fraction of the month [1]. */
  readonly cargo: number;
  /** Filed as flown with cargo on the main deck: what of the cargo travels below the passengers is not told apart. */
  readonly hasMainDeckCargo: boolean;
};

type Sum = Omit<Segment, 'seats' | 'loadFactor' | 'cargo'> & { seats: number; passengers: number; cargoKg: number };

/** The segments of both months on which passengers flew; the others are reported as left out. */
export async function readSegments(context: BuildContext): Promise<Segment[]> {
  // One after the other: what is left out is reported in the same order every time.
  const segments: Segment[] = [];
  for (const source of MONTHS) segments.push(...(await readMonth(context, source)));
  return segments;
}

async function readMonth({ sources, report }: BuildContext, source: SourceName): Promise<Segment[]> {
  const file = sources.file(source);
  const fields = {
    YEAR: wholeNumber(1990, 2100),
    UNIQUE_CARRIER: text,
    UNIQUE_CARRIER_NAME: text,
    ORIGIN: iataAirport,
    DEST: iataAirport,
    AIRCRAFT_TYPE: text,
    AIRCRAFT_CONFIG: oneOf('0', '1', '2', '3', '4', '9'),
    CLASS: text,
    DISTANCE: decimal(0, 13_000),
    DEPARTURES_PERFORMED: decimal(0, 1e5),
    SEATS: decimal(0, 1e8),
    PASSENGERS: decimal(0, 1e8),
    FREIGHT: decimal(0, 1e10),
    MAIL: decimal(0, 1e10),
  };
  const sums = new Map<string, Sum & { departures: number }>();
  for (const { line, values } of await readRows(file, fields, report)) {
    const hasMainDeckCargo = values.AIRCRAFT_CONFIG === MAIN_DECK_CARGO;
    const why = whyLeftOut(values, hasMainDeckCargo);
    if (why !== undefined) {
      report.leaveOut(file.name, line, why);
      continue;
    }
    const { UNIQUE_CARRIER: btsCarrier, UNIQUE_CARRIER_NAME: carrierName, AIRCRAFT_TYPE: btsAircraft } = values;
    const { ORIGIN: origin, DEST: destination } = values;
    const key = [btsCarrier, btsAircraft, origin, destination, values.AIRCRAFT_CONFIG].join(' ');
    const sum = sums.get(key) ?? {
      file: file.name,
      line,
      year: values.YEAR,
      btsCarrier,
      carrierName,
      btsAircraft,
      origin,
      destination,
      hasMainDeckCargo,
      distanceKm: values.DISTANCE * STATUTE_MILE_KM,
      departures: 0,
      seats: 0,
      passengers: 0,
      cargoKg: 0,
    };
    sums.set(key, sum);
    sum.departures += values.DEPARTURES_PERFORMED;
    sum.seats += values.SEATS;
    sum.passengers += values.PASSENGERS;
    sum.cargoKg += (values.FREIGHT + values.MAIL) * POUND_KG;
  }
  return [...sums.values()].flatMap(({ seats, passengers, cargoKg, ...segment }) => {
    if (passengers === 0) {
      report.leaveOut(file.name, segment.line, 'flights without a passenger');
      return [];
    }
    return [
      {
        ...segment,
        seats: rounded(seats / segment.departures, DIGITS),
        loadFactor: rounded(Math.min(1, passengers / seats), DIGITS),
        cargo: rounded(cargoKg / (cargoKg + passengers * PASSENGER_KG), DIGITS),
      },
    ];
  });
}

type Filed = {
  readonly CLASS: string;
  readonly AIRCRAFT_CONFIG: string;
  readonly SEATS: number;
  readonly DEPARTURES_PERFORMED: number;
};

function whyLeftOut({ CLASS, AIRCRAFT_CONFIG, SEATS, DEPARTURES_PERFORMED }: Filed, hasMainDeckCargo: boolean) {
  if (CLASS !== SCHEDULED_PASSENGERS) return 'not scheduled passenger flights';
  if (AIRCRAFT_CONFIG !== PASSENGERS && !hasMainDeckCargo) return 'seaplanes and freighters';
  if (DEPARTURES_PERFORMED < 1 || SEATS === 0) return 'no flight, or no seat on it';
  return undefined;
}
