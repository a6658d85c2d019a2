import { kmToNauticalMiles } from '@tim/engine';
import { rounded } from '../codec/rounded.ts';
import type { AircraftRow } from './aircraft.ts';
import type { FleetRow } from '../data/fleets.ts';
import type { FuelCurve } from './fuel-burn.ts';
import type { TrafficRow } from './traffic.ts';

export const USE_BAND_KM = 1000;
const BANDS = 16;
export const USE_DIGITS = 2;

/**
 * Below this band use by distance is not counted: there, flights to and from the US say less about a carrier's other flights than
 * its airframes do (docs/decisions/0022).
 */
const FIRST_BAND = 4;

/** The month whose flights are compared with the fleets, which are of the end of 2025. */
const YEAR = 2026;

/** Fewest departures of a carrier on a route from which they tell what flies there. Our choice. */
const FEWEST_DEPARTURES = 4;

/** Standard deviation of the bell curve by which a band's neighbours count with it [bands]. */
const SMOOTHING_BANDS = 1;

/** Routes assumed to be flown as the airframes say, added to those counted. */
const PRIOR_ROUTES = 3;

/** A type may fly this much beyond the longest distance in its fuel table [1]. */
const RANGE_MARGIN = 1.02;

type Sources = {
  readonly traffic: readonly TrafficRow[];
  readonly fleet: readonly FleetRow[];
  readonly aircraft: readonly AircraftRow[];
  readonly curves: readonly FuelCurve[];
};

/** A carrier's departures on a route by type, those of a code with several types shared out by airframes. */
type CarrierRoute = { readonly carrier: string; readonly distanceKm: number; readonly departures: Map<string, number> };

type FleetMember = FleetRow & { readonly body: string; readonly reachKm: number };

/**
 * How often each type is flown at a distance, airframe for airframe, beside the other types of its body in the same fleets that
 * reach so far [1]: on every carrier's route of T-100, the type's share of the body's flights beside its share of the airframes,
 * summed over the routes of a band. Of carriers from outside the US: theirs, at home at the other end, are the flights that are
 * reported nowhere else. By bands of 1000 km of great-circle distance from 0; 1 below 4000 km.
 */
export function useByDistance(sources: Sources): ReadonlyMap<string, readonly number[]> {
  const fleets = Map.groupBy(membersOf(sources), ({ carrier }) => carrier);
  const sums = new Map<string, { readonly flown: number[]; readonly expected: number[] }>();
  const sumOf = (type: string) => {
    const sum = sums.get(type) ?? { flown: zeros(), expected: zeros() };
    sums.set(type, sum);
    return sum;
  };
  for (const { carrier, distanceKm, departures } of carrierRoutes(sources.traffic, fleets)) {
    const all = total([...departures.values()]);
    if (all < FEWEST_DEPARTURES) continue;
    const band = Math.min(BANDS - 1, Math.floor(distanceKm / USE_BAND_KM));
    const reaching = (fleets.get(carrier) ?? []).filter(({ reachKm }) => reachKm >= distanceKm);
    for (const members of Map.groupBy(reaching, ({ body }) => body).values()) {
      const airframes = total(members.map((member) => member.airframes));
      const shareOfRoute = total(members.map(({ type }) => departures.get(type) ?? 0)) / all;
      if (members.length < 2 || shareOfRoute === 0) continue;
      for (const member of members) {
        const { flown, expected } = sumOf(member.type);
        flown[band] = (flown[band] ?? 0) + (departures.get(member.type) ?? 0) / all;
        expected[band] = (expected[band] ?? 0) + (shareOfRoute * member.airframes) / airframes;
      }
    }
  }
  return new Map(
    [...sums]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([type, { flown, expected }]) => [
        type,
        zeros().map((_, band) => (band < FIRST_BAND ? 1 : ratio(flown, expected, band))),
      ]),
  );
}

const zeros = () => Array.from({ length: BANDS }, () => 0);
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

function ratio(flown: readonly number[], expected: readonly number[], band: number): number {
  const near = (values: readonly number[]) =>
    total(values.map((value, other) => value * Math.exp(-0.5 * ((other - band) / SMOOTHING_BANDS) ** 2)));
  return rounded((near(flown) + PRIOR_ROUTES) / (near(expected) + PRIOR_ROUTES), USE_DIGITS);
}

/** The fleets' types that have a fuel table. */
function membersOf({ fleet, aircraft, curves }: Sources): FleetMember[] {
  const known = new Map(aircraft.map((row) => [row.code, row]));
  const longestKm = new Map(curves.map(({ type, points }) => [type, (points.at(-1)?.[0] ?? 0) / kmToNauticalMiles(1)]));
  return fleet.flatMap((row) => {
    const type = known.get(row.type);
    const longest = longestKm.get(type?.fuelTableType ?? '');
    return type && longest !== undefined ? [{ ...row, body: type.body, reachKm: longest * RANGE_MARGIN }] : [];
  });
}

function carrierRoutes(
  traffic: readonly TrafficRow[],
  fleets: ReadonlyMap<string, readonly FleetMember[]>,
): Iterable<CarrierRoute> {
  const routes = new Map<string, CarrierRoute>();
  for (const { carrier, isUsCarrier, origin, destination, distanceKm, types, departures, year } of traffic) {
    if (year !== YEAR || isUsCarrier) continue;
    const flown = (fleets.get(carrier) ?? []).filter(({ type }) => types.includes(type));
    const airframes = total(flown.map((member) => member.airframes));
    const key = `${carrier} ${origin} ${destination}`;
    const route = routes.get(key) ?? { carrier, distanceKm, departures: new Map<string, number>() };
    routes.set(key, route);
    for (const member of flown) {
      const share = (departures * member.airframes) / airframes;
      route.departures.set(member.type, (route.departures.get(member.type) ?? 0) + share);
    }
  }
  return routes.values();
}
