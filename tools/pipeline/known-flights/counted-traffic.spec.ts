import { aircraftData, countedSeatsOnRoute, routeBetween } from '@tim/estimator';
import type { Airport } from '@tim/reference-data';
import { describe, expect, it } from 'vitest';
import { resolved, tables } from './known-flights.fixture.ts';

const data = aircraftData(tables);

/** What carriers from outside the US flew on a route in February 2026: departures by type, and their seats. */
type FlownRoute = {
  readonly carrierCode: string;
  readonly origin: Airport;
  readonly destination: Airport;
  readonly departuresOf: Map<string, number>;
  readonly seatsOf: Set<number>;
  all: number;
  seats: number;
};

function flownRoutes(): readonly FlownRoute[] {
  const routes = new Map<string, FlownRoute>();
  for (const row of tables.traffic.rows()) {
    if (row.year !== 2026 || tables.loadFactors.ofCarrierYear(row.carrierCode)) continue;
    const inFleet = new Set(data.fleetOf(row.carrierCode).members.map(({ type }) => type.icaoAircraftType));
    const [type, ...others] = row.icaoAircraftTypes.filter((one) => inFleet.has(one));
    if (inFleet.size < 2 || type === undefined || others.length > 0) continue;
    const key = [row.carrierCode, row.originIndex, row.destinationIndex].join(' ');
    const route = routes.get(key) ?? {
      carrierCode: row.carrierCode,
      origin: tables.airports.at(row.originIndex),
      destination: tables.airports.at(row.destinationIndex),
      departuresOf: new Map<string, number>(),
      seatsOf: new Set<number>(),
      all: 0,
      seats: 0,
    };
    routes.set(key, route);
    route.departuresOf.set(type, (route.departuresOf.get(type) ?? 0) + row.departures);
    route.seatsOf.add(row.seatsPerDeparture);
    route.all += row.departures;
    route.seats += row.departures * row.seatsPerDeparture;
  }
  return [...routes.values()].filter(({ all }) => all >= 8);
}

/** The likeliest type by the mean of a route's seats alone, as where nothing else is counted. */
function likeliest({ carrierCode, origin, destination, seatsOf, seats, all }: FlownRoute): string | undefined {
  const isWhole = seatsOf.size === 1 && [...seatsOf].every(Number.isInteger);
  const counted = { seats: seats / all, isWhole, flights: all };
  const australiaTraffic = { ...tables.australiaTraffic, seats: () => [counted] };
  const route = routeBetween(tables, origin, destination);
  const question = { carrierCode, flightNumber: 0, route, given: undefined, family: undefined };
  const found = countedSeatsOnRoute(question, { ...data, tables: { ...data.tables, australiaTraffic } });
  const [first] = (found?.value ?? []).toSorted((a, b) => b.weight - a.weight);
  return first && 'icaoAircraftType' in first.type ? String(first.type.icaoAircraftType) : undefined;
}

describe('types by the seats counted on a route', () => {
  // US BTS T-100, February 2026: by the fleet and the seats of 2016-17 the likeliest type is right on 55 % of flights.
  it('are right on most flights where the types are known', () => {
    const routes = flownRoutes();
    expect(routes.length).toBeGreaterThan(1000);
    const right = routes.map((route) => (route.departuresOf.get(likeliest(route) ?? '') ?? 0) / route.all);
    expect(right.reduce((sum, share) => sum + share, 0) / right.length).toBeGreaterThan(0.68);
  });
});

describe('loads and cargo that countries count', () => {
  it('are the airline’s between Australia and the other country, fuller in July than in May', () => {
    const inJuly = resolved('SQ', 'SIN', 'SYD', { month: 7 }).passengerLoadFactor;
    expect(inJuly).toMatchObject({ basis: { kind: 'carrier-between-countries' }, source: 'BITRE' });
    expect(inJuly.value).toBeGreaterThan(resolved('SQ', 'SIN', 'SYD', { month: 5 }).passengerLoadFactor.value);
  });
});
