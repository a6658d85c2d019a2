import { newTable } from '../codec/new-table.ts';
import { rounded } from '../codec/rounded.ts';
import { decimal, iataAirport, text, wholeNumber } from '../csv/fields.ts';
import { readRows } from '../csv/read-rows.ts';
import { identify, type Bts } from './bts.ts';
import { partedByBody } from './bts-aircraft.ts';
import type { BuildContext } from './build-context.ts';
import type { AirportRow } from './airports.ts';
import {
  ABROAD_REGIONS,
  cargoMassFractionOfYear,
  regionOfAirportAbroad,
  type AbroadRegion,
  type Seasons,
} from './seasons.ts';
import { compareText } from './compare-text.ts';

/**
 * Load factor of all flights of a carrier in a month below which its passengers were not filed with its flights [1]: no
 * airline flies so empty. Jazz, for one, files its seats (5265 departures in January 2024) and 5 % of them as taken.
 */
const LOWEST_MONTHLY_LOAD_FACTOR = 0.25;

/**
 * Of flights longer than this [km] with fewer of their seats taken than this [1], only those were counted who stay on board at
 * a stop on the way: SIN-JFK by way of Frankfurt, 13 % taken, filed as one flight beside the one without a stop.
 */
const LONGEST_WITH_FEW_KM = 12_000;
const FEW_ABOARD_LOAD_FACTOR = 0.3;

const STATUTE_MILE_KM = 1.609344;

/** A cargo fraction is missing where neither passengers nor cargo were on board. */
const fractionOrNone = (value: string) => (value === '' ? undefined : decimal(0, 1)(value));

/** Flights of one carrier and BTS aircraft code on one route between the US and abroad in one month. */
export type TrafficRow = {
  readonly carrier: string;
  readonly isUsCarrier: boolean;
  readonly types: readonly string[];
  readonly btsAircraft: string;
  readonly origin: string;
  readonly destination: string;
  /** Great-circle distance as reported [km]. */
  readonly distanceKm: number;
  /** ISO code of the country at the end that is not in the US. */
  readonly countryAbroad: string;
  readonly region: AbroadRegion;
  readonly year: number;
  readonly departures: number;
  readonly seats: number;
  readonly loadFactor: number;
  /** Cargo mass fraction, brought from the month to the year. */
  readonly cargo: number;
};

/** The rows of T-100 that can be used, by route, most departures first. */
export async function readTraffic(
  context: BuildContext,
  bts: Bts,
  airportList: readonly AirportRow[],
  seasons: Seasons,
): Promise<TrafficRow[]> {
  const { sources, report } = context;
  const airports = new Map(airportList.map((airport) => [airport.iata, airport]));
  const file = sources.file('t100Routes');
  const fields = {
    YEAR: wholeNumber(1990, 2100),
    UNIQUE_CARRIER: text,
    ORIGIN: iataAirport,
    DEST: iataAirport,
    AIRCRAFT_TYPE: text,
    DISTANCE: decimal(1, 13_000),
    dep: decimal(1, 1e5),
    seats_per_dep: decimal(1, 900),
    lf: decimal(0, 1),
    cmf: fractionOrNone,
  };
  const filed = await readRows(file, fields, report);
  const withoutPassengers = monthsWithoutPassengers(filed.map(({ values }) => values));
  const flights = filed.flatMap(({ line, values }) => {
    const [origin, destination] = [airports.get(values.ORIGIN), airports.get(values.DEST)];
    if (!origin || !destination) {
      const unknown = origin ? values.DEST : values.ORIGIN;
      report.bad(file.name, line, `airport ${unknown} is not in the airports table`);
      return [];
    }
    if (values.lf === 0 || values.cmf === undefined) {
      report.leaveOut(file.name, line, 'flights without a passenger');
      return [];
    }
    if (withoutPassengers.has(monthOf(values))) {
      report.leaveOut(file.name, line, `carrier ${values.UNIQUE_CARRIER} files no passengers in ${values.YEAR}`);
      return [];
    }
    const distanceKm = values.DISTANCE * STATUTE_MILE_KM;
    if (distanceKm > LONGEST_WITH_FEW_KM && values.lf < FEW_ABOARD_LOAD_FACTOR) {
      report.leaveOut(file.name, line, 'flights with a stop on the way, filed as without one');
      return [];
    }
    const abroad = origin.country === 'US' ? destination : origin;
    const region = regionOfAirportAbroad(abroad.latitudeDeg, abroad.longitudeDeg);
    return [
      {
        line,
        btsCarrier: values.UNIQUE_CARRIER,
        isUsCarrier: bts.isUsCarrier(values.UNIQUE_CARRIER),
        btsAircraft: values.AIRCRAFT_TYPE,
        origin: values.ORIGIN,
        destination: values.DEST,
        distanceKm,
        countryAbroad: abroad.country,
        region,
        year: values.YEAR,
        departures: values.dep,
        seats: values.seats_per_dep,
        loadFactor: values.lf,
        cargo: rounded(cargoMassFractionOfYear(values.cmf, seasons[region]), 3),
      },
    ];
  });
  return identify(context, file.name, bts, flights)
    .flatMap((row) => partedByBody(row.carrier, row.btsAircraft, row).map((part) => ({ ...row, ...part })))
    .sort(
      (a, b) =>
        compareText(a.origin, b.origin) ||
        compareText(a.destination, b.destination) ||
        b.departures - a.departures ||
        b.year - a.year ||
        compareText(a.carrier, b.carrier) ||
        compareText(a.btsAircraft, b.btsAircraft) ||
        compareText(a.types.join(' '), b.types.join(' ')),
    );
}

