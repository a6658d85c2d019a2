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
import type { AircraftRow } from './aircraft.ts';
import { hasSeatsOfNoAircraft, withoutCargo, withoutPassengers } from './not-filed.ts';
import { isThrough, withThroughLoads } from './through-flights.ts';

const STATUTE_MILE_KM = 1.609344;

/** Stands for a cargo mass fraction that was not filed. */
const NOT_FILED = -1;

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
  /** Cargo mass fraction as filed, brought from the month to the year. */
  readonly cargo: number;
  /** False where the carrier's month was filed without its cargo: `cargo` then is not the flights' own. */
  readonly isCargoFiled: boolean;
};

type KnownOfTraffic = {
  readonly airportList: readonly AirportRow[];
  readonly aircraft: readonly AircraftRow[];
  readonly seasons: Seasons;
};

/** The rows of T-100 that can be used, by route, most departures first. */
export async function readTraffic(
  context: BuildContext,
  bts: Bts,
  { airportList, aircraft, seasons }: KnownOfTraffic,
): Promise<TrafficRow[]> {
  const { sources, report } = context;
  const airports = new Map(airportList.map((airport) => [airport.iata, airport]));
  const bodies = new Map(aircraft.map(({ icao, body }) => [icao, body]));
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
  const filed = (await readRows(file, fields, report)).map(({ line, values }) => ({
    line,
    values,
    btsCarrier: values.UNIQUE_CARRIER,
    year: values.YEAR,
    departures: values.dep,
    seats: values.seats_per_dep,
    loadFactor: values.lf,
  }));
  const notFiled = withoutPassengers(filed);
  const flights = filed.flatMap((row) => {
    const { line, values } = row;
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
    if (notFiled.has(row)) {
      report.leaveOut(file.name, line, `carrier ${values.UNIQUE_CARRIER} files no passengers in ${values.YEAR}`);
      return [];
    }
    if (hasSeatsOfNoAircraft(values.UNIQUE_CARRIER, values.YEAR, values.AIRCRAFT_TYPE)) {
      report.leaveOut(
        file.name,
        line,
        `seats of no aircraft that ${values.UNIQUE_CARRIER} files as ${values.AIRCRAFT_TYPE}`,
      );
      return [];
    }
    const abroad = origin.country === 'US' ? destination : origin;
    const region = regionOfAirportAbroad(abroad.latitudeDeg, abroad.longitudeDeg);
    const one = {
      ...row,
      isUsCarrier: bts.isUsCarrier(values.UNIQUE_CARRIER),
      btsAircraft: values.AIRCRAFT_TYPE,
      origin: values.ORIGIN,
      destination: values.DEST,
      distanceKm: values.DISTANCE * STATUTE_MILE_KM,
      countryAbroad: abroad.country,
      region,
      cargo: values.cmf,
    };
    if (isThrough(one)) {
      report.leaveOut(file.name, line, 'flights with a stop on the way, filed as without one');
    }
    return [one];
  });
  const isInUs = (code: string) => airports.get(code)?.country === 'US';
  const identified = identify(context, file.name, bts, withThroughLoads(flights, isInUs));
  const isCargoMissing = withoutCargo(identified, ({ types }) => bodies.get(types[0] ?? ''));
  return identified
    .map((row) => ({
      ...row,
      cargo: rounded(cargoMassFractionOfYear(row.cargo, seasons[row.region]), 3),
      isCargoFiled: !isCargoMissing.has(row),
    }))
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
      'Cargo mass fraction: freight and mail, given in pounds, x 0.45359237 kg; 100 kg a passenger. Both months are of the first quarter: cargo per passenger is brought to the year by how US carriers’ first quarter stands to their year in the region (T-2). -1 where a carrier’s month was filed without its cargo, or with the passengers’ weight in its place.',
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
  const numbersOfRows = [
    rows.map(({ seats }) => seats),
    rows.map(({ loadFactor }) => loadFactor),
    rows.map(({ cargo, isCargoFiled }) => (isCargoFiled ? cargo : NOT_FILED)),
  ];
  for (const column of numbersOfRows) table.columns.decimals(column, 3);
  table.columns.repeatedStrings(rows.map(({ region }) => region)).sortedStrings(ABROAD_REGIONS);
  for (const region of ABROAD_REGIONS)
    table.columns.decimals(
      seasons[region].loadFactors.map((loadFactor) => rounded(loadFactor, 4)),
      4,
    );
  return table.toBytes();
}
