import type { FleetTable, FleetType } from '@tim/reference-data';
import type { AircraftMix, MixBasis } from './aircraft-mix.ts';
import type { KnownType, TypeFinder } from './fuelled-type.ts';

/**
 * Great-circle distance at which a carrier with both flies as many wide bodies as narrow ones [km], and how fast that
 * turns [km]. Of flights to and from the US wide bodies are 3 % between 4000 and 5000 km and 75 % between 5000 and 6000 km.
 * Source: US BTS T-100 international segment, January 2024 and February 2026.
 */
export const WIDE_BODY_FROM_KM = 5000;
const WIDE_BODY_TURN_KM = 400;

/**
 * Where the mean seats of the carrier's flights on the route are known, from ten years ago, its wide bodies weigh at least this
 * much beside its narrow ones [1], however short the flight, and every type less the farther its seats are from that mean: by a
 * bell curve over the logarithm of their ratio, of this width [1]. Of the values tried, both best tell the share of wide bodies
 * of 1638 carriers' routes to and from the US: log loss 0.093, by distance alone 0.119 (fleet.spec.ts).
 * Source: US BTS T-100, February 2026, beside OpenTravelData's mean seats of 2016-17.
 */
const LEAST_WIDE_BODY_SHARE = 0.2;
const SEATS_LOG_WIDTH = 0.3;

/** A flight shares the route's distance with the type's longest table distance only this closely [1]. */
const RANGE_MARGIN = 1.02;

/** Share of the flights below which a type of a fleet is left out [1]. Our choice. */
const NEGLIGIBLE_SHARE = 0.01;

/** Types of a fleet that have a fuel table, most airframes first, in columns: each type at the same place in all of them. */
export type Fleet = {
  readonly types: readonly KnownType[];
  readonly airframes: Float64Array;
  /** 1 for a wide body. */
  readonly areWide: Uint8Array;
  /** Longest great-circle distance of a flight with the type [km]. */
  readonly reachesKm: Float64Array;
  /** Natural logarithm of the seats on board; NaN where they are not known. */
  readonly logSeats: Float64Array;
  /** How often each type is flown at a distance beside the others of its body, airframe for airframe [1]: type by type, band by band. */
  readonly uses: Float64Array;
  readonly useBandKm: number;
  readonly useBandCount: number;
  /** On shorter flights every type is flown as often as its airframes say [km]. */
  readonly usesFromKm: number;
  /**
   * Seats below which a mean of the carrier's flights is not of this fleet alone: those of its narrow bodies, by airframes, where
   * partners fly under its code with smaller aircraft; else 0.
   */
  readonly leastMeanSeats: number;
  /** Filled anew for each route: how likely each type is there [any unit]. */
  readonly weights: Float64Array;
};

/** How often types are flown how far. */
export type FleetUses = Pick<FleetTable, 'useBandKm' | 'useBandCount' | 'useByDistance'>;

/** What a fleet's columns are filled from. */
export type FleetKnowledge = {
  readonly typeOf: TypeFinder;
  /** A type's seats in all cabins; undefined where they are not known. */
  readonly seatsOf: (type: KnownType) => number | undefined;
  readonly fleets: FleetUses;
  /** Whether others fly under the carrier's code with smaller aircraft. */
  readonly hasSmallPartners: boolean;
};

/** @param fleet - most airframes first */
export function fleetInColumns(
  fleet: readonly FleetType[],
  { typeOf, seatsOf, fleets, hasSmallPartners }: FleetKnowledge,
): Fleet {
  const members = fleet.flatMap(({ icaoAircraftType, airframes }) => {
    const type = typeOf(icaoAircraftType);
    return type ? [{ type, airframes }] : [];
  });
  const types = members.map(({ type }) => type);
  const uses = types.map(({ icaoAircraftType }) => usesOf(fleets, icaoAircraftType));
  const firstUses = uses.map((ofType) => ofType.findIndex((use) => use !== 1)).filter((band) => band >= 0);
  return {
    types,
    airframes: Float64Array.from(members, ({ airframes }) => airframes),
    areWide: Uint8Array.from(types, ({ aircraft }) => Number(aircraft.value.body === 'wide')),
    reachesKm: Float64Array.from(types, ({ rangeKm }) => rangeKm * RANGE_MARGIN),
    logSeats: Float64Array.from(types, (type) => Math.log(seatsOf(type) ?? Number.NaN)),
    uses: Float64Array.from(uses.flat()),
    useBandKm: fleets.useBandKm,
    useBandCount: fleets.useBandCount,
    usesFromKm: fleets.useBandKm * Math.min(...firstUses),
    leastMeanSeats: hasSmallPartners ? meanNarrowSeats(members, seatsOf) : 0,
    weights: new Float64Array(types.length),
  };
}

