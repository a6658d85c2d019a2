import type { RouteTrafficRow } from '@tim/reference-data';
import { LATER_YEAR } from '../standing/reported.ts';
import type { AircraftData, AircraftQuestion, AircraftRule, SeatsReport, WeightedType } from './aircraft-rule.ts';
import { countedSeatsOf } from './counted-seats.ts';
import { keptForRoute } from './kept-for-route.ts';

/** A month with fewer departures does not say what flies the route. Our choice. */
const FEWEST_DEPARTURES = 4;

/** If only one of the types filed under a code has a cabin this close to the reported mean, that type flew [1]. Our choice. */
const SEATS_TELL_TYPE_FRACTION = 0.03;

/** The most common of the types that a row pools, unless only another one has a cabin with the reported seats. */
function typeOfRow({ tables }: AircraftData, row: RouteTrafficRow, types: readonly string[]): string | undefined {
  const hasSeats = (type: string) =>
    tables.cabins
      .ofCarrierType(row.carrierCode, type)
      .some(({ totalSeats }) => Math.abs(totalSeats / row.seatsPerDeparture - 1) <= SEATS_TELL_TYPE_FRACTION);
  const [mostCommon] = types;
  if (types.length < 2 || mostCommon === undefined || hasSeats(mostCommon)) return mostCommon;
  return types.find(hasSeats) ?? mostCommon;
}

/** A total that far from a layout's is still its: means are reported with decimals [seats]. */
const SAME_TOTAL_SEATS = 0.5;

/**
 * Whether a row's seats may be those of other types than the one it is taken for: it pools several, or has the seats of another of the
 * carrier's types and of none of its own. Carriers file new types with the seats of the old (Swiss's A350s with its A330s' 236).
 */
function mayBeOfOthers({ tables, fleetOf }: AircraftData, row: RouteTrafficRow, type: string): boolean {
  if (row.icaoAircraftTypes.length > 1) return true;
  const hasSeats = (of: string) =>
    tables.cabins
      .ofCarrierType(row.carrierCode, of)
      .some(({ totalSeats }) => Math.abs(totalSeats - row.seatsPerDeparture) <= SAME_TOTAL_SEATS);
  const others = fleetOf(row.carrierCode).members.map((member) => member.type.icaoAircraftType);
  return !hasSeats(type) && others.some(hasSeats);
}

/** The types of one month's rows by departures; none where they are too few. */
function typesOfMonth(
  rows: readonly RouteTrafficRow[],
  family: readonly string[] | undefined,
  data: AircraftData,
): readonly WeightedType[] {
  const sums = new Map<string, { departures: number; seats: number; mayReportBeOfOthers: boolean }>();
  let total = 0;
  for (const row of rows) {
    const types = row.icaoAircraftTypes.filter((type) => !family || family.includes(type));
    const type = typeOfRow(data, row, types);
    if (type === undefined) continue;
    const sum = sums.get(type) ?? { departures: 0, seats: 0, mayReportBeOfOthers: false };
    sum.departures += row.departures;
    sum.seats += row.departures * row.seatsPerDeparture;
    sum.mayReportBeOfOthers ||= mayBeOfOthers(data, row, type);
    sums.set(type, sum);
    total += row.departures;
  }
  if (total < FEWEST_DEPARTURES) return [];
  return [...sums].flatMap(([icaoAircraftType, { departures, seats, mayReportBeOfOthers }]) => {
    const type = data.typeOf(icaoAircraftType);
    return type ? [{ type, weight: departures, reportedSeats: seats / departures, mayReportBeOfOthers }] : [];
  });
}

/**
 * The types the carrier reports. If the later month says anything, it alone counts, because aircraft change in two years; else
 * the earlier month's count, without those that have left the carrier's fleet since, where it is known.
 */
function reportedTypes(
  rows: readonly RouteTrafficRow[],
  { carrierCode, family }: AircraftQuestion,
  data: AircraftData,
): ReturnType<AircraftRule> {
  const own = rows.filter((row) => row.carrierCode === carrierCode);
  if (own.length === 0) return undefined;
  const typesOf = (isLater: boolean) => {
    const rowsOfMonth = own.filter(({ year }) => year >= LATER_YEAR === isLater);
    return typesOfMonth(rowsOfMonth, family, data);
  };
  const later = typesOf(true);
  const fleet = data.fleetOf(carrierCode).members.map(({ type }) => type.icaoAircraftType);
  const isInFleet = ({ type: { aircraft } }: WeightedType) =>
    fleet.length === 0 || fleet.includes(aircraft.value.icaoAircraftType);
  const value = later.length > 0 ? later : typesOf(false).filter(isInFleet);
  if (value.length === 0) return undefined;
  return { ...data.tables.traffic.provenance, value, basis: { kind: 'reported-on-route' } };
}

/** The types the carrier reports on the route (US BTS T-100). */
export const reportedOnRoute: AircraftRule = (question, data) => reportedTypes(question.route.reported, question, data);

/** The types the carrier reports on the way back. */
export const reportedOnWayBack: AircraftRule = (question, data) => {
  const { origin, destination } = question.route;
  return reportedTypes(data.tables.traffic.onRoute(destination, origin), question, data);
};

/** Mean seats of the carrier's flights with a type on the route: as reported there or back, else of those kept for it, else as counted. */
export function reportedSeatsOf(question: AircraftQuestion, data: AircraftData, icaoAircraftType: string): SeatsReport {
  const ofType = { ...question, family: [icaoAircraftType] };
  const found = reportedOnRoute(ofType, data) ?? reportedOnWayBack(ofType, data) ?? keptForRoute(ofType, data);
  const [first] = found?.value ?? [];
  if (first?.reportedSeats === undefined) return { reportedSeats: countedSeatsOf(question, data, icaoAircraftType) };
  return { reportedSeats: first.reportedSeats, mayReportBeOfOthers: first.mayReportBeOfOthers };
}
