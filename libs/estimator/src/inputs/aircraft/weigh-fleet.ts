import { reachesShare } from '@tim/engine';
import type { TableProvenance } from '@tim/reference-data';
import type { Route } from '../../question/route.ts';
import type { KnownType } from './fuelled-type.ts';
import { wideBodyShareOfAll } from './wide-body-share.ts';

/**
 * Used where the mean seats of the carrier's flights on the route are known, from ten years ago. Its wide bodies then have at
 * least this share [1], however short the flight. Every type weighs less the farther its seats are from the mean, by a bell curve
 * of this width over the logarithm of their ratio [1]. Of the values tried, these best tell the share of wide bodies of 1648
 * carriers' routes to and from the US: log loss 0.094, by distance alone 0.112 (fleets.spec.ts). Source: US BTS T-100, February
 * 2026, beside OpenTravelData's mean seats of 2016-17.
 */
const LEAST_WIDE_BODY_SHARE = 0.2;
const SEATS_LOG_WIDTH = 0.3;

/** A type may fly this much beyond the longest distance in its fuel table [1]. */
export const RANGE_MARGIN = 1.02;

/** Share of the flights below which a type of a fleet is left out [1]. Our choice. */
const NEGLIGIBLE_SHARE = 0.01;

/** A type of a fleet that has a fuel table. */
export type FleetMember = {
  readonly type: KnownType;
  readonly airframes: number;
  readonly isWide: boolean;
  /** Seats on board; undefined where they are not known. */
  readonly seats: number | undefined;
  /** How often the type is flown per airframe, compared with the others of its body [1], by bands of distance. */
  readonly uses: readonly number[];
  /** Airports that all its flights begin or end at, by IATA code; empty where it flies from any. */
  readonly onlyAt: readonly string[];
};

export type Fleet = {
  /** Most airframes first. */
  readonly members: readonly FleetMember[];
  /** Share of wide bodies among its flights by distance [km], 0 to 1, where it has both bodies. */
  readonly wideShareAt: (greatCircleKm: number) => number;
  readonly useBandKm: number;
  /** On shorter flights every type counts by its airframes alone [km]. */
  readonly usesFromKm: number;
  /**
   * Least mean seats that are believed of a route. Where partners fly smaller aircraft under the carrier's code, a lower mean
   * includes theirs, and the mean of the carrier's own narrow bodies counts instead; else 0.
   */
  readonly leastMeanSeats: number;
  readonly provenance: TableProvenance;
};

/** A type of a fleet, and how likely it flies a route [any unit]. */
export type WeighedType = { readonly type: KnownType; readonly weight: number; readonly reportedSeats: undefined };

/**
 * A fleet's types that reach the distance, by airframes, by how many wide bodies fly so far, within a body by how often its
 * types do, and by how near their seats are to those of the carrier's flights there. A type that the carrier flies from other
 * airports alone is left out, unless none is left.
 *
 * @param family - types to choose from; undefined for all
 * @param meanSeats - of the carrier's flights on the route; undefined where they are not known
 */
export function weighFleet(
  fleet: Fleet,
  { origin, destination, greatCircleKm }: Pick<Route, 'origin' | 'destination' | 'greatCircleKm'>,
  family: readonly string[] | undefined,
  meanSeats: number | undefined,
): readonly WeighedType[] {
  const { useBandKm, usesFromKm, leastMeanSeats } = fleet;
  const reaching = fleet.members.filter(
    ({ type }) => type.rangeKm * RANGE_MARGIN >= greatCircleKm && (!family || family.includes(type.icaoAircraftType)),
  );
  const based = reaching.filter(
    ({ onlyAt }) =>
      onlyAt.length === 0 || onlyAt.includes(origin.iataAirportCode) || onlyAt.includes(destination.iataAirportCode),
  );
  const members = based.length > 0 ? based : reaching;
  const byDistance = meanSeats === undefined ? fleet.wideShareAt(greatCircleKm) : wideBodyShareOfAll(greatCircleKm);
  const wideShare = meanSeats === undefined ? byDistance : Math.max(LEAST_WIDE_BODY_SHARE, byDistance);
  const isUseKnown = greatCircleKm >= usesFromKm;
  const band = Math.floor(greatCircleKm / useBandKm);
  const useOf = ({ uses }: FleetMember) => (isUseKnown ? (uses[Math.min(uses.length - 1, band)] ?? 1) : 1);
  // Use shifts weight between the types of a body only. How many bodies of each kind fly so far follows from the distance.
  const narrowWeight = (1 - byDistance) * (isUseKnown ? airframesByUse(members, false, useOf) : 1);
  const wideWeight = wideShare * (isUseKnown ? airframesByUse(members, true, useOf) : 1);
  const seatsThere = meanSeats === undefined ? undefined : Math.max(meanSeats, leastMeanSeats);

  let total = 0;
  const weighed = members.map((member) => {
    const ofBody = member.airframes * (member.isWide ? wideWeight : narrowWeight);
    const weight = ofBody * useOf(member) * likelihoodOfSeats(member.seats, seatsThere);
    total += weight;
    return { type: member.type, weight, reportedSeats: undefined };
  });
  return weighed.filter(({ weight }) => weight > 0 && reachesShare(weight, total, NEGLIGIBLE_SHARE));
}

/** A body's airframes divided by the same airframes weighted by use [1]; 0 if it has none. */
function airframesByUse(
  members: readonly FleetMember[],
  isWide: boolean,
  useOf: (member: FleetMember) => number,
): number {
  let [all, used] = [0, 0];
  for (const member of members) {
    if (member.isWide !== isWide) continue;
    all += member.airframes;
    used += member.airframes * useOf(member);
  }
  return used > 0 ? all / used : 0;
}

/**
 * How likely a type with so many seats flies the route, relative to one with exactly the seats known there [1]; 1 if either is
 * unknown.
 */
function likelihoodOfSeats(seats: number | undefined, seatsThere: number | undefined): number {
  if (seats === undefined || seatsThere === undefined) return 1;
  const widths = (Math.log(seats) - Math.log(seatsThere)) / SEATS_LOG_WIDTH;
  return Math.exp(-0.5 * widths * widths);
}
