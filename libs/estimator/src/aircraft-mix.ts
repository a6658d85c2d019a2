import { kmToNauticalMiles } from '@tim/engine';
import type { FuelBurnCurve } from '@tim/engine';
import type { Aircraft, Airport, FleetType, RouteTrafficRow, Sourced, Tables } from '@tim/reference-data';

/** A type with what its fuel follows from. */
export type FuelledType = {
  /** The same for the same type: 0, 1, 2 and so on; -1 for one that the caller names. */
  readonly number: number;
  readonly aircraft: Sourced<Aircraft>;
  readonly curve: Sourced<FuelBurnCurve>;
  /** On the curve's fuel [1]. */
  readonly fuelFactor: number;
};

type KnownType = FuelledType & {
  /** As the fleet tables name it. */
  readonly icaoAircraftType: string;
  /** Longest distance of its table [km]. */
  readonly rangeKm: number;
};

/** How the types were found: reported on the route, from the carrier's fleet, or from all carriers' fleets. */
export type MixBasis = 'traffic' | 'fleet' | 'all-fleets';

/**
 * The types that may fly a route, in columns, each type at the same place in all of them. One mix is filled again for each
 * route: the types are most of what a question makes, and leave nothing behind so.
 */
export class AircraftMix {
  #basis: MixBasis = 'fleet';
  #count = 0;
  readonly #types: FuelledType[] = [];
  readonly #weights: number[] = [];
  readonly #reportedSeats: (number | undefined)[] = [];

  get basis(): MixBasis {
    return this.#basis;
  }

  get count(): number {
    return this.#count;
  }

  /** Begins anew. */
  begin(basis: MixBasis): void {
    this.#basis = basis;
    this.#count = 0;
  }

  /**
   * @param weight - how likely the type is [any unit]
   * @param reportedSeats - mean seats per departure reported of the carrier's flights with it on the route
   */
  add(type: FuelledType, weight: number, reportedSeats: number | undefined): void {
    this.#types[this.#count] = type;
    this.#weights[this.#count] = weight;
    this.#reportedSeats[this.#count] = reportedSeats;
    this.#count += 1;
  }

