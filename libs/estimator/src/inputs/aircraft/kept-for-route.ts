import type { AircraftRule, WeightedType } from './aircraft-rule.ts';

/** The aircraft that the carrier keeps for the route, with the cabins they have there. */
export const keptForRoute: AircraftRule = ({ carrierCode, route, family }, { tables: { routeAircraft }, typeOf }) => {
  const kept = routeAircraft.onRoute(carrierCode, route.origin, route.destination);
  const value = kept.flatMap(({ icaoAircraftType, share, totalSeats }): readonly WeightedType[] => {
    const type = family && !family.includes(icaoAircraftType) ? undefined : typeOf(icaoAircraftType);
    return type ? [{ type, weight: share, reportedSeats: totalSeats }] : [];
  });
  return value.length === 0 ? undefined : { ...routeAircraft.provenance, value, basis: { kind: 'kept-for-route' } };
};
