import type { Airport, Tables } from '@tim/reference-data';
import { LATER_YEAR } from '../inputs/standing/reported.ts';

/** Departures a month each way from which a route that the list of flights does not have is flown: one a week. Our choice. */
const FEWEST_DEPARTURES = 4;

type ReportTables = Pick<Tables, 'airports' | 'carrierStatus' | 'flights' | 'partners' | 'traffic'>;

/** A carrier between two airports. */
export type ReportedRoute = {
  readonly carrierCode: string;
  readonly origin: Airport;
  readonly destination: Airport;
};

/**
 * Whether a carrier reports flights between two airports to US BTS in the later month, both ways, that the list of flights does not
 * have: about one reported route in ten is missing there. Regional carriers fly such routes under another's code. Carriers that are not
 * known to operate and routes that are known to be closed are none.
 */
export function isReportedAlone(
  { carrierStatus, flights, partners, traffic }: ReportTables,
  { carrierCode, origin, destination }: ReportedRoute,
): boolean {
  const departures = (from: Airport, to: Airport) =>
    traffic
      .onRoute(from, to)
      .filter((row) => row.carrierCode === carrierCode && row.year === LATER_YEAR)
      .reduce((sum, row) => sum + row.departures, 0);
  const isFlown = (from: Airport, to: Airport) =>
    departures(from, to) >= FEWEST_DEPARTURES &&
    flights.carrierRoute(carrierCode, from, to) === undefined &&
    flights.routeWithoutPassengers(carrierCode, from, to) === undefined &&
    carrierStatus.withoutPassengers(carrierCode, 1, from, to) === undefined;
  return (
    carrierStatus.holderOf(carrierCode)?.status === 'operating' &&
    !partners.isRegional(carrierCode) &&
    isFlown(origin, destination) &&
    isFlown(destination, origin)
  );
}

/** All such routes, one way and the other. */
export function reportedAlone(tables: ReportTables): readonly ReportedRoute[] {
  const found = new Map<string, ReportedRoute>();
  for (const { carrierCode, year, originIndex, destinationIndex } of tables.traffic.rows()) {
    if (year !== LATER_YEAR) continue;
    const key = `${carrierCode} ${originIndex} ${destinationIndex}`;
    if (found.has(key)) continue;
    const [origin, destination] = [tables.airports.at(originIndex), tables.airports.at(destinationIndex)];
    const route = { carrierCode, origin, destination };
    if (isReportedAlone(tables, route)) found.set(key, route);
  }
  return [...found.values()];
}
