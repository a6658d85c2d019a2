import { newTable } from '../codec/new-table.ts';
import { numbered } from '../codec/numbered.ts';
import { rounded } from '../codec/rounded.ts';
import { identify, type Bts } from './bts.ts';
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
import type { Segment } from './t100-segments.ts';
import { withoutCargo, withoutPassengers } from './not-filed.ts';
import { isThrough, withThroughLoads } from './through-flights.ts';

/** Stands for a cargo mass fraction that was not filed. */
const NOT_FILED = -1;

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
  /** Filed as flown with cargo on the main deck: how much of it travelled below the passengers is not told. */
  readonly hasMainDeckCargo: boolean;
};

type KnownOfTraffic = {
  readonly segments: readonly Segment[];
  readonly airportList: readonly AirportRow[];
  readonly aircraft: readonly AircraftRow[];
  readonly seasons: Seasons;
};

/** The rows of T-100 that can be used, by route, most departures first. */
export function readTraffic(
  context: BuildContext,
  bts: Bts,
  { segments, airportList, aircraft, seasons }: KnownOfTraffic,
): TrafficRow[] {
  const { report } = context;
  const airports = new Map(airportList.map((airport) => [airport.iata, airport]));
  const bodies = new Map(aircraft.map(({ icao, body }) => [icao, body]));
  const notFiled = withoutPassengers(segments);
  const flights = segments.flatMap((segment) => {
    const { file, line, btsCarrier, btsAircraft, year } = segment;
    const [origin, destination] = [airports.get(segment.origin), airports.get(segment.destination)];
    if (!origin || !destination) {
      const unknown = origin ? segment.destination : segment.origin;
      report.bad(file, line, `airport ${unknown} is not in the airports table`);
      return [];
    }
    if (notFiled.has(segment)) {
      report.leaveOut(file, line, `carrier ${btsCarrier} files no passengers in ${year}`);
      return [];
    }
    if (bts.hasSeatsOfNoAircraft(btsCarrier, year, btsAircraft)) {
      report.leaveOut(file, line, `seats of no aircraft that ${btsCarrier} files as ${btsAircraft}`);
      return [];
    }
    if (isThrough(segment)) report.leaveOut(file, line, 'flights with a stop on the way, filed as without one');
    const abroad = origin.country === 'US' ? destination : origin;
    const region = regionOfAirportAbroad(abroad.latitudeDeg, abroad.longitudeDeg);
    const isUsCarrier = bts.isUsCarrier(btsCarrier);
    return [{ ...segment, isUsCarrier, countryAbroad: abroad.country, region }];
  });
  const isInUs = (code: string) => airports.get(code)?.country === 'US';
  const identified = identify(context, bts, withThroughLoads(flights, isInUs));
  const isCargoMissing = withoutCargo(identified, ({ types }) => bodies.get(types[0] ?? ''));
  return identified
    .map((row) => ({
      ...row,
      cargo: rounded(cargoMassFractionOfYear(row.cargo, seasons[row.region]), 3),
      isCargoFiled: !isCargoMissing.has(row),
    }))
    .flatMap((row) => bts.partedByBody(row.carrier, row.btsAircraft, row).map((part) => ({ ...row, ...part })))
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
  const { sorted: codes, numberOf } = numbered(rows.flatMap(({ origin, destination }) => [origin, destination]));
  const credit = sources.credit('t100February2026');
  const table = newTable({
    table: 'traffic',
    sources: [credit, sources.credit('t2Quarters')],
    rows: rows.length,
    notes: [
      'Scheduled passenger flights between the US and abroad in two winter months. A row is one carrier and one BTS aircraft code on one route in one month.',
      'Cargo mass fraction: freight and mail, given in pounds, x 0.45359237 kg; 100 kg a passenger. Both months are of the first quarter: cargo per passenger is brought to the year by how US carriers’ first quarter stands to their year in the region (T-2). -1 where a carrier’s month was filed without its cargo, or with the passengers’ weight in its place, and where cargo is filed as carried on the main deck.',
      'Load factors are the month’s own; beside them stand US carriers’ load factors of the year and of each quarter in the region (T-2), to bring them to another part of the year.',
      'The ICAO types of a BTS code: those the carrier’s fleet has, and other types seen to be filed under it.',
    ],
  });
  const words = rows.map(({ types }) => types.join(' '));
  table.columns
    .text(credit.edition)
    .sortedStrings(codes)
    .uints(rows.map(({ origin }) => numberOf(origin)))
    .uints(rows.map(({ destination }) => numberOf(destination)))
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