  /** Drops the types that are less likely. */
  keepFrom(leastWeight: number): void {
    const count = this.#count;
    this.#count = 0;
    for (let place = 0; place < count; place += 1) {
      const type = this.#types[place];
      const weight = this.#weights[place] ?? 0;
      if (type && weight >= leastWeight) this.add(type, weight, this.#reportedSeats[place]);
    }
  }

  /** @param place - 0 to `count` - 1, as everywhere below */
  typeAt(place: number): FuelledType | undefined {
    return this.#types[place];
  }

  weightAt(place: number): number {
    return this.#weights[place] ?? 0;
  }

  reportedSeatsAt(place: number): number | undefined {
    return this.#reportedSeats[place];
  }
}

/**
 * Great-circle distance at which a carrier with both flies as many wide bodies as narrow ones [km], and how fast that
 * turns [km]. Of flights to and from the US wide bodies are 8 % between 4000 and 5000 km and 83 % between 5000 and 6000 km.
 * Source: US BTS T-100 international segment, January 2024 and February 2026.
 */
export const WIDE_BODY_FROM_KM = 5000;
const WIDE_BODY_TURN_KM = 400;

/** Year of the later of the two months reported. */
const LATER_YEAR = 2026;

/** Fewest departures of a month from which it says what flies. Our choice. */
const FEWEST_DEPARTURES = 4;

/** How near a cabin's total comes to the reported mean to tell its type from others filed under one code [1]. Our choice. */
const SEATS_TELL_TYPE_FRACTION = 0.03;

/** A flight shares the route's distance with the type's longest table distance only this closely [1]. */
const RANGE_MARGIN = 1.02;

/**
 * IATA code of the winglet variant that stands for most of a type's airframes today; the fleet tables know types only.
 * Winglets were standard or retrofitted on these Boeing types; sharklets came late to the A320 family, which is left plain.
 */
const USUAL_VARIANT: Readonly<Record<string, string>> = {
  B737: '73W',
  B738: '73H',
  B739: '73J',
  B752: '75W',
  B753: '75T',
  B763: '76W',
};

/** Share of the flights below which a type of a fleet is left out [1]. Our choice. */
const NEGLIGIBLE_SHARE = 0.01;

/** Stands for all carriers' fleets together where a carrier's code stands for its own. */
const EVERY_CARRIER = '';

/** Types of a fleet that have a fuel table, in columns, each type at the same place in all of them. */
type Fleet = {
  readonly types: readonly KnownType[];
  readonly airframes: Float64Array;
  /** 1 for a wide body. */
  readonly areWide: Uint8Array;
  /** Longest great-circle distance of a flight with the type [km]. */
  readonly reachesKm: Float64Array;
};

const wideBodyShare = (greatCircleKm: number) =>
  1 / (1 + Math.exp(-(greatCircleKm - WIDE_BODY_FROM_KM) / WIDE_BODY_TURN_KM));

/** Fills a mix with the types that fly a carrier's route, from the best that is known of it. */
export type AircraftMixer = (
  mix: AircraftMix,
  carrierCode: string,
  origin: Airport,
  destination: Airport,
  greatCircleKm: number,
  /** Types to choose from, when the caller names a family. */
  family: readonly string[] | undefined,
) => void;

export function aircraftMixer(tables: Tables): AircraftMixer {
  const known = new Map<string, KnownType | undefined>();
  const typeOf = (icaoAircraftType: string): KnownType | undefined => {
    if (known.has(icaoAircraftType)) return known.get(icaoAircraftType);
    const type = knownType(tables, icaoAircraftType, known.size);
    known.set(icaoAircraftType, type);
    return type;
  };

  /** Of the types a code pools, the most common, unless another's cabin alone has the seats reported. */
  const typeOfRow = (carrierCode: string, types: readonly string[], seatsPerDeparture: number) => {
    const hasSeats = (type: string) =>
      tables.cabins
        .ofCarrierType(carrierCode, type)
        .some(({ totalSeats }) => Math.abs(totalSeats / seatsPerDeparture - 1) <= SEATS_TELL_TYPE_FRACTION);
    const [mostCommon] = types;
    if (types.length < 2 || mostCommon === undefined || hasSeats(mostCommon)) return mostCommon;
    return types.find(hasSeats) ?? mostCommon;
  };

  /** Fills the mix with the types of one month's reports; nothing when it has too few departures. */
  const mixOfMonth = (
    mix: AircraftMix,
    rows: readonly RouteTrafficRow[],
    carrierCode: string,
    family: readonly string[] | undefined,
  ) => {
    const sums = new Map<string, { departures: number; seats: number }>();
    let total = 0;
    for (const { icaoAircraftTypes, departures, seatsPerDeparture } of rows) {
      const types = icaoAircraftTypes.filter((type) => !family || family.includes(type));
      const type = typeOfRow(carrierCode, types, seatsPerDeparture);
      if (type === undefined) continue;
      const sum = sums.get(type) ?? { departures: 0, seats: 0 };
      sums.set(type, { departures: sum.departures + departures, seats: sum.seats + departures * seatsPerDeparture });
      total += departures;
    }
    mix.begin('traffic');
    if (total < FEWEST_DEPARTURES) return;
    for (const [icaoAircraftType, { departures, seats }] of sums) {
      const type = typeOf(icaoAircraftType);
      if (type) mix.add(type, departures, seats / departures);
    }
  };

  /** Aircraft change in two years: the later month says it alone where it says anything. */
  const mixReported = (
    mix: AircraftMix,
    rows: readonly RouteTrafficRow[],
    carrierCode: string,
    family: readonly string[] | undefined,
  ) => {
    mix.begin('traffic');
    if (rows.length === 0) return;
    const own = rows.filter((row) => row.carrierCode === carrierCode);
    const later = own.filter(({ year }) => year >= LATER_YEAR);
    mixOfMonth(mix, later, carrierCode, family);
    if (mix.count > 0 || later.length === own.length) return;
    mixOfMonth(
      mix,
      own.filter(({ year }) => year < LATER_YEAR),
      carrierCode,
      family,
    );
  };

  const fleets = new Map<string, Fleet>();
  const fleetOf = (carrierCode: string): Fleet => {
    const before = fleets.get(carrierCode);
    if (before) return before;
    const made = fleetInColumns(
      carrierCode === EVERY_CARRIER ? tables.fleets.ofAllCarriers() : tables.fleets.ofCarrier(carrierCode),
      typeOf,
    );
    fleets.set(carrierCode, made);
    return made;
  };

  return (mix, carrierCode, origin, destination, greatCircleKm, family) => {
    mixReported(mix, tables.traffic.onRoute(origin, destination), carrierCode, family);
    if (mix.count > 0) return;
    mixReported(mix, tables.traffic.onRoute(destination, origin), carrierCode, family);
    if (mix.count > 0) return;
    mixFleet(mix, 'fleet', fleetOf(carrierCode), greatCircleKm, family);
    if (mix.count > 0) return;
    mixFleet(mix, 'all-fleets', fleetOf(EVERY_CARRIER), greatCircleKm, family);
  };
}

function fleetInColumns(
  fleet: Sourced<readonly FleetType[]> | undefined,
  typeOf: (icaoAircraftType: string) => KnownType | undefined,
): Fleet {
  const members = (fleet?.value ?? []).flatMap(({ icaoAircraftType, airframes }) => {
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

/** Fills the mix with a fleet's types that reach the distance, by airframes and how many wide bodies fly so far. */
function mixFleet(
  mix: AircraftMix,
  basis: MixBasis,
  fleet: Fleet,
  greatCircleKm: number,
  family: readonly string[] | undefined,
): void {
  const wideShare = wideBodyShare(greatCircleKm);
  mix.begin(basis);
  let total = 0;
  for (let place = 0; place < fleet.types.length; place += 1) {
    const type = fleet.types[place];
    if (!type || (fleet.reachesKm[place] ?? 0) < greatCircleKm) continue;
    if (family && !family.includes(type.icaoAircraftType)) continue;
    const weight = (fleet.airframes[place] ?? 0) * (fleet.areWide[place] === 1 ? wideShare : 1 - wideShare);
    if (weight === 0) continue;
    mix.add(type, weight, undefined);
    total += weight;
  }
  mix.keepFrom(total * NEGLIGIBLE_SHARE);
}

/** A type with its fuel table and the distance it reaches; undefined where no table stands for it. */
function knownType(tables: Tables, icaoAircraftType: string, number: number): KnownType | undefined {
  const aircraft = tables.aircraft.find(USUAL_VARIANT[icaoAircraftType] ?? icaoAircraftType);
  if (!aircraft) return undefined;
  const { fuelTableType, fuelFactor } = aircraft.value;
  const curve = fuelTableType === undefined ? undefined : tables.fuelBurn.find(fuelTableType);
  if (!curve || fuelFactor === undefined) return undefined;
  const rangeNauticalMiles = curve.value.ccdDistancesNauticalMiles.at(-1) ?? 0;
  return { number, icaoAircraftType, aircraft, curve, fuelFactor, rangeKm: rangeNauticalMiles / kmToNauticalMiles(1) };
}
