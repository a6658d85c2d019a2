import type { AircraftRule, WeightedType } from './aircraft-rule.ts';
import { reportedSeatsOf } from './reported-on-route.ts';

/** Fewest flights seen of a carrier on a route from which they say what flies there [flights]. Our choice. */
const FEWEST_FLIGHTS = 10;

/**
 * Flights of the route that count for as much as those of the flight's own number [flights]. Numbers change their aircraft with
 * every schedule: of 2, 5, 10, 20, 40 and 100, 40 told the types of November 2025, March and July 2026 best from the months before
 * them (log loss, mean of the three: 1.12; 1.17 with 5, 1.16 by the route alone; SFO Museum, 63 620 flights).
 */
const ROUTE_FLIGHTS = 40;

/** Share below which a type is left out [1]: one aircraft stood in. Our choice. */
const NEGLIGIBLE_SHARE = 0.01;

/** The types seen on the carrier's flights there and back, those of the flight's own number counting most. */
export const seenOnRoute: AircraftRule = (question, data) => {
  const { carrierCode, flightNumber, route, family } = question;
  const { origin, destination } = route;
  const { seenAircraft } = data.tables;
  const there = seenAircraft.onRoute(carrierCode, origin, destination);
  const both = [...there, ...seenAircraft.onRoute(carrierCode, destination, origin)];
  const ofRoute = new Map<string, number>();
  let total = 0;
  for (const { icaoAircraftType, flights } of both) {
    if (family && !family.includes(icaoAircraftType)) continue;
    ofRoute.set(icaoAircraftType, (ofRoute.get(icaoAircraftType) ?? 0) + flights);
    total += flights;
  }
  if (total < FEWEST_FLIGHTS) return undefined;
  const weightOf = new Map([...ofRoute].map(([type, flights]) => [type, (ROUTE_FLIGHTS * flights) / total]));
  for (const { flightNumber: number, icaoAircraftType, flights } of there) {
    const before = weightOf.get(icaoAircraftType);
    if (number === flightNumber && before !== undefined) weightOf.set(icaoAircraftType, before + flights);
  }
  const value = [...weightOf].flatMap(([icaoAircraftType, weight]): readonly WeightedType[] => {
    const type = data.typeOf(icaoAircraftType);
    return type ? [{ type, weight, ...reportedSeatsOf(question, data, icaoAircraftType) }] : [];
  });
  const all = value.reduce((sum, { weight }) => sum + weight, 0);
  const common = value.filter(({ weight }) => weight >= all * NEGLIGIBLE_SHARE);
  if (common.length === 0) return undefined;
  return { ...seenAircraft.provenance, value: common, basis: { kind: 'seen-on-route' } };
};
