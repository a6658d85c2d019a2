import type { FleetType } from '@tim/reference-data';
import type { AircraftMix, MixBasis } from './aircraft-mix.ts';
import type { KnownType, TypeFinder } from './fuelled-type.ts';

/**
 * Great-circle distance at which a carrier with both flies as many wide bodies as narrow ones [km], and how fast that
 * turns [km]. Of flights to and from the US wide bodies are 3 % between 4000 and 5000 km and 75 % between 5000 and 6000 km.
 * Source: US BTS T-100 international segment, January 2024 and February 2026.
 */
export const WIDE_BODY_FROM_KM = 5000;
const WIDE_BODY_TURN_KM = 400;

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
};

/** @param fleet - most airframes first */
export function fleetInColumns(fleet: readonly FleetType[], typeOf: TypeFinder): Fleet {
  const members = fleet.flatMap(({ icaoAircraftType, airframes }) => {
    const type = typeOf(icaoAircraftType);
    return type ? [{ type, airframes }] : [];
  });
  const types = members.map(({ type }) => type);
  return {
    types,
    airframes: Float64Array.from(members, ({ airframes }) => airframes),
    areWide: Uint8Array.from(types, ({ aircraft }) => Number(aircraft.value.body === 'wide')),
    reachesKm: Float64Array.from(types, ({ rangeKm }) => rangeKm * RANGE_MARGIN),
  };
}

const wideBodyShare = (greatCircleKm: number) =>
  1 / (1 + Math.exp(-(greatCircleKm - WIDE_BODY_FROM_KM) / WIDE_BODY_TURN_KM));

/** Fills the mix with a fleet's types that reach the distance, by airframes and how many wide bodies fly so far. */
export function mixFleet(
  mix: AircraftMix,
  basis: MixBasis,
  fleet: Fleet,
  greatCircleKm: number,
  family: readonly string[] | undefined,
): void {
  const { types, airframes, areWide, reachesKm } = fleet;
  const wideShare = wideBodyShare(greatCircleKm);
  const narrowShare = 1 - wideShare;
  let total = 0;
  for (let place = 0; place < types.length; place += 1) {
    if ((reachesKm[place] ?? 0) < greatCircleKm || !isOf(family, types[place])) continue;
    total += (airframes[place] ?? 0) * (areWide[place] === 1 ? wideShare : narrowShare);
  }
  mix.begin(basis);
  if (total === 0) return;
  const leastWeight = total * NEGLIGIBLE_SHARE;
  // With fewer airframes even the likelier body's types are left out; the last digits are no matter.
  const fewestAirframes = (leastWeight / Math.max(wideShare, narrowShare)) * (1 - 1e-9);
  for (let place = 0; place < types.length && (airframes[place] ?? 0) >= fewestAirframes; place += 1) {
    const type = types[place];
    if (!type || (reachesKm[place] ?? 0) < greatCircleKm || !isOf(family, type)) continue;
    const weight = (airframes[place] ?? 0) * (areWide[place] === 1 ? wideShare : narrowShare);
    if (weight >= leastWeight) mix.add(type, weight, undefined);
  }
}

const isOf = (family: readonly string[] | undefined, type: KnownType | undefined) =>
  family === undefined || (type !== undefined && family.includes(type.icaoAircraftType));
