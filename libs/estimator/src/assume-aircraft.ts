import { kmToNauticalMiles } from '@tim/engine';
import type { Aircraft, Body, FleetType, Sourced, Tables } from '@tim/reference-data';

/**
 * Great-circle distance from which a wide body is assumed where a carrier has both [km].
 * Of the flights to and from the US in January 2024 and February 2026, wide bodies are 8 % between 4000 and 5000 km and 83 %
 * between 5000 and 6000 km. Source: US BTS T-100 international segment.
 */
export const WIDE_BODY_FROM_KM = 5000;

export type AssumedAircraft = { readonly aircraft: Sourced<Aircraft>; readonly basisDetail: string };

type Candidate = {
  readonly aircraft: Sourced<Aircraft>;
  readonly airframes: number;
  readonly rangeNauticalMiles: number;
};

function candidatesOf(tables: Tables, fleet: readonly FleetType[]): readonly Candidate[] {
  return fleet.flatMap(({ icaoAircraftType, airframes }) => {
    const aircraft = tables.aircraft.find(icaoAircraftType);
    const fuelType = aircraft?.value.fuelTableType;
    if (!aircraft || !fuelType || !tables.seats.typical(icaoAircraftType)) return [];
    const rangeNauticalMiles = tables.fuelBurn.find(fuelType)?.value.ccdDistancesNauticalMiles.at(-1) ?? 0;
    return [{ aircraft, airframes, rangeNauticalMiles }];
  });
}

/** The candidate with the most airframes that reaches the distance, of the body wanted if there is one. */
function mostLikely(candidates: readonly Candidate[], body: Body, nauticalMiles: number): Candidate | undefined {
  const reaching = candidates.filter((candidate) => candidate.rangeNauticalMiles >= nauticalMiles);
  const ofBody = reaching.filter((candidate) => candidate.aircraft.value.body === body);
  const pool = ofBody.length > 0 ? ofBody : reaching;
  return pool.reduce<Candidate | undefined>(
    (best, candidate) => (best && best.airframes >= candidate.airframes ? best : candidate),
    undefined,
  );
}

/**
 * Choose the aircraft where neither the request nor a schedule names one: of the carrier's fleet, else of all
 * carriers' fleets, the type with the most airframes among those whose fuel table reaches the distance, wide
 * bodies from 5000 km and narrow ones below where there is a choice.
 *
 * @returns a chooser for one set of tables; it works out each carrier's candidates once
 */
export function aircraftAssumer(
  tables: Tables,
): (carrierCode: string, carrierName: string, greatCircleKm: number) => AssumedAircraft | undefined {
  const everyone = candidatesOf(tables, tables.fleets.ofAllCarriers().value);
  const byCarrier = new Map<string, readonly Candidate[]>();

  const ofCarrier = (carrierCode: string) => {
    const known = byCarrier.get(carrierCode);
    if (known) return known;
    const candidates = candidatesOf(tables, tables.fleets.ofCarrier(carrierCode)?.value ?? []);
    byCarrier.set(carrierCode, candidates);
    return candidates;
  };

  return (carrierCode, carrierName, greatCircleKm) => {
    const body: Body = greatCircleKm >= WIDE_BODY_FROM_KM ? 'wide' : 'narrow';
    const nauticalMiles = kmToNauticalMiles(greatCircleKm);
    const own = mostLikely(ofCarrier(carrierCode), body, nauticalMiles);
    if (own) {
      return {
        aircraft: own.aircraft,
        basisDetail: `Assumed: the ${own.aircraft.value.body}-body type ${carrierName} has most of that reaches this distance.`,
      };
    }
    const common = mostLikely(everyone, body, nauticalMiles);
    if (!common) return undefined;
    return {
      aircraft: common.aircraft,
      basisDetail: `Assumed: no type of ${carrierName} is known to reach this distance, so the ${common.aircraft.value.body}-body type airlines have most of that does.`,
    };
  };
}
