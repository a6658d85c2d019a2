import { aircraftData, routeBetween } from '@tim/estimator';
import { tables } from './known-flights.fixture.ts';

/** What a carrier from outside the US flew on a route in February 2026: departures by type, and their seats. */
export type ReportedRoute = {
  readonly carrierCode: string;
  readonly between: ReturnType<typeof routeBetween>;
  readonly departuresOf: Map<string, number>;
  readonly seatsOf: Set<number>;
  all: number;
  seats: number;
};

const { fleetOf } = aircraftData(tables);

/** US BTS T-100, where a carrier has several types and each row is of one of them. */
export function reportedRoutes(): readonly ReportedRoute[] {
  const routes = new Map<string, ReportedRoute>();
  for (const row of tables.traffic.rows()) {
    if (row.year !== 2026 || tables.loadFactors.ofCarrierYear(row.carrierCode)) continue;
    const inFleet = new Set(fleetOf(row.carrierCode).members.map(({ type }) => type.icaoAircraftType));
    const [type, ...others] = row.icaoAircraftTypes.filter((one) => inFleet.has(one));
    if (inFleet.size < 2 || type === undefined || others.length > 0) continue;
    const key = [row.carrierCode, row.originIndex, row.destinationIndex].join(' ');
    const between = routeBetween(tables, tables.airports.at(row.originIndex), tables.airports.at(row.destinationIndex));
    const empty = { departuresOf: new Map<string, number>(), seatsOf: new Set<number>(), all: 0, seats: 0 };
    const route = routes.get(key) ?? { carrierCode: row.carrierCode, between, ...empty };
    routes.set(key, route);
    route.departuresOf.set(type, (route.departuresOf.get(type) ?? 0) + row.departures);
    route.seatsOf.add(row.seatsPerDeparture);
    route.all += row.departures;
    route.seats += row.departures * row.seatsPerDeparture;
  }
  return [...routes.values()];
}