type FiledFlights = {
  readonly YEAR: number;
  readonly UNIQUE_CARRIER: string;
  readonly dep: number;
  readonly seats_per_dep: number;
  readonly lf: number;
};

const monthOf = ({ YEAR, UNIQUE_CARRIER }: Pick<FiledFlights, 'YEAR' | 'UNIQUE_CARRIER'>) =>
  `${UNIQUE_CARRIER} ${YEAR}`;

/** The carriers' months whose passengers are not in the source. */
function monthsWithoutPassengers(rows: readonly FiledFlights[]): ReadonlySet<string> {
  const sum = (of: readonly FiledFlights[], value: (row: FiledFlights) => number) =>
    of.reduce((total, row) => total + value(row), 0);
  const seats = ({ dep, seats_per_dep: seatsPerDeparture }: FiledFlights) => dep * seatsPerDeparture;
  return new Set(
    [...Map.groupBy(rows, monthOf)]
      .filter(([, of]) => sum(of, (row) => seats(row) * row.lf) < LOWEST_MONTHLY_LOAD_FACTOR * sum(of, seats))
      .map(([month]) => month),
  );
}

export function buildTraffic({ sources }: BuildContext, rows: readonly TrafficRow[], seasons: Seasons): Uint8Array {
  const codes = [...new Set(rows.flatMap(({ origin, destination }) => [origin, destination]))].sort();
  const numbers = new Map(codes.map((code, number) => [code, number]));
  const credit = sources.credit('t100Routes');
  const table = newTable({
    table: 'traffic',
    sources: [credit, sources.credit('t2Quarters')],
    rows: rows.length,
    notes: [
      'Scheduled passenger flights between the US and abroad in two winter months. A row is one carrier and one BTS aircraft code on one route in one month.',
      'Cargo mass fraction: freight and mail, given in pounds, x 0.45359237 kg; 100 kg a passenger. Both months are of the first quarter: cargo per passenger is brought to the year by how US carriers’ first quarter stands to their year in the region (T-2).',
      'Load factors are the month’s own; beside them stand US carriers’ load factors of the year and of each quarter in the region (T-2), to bring them to another part of the year.',
      'The ICAO types of a BTS code: those the carrier’s fleet has, and other types seen to be filed under it.',
    ],
  });
  const words = rows.map(({ types }) => types.join(' '));
  table.columns
    .text(credit.edition)
    .sortedStrings(codes)
    .uints(rows.map(({ origin }) => numbers.get(origin) ?? 0))
    .uints(rows.map(({ destination }) => numbers.get(destination) ?? 0))
    .repeatedStrings(rows.map(({ carrier }) => carrier))
    .repeatedStrings(words)
    .uints(rows.map(({ year }) => year))
    .uints(rows.map(({ departures }) => departures));
  for (const column of ['seats', 'loadFactor', 'cargo'] as const) {
    table.columns.decimals(
      rows.map((row) => row[column]),
      3,
    );
  }
  table.columns.repeatedStrings(rows.map(({ region }) => region)).sortedStrings(ABROAD_REGIONS);
  for (const region of ABROAD_REGIONS)
    table.columns.decimals(
      seasons[region].loadFactors.map((loadFactor) => rounded(loadFactor, 4)),
      4,
    );
  return table.toBytes();
}
