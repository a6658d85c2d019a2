import { aircraftData, countedSeatsOnRoute } from '@tim/estimator';
import { describe, expect, it } from 'vitest';
import { tables } from './known-flights.fixture.ts';
import { reportedRoutes, type ReportedRoute } from './reported-routes.fixture.ts';

const data = aircraftData(tables);

/** The likeliest type by the mean of a route's seats alone, as where nothing else is counted. */
function likeliest({ carrierCode, between, seatsOf, seats, all }: ReportedRoute): string | undefined {
  const isWhole = seatsOf.size === 1 && [...seatsOf].every(Number.isInteger);
  const counted = { seats: seats / all, isWhole, flights: all };
  const australiaTraffic = { ...tables.australiaTraffic, seats: () => [counted] };
  const question = { carrierCode, flightNumber: 0, route: between, given: undefined, family: undefined };
  const found = countedSeatsOnRoute(question, { ...data, tables: { ...data.tables, australiaTraffic } });
  const [first] = (found?.value ?? []).toSorted((a, b) => b.weight - a.weight);
  return first && 'icaoAircraftType' in first.type ? String(first.type.icaoAircraftType) : undefined;
}

describe('types by the seats counted on a route', () => {
  // US BTS T-100, February 2026: by the fleet and the seats of 2016-17 the likeliest type is right on 55 % of flights.
  it('are right on most flights where the types are known', () => {
    const routes = reportedRoutes().filter(({ all }) => all >= 8);
    expect(routes.length).toBeGreaterThan(1000);
    const right = routes.map((route) => (route.departuresOf.get(likeliest(route) ?? '') ?? 0) / route.all);
    expect(right.reduce((sum, share) => sum + share, 0) / right.length).toBeGreaterThan(0.68);
  });
});