/** A type's use in every band; as often as others where nothing is known. */
const usesOf = ({ useBandCount, useByDistance }: FleetUses, icaoAircraftType: string): readonly number[] =>
  useByDistance(icaoAircraftType) ?? Array.from({ length: useBandCount }, () => 1);

/** Seats of a fleet's narrow bodies by airframes; 0 where none are known. */
function meanNarrowSeats(
  fleet: readonly { readonly type: KnownType; readonly airframes: number }[],
  seatsOf: (type: KnownType) => number | undefined,
): number {
  let [all, seats] = [0, 0];
  for (const { type, airframes } of fleet) {
    const ofType = seatsOf(type);
    if (type.aircraft.value.body === 'wide' || ofType === undefined) continue;
    all += airframes;
    seats += airframes * ofType;
  }
  return all > 0 ? seats / all : 0;
}

const wideBodyShare = (greatCircleKm: number) =>
  1 / (1 + Math.exp(-(greatCircleKm - WIDE_BODY_FROM_KM) / WIDE_BODY_TURN_KM));

/**
 * Fills the mix with a fleet's types that reach the distance, by airframes, by how many wide bodies fly so far, within a body by
 * how often its types do, and by how near their seats are to those of the carrier's flights there.
 *
 * @param meanSeats - of the carrier's flights on the route; undefined where they are not known
 */
export function mixFleet(
  mix: AircraftMix,
  basis: MixBasis,
  fleet: Fleet,
  greatCircleKm: number,
  family: readonly string[] | undefined,
  meanSeats: number | undefined,
): void {
  const { types, airframes, areWide, reachesKm, logSeats, uses, useBandCount, leastMeanSeats, weights } = fleet;
  const byDistance = wideBodyShare(greatCircleKm);
  const narrowShare = 1 - byDistance;
  const wideShare = meanSeats === undefined ? byDistance : Math.max(LEAST_WIDE_BODY_SHARE, byDistance);
  const logMeanSeats = meanSeats === undefined ? Number.NaN : Math.log(Math.max(meanSeats, leastMeanSeats));
  const use = greatCircleKm < fleet.usesFromKm ? undefined : Math.floor(greatCircleKm / fleet.useBandKm);
  const band = Math.min(useBandCount - 1, use ?? 0);
  let [narrowWeight, wideWeight] = [narrowShare, wideShare];
  if (use !== undefined) {
    // A body's types share out what its airframes weigh: how many of them fly so far is for the distance to say.
    narrowWeight *= airframesByUse(fleet, 0, greatCircleKm, family, band);
    wideWeight *= airframesByUse(fleet, 1, greatCircleKm, family, band);
  }
  let total = 0;
  for (let place = 0; place < types.length; place += 1) {
    weights[place] = 0;
    if ((reachesKm[place] ?? 0) < greatCircleKm || !isOf(family, types[place])) continue;
    const ofBody = (airframes[place] ?? 0) * (areWide[place] === 1 ? wideWeight : narrowWeight);
    const ofUse = use === undefined ? ofBody : ofBody * (uses[place * useBandCount + band] ?? 1);
    const weight = ofUse * likelihoodOfSeats((logSeats[place] ?? Number.NaN) - logMeanSeats);
    weights[place] = weight;
    total += weight;
  }
  mix.begin(basis);
  const leastWeight = Math.max(Number.MIN_VALUE, total * NEGLIGIBLE_SHARE);
  for (let place = 0; place < types.length; place += 1) {
    const type = types[place];
    const weight = weights[place] ?? 0;
    if (type && weight >= leastWeight) mix.add(type, weight, undefined);
  }
}

/** Airframes of a body's types that reach the distance, beside the same counted by their use [1]; 0 where none does. */
function airframesByUse(
  { types, airframes, areWide, reachesKm, uses, useBandCount }: Fleet,
  isWide: number,
  greatCircleKm: number,
  family: readonly string[] | undefined,
  band: number,
): number {
  let [all, used] = [0, 0];
  for (let place = 0; place < types.length; place += 1) {
    if (areWide[place] !== isWide || (reachesKm[place] ?? 0) < greatCircleKm || !isOf(family, types[place])) continue;
    const ofType = airframes[place] ?? 0;
    all += ofType;
    used += ofType * (uses[place * useBandCount + band] ?? 1);
  }
  return used > 0 ? all / used : 0;
}

/** Beside a type with the very seats [1]; 1 where nothing is known of them. */
function likelihoodOfSeats(logRatio: number): number {
  if (Number.isNaN(logRatio)) return 1;
  const widths = logRatio / SEATS_LOG_WIDTH;
  return Math.exp(-0.5 * widths * widths);
}

const isOf = (family: readonly string[] | undefined, type: KnownType | undefined) =>
  family === undefined || (type !== undefined && family.includes(type.icaoAircraftType));
