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

/** The types that may fly a route. Lists of the same length, each type at the same place in all of them. */
export type AircraftMix = {
  readonly basis: MixBasis;
  readonly types: readonly FuelledType[];
  /** How likely each is [any unit]. */
  readonly weights: readonly number[];
  /** Mean seats per departure reported of the carrier's flights with each on the route; undefined when none are. */
  readonly reportedSeats: readonly number[] | undefined;
};

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

/** Which types fly a carrier's route, from the best that is known of it. */
export type AircraftMixer = (
  carrierCode: string,
  origin: Airport,
  destination: Airport,
  greatCircleKm: number,
  /** Types to choose from, when the caller names a family. */
  family: readonly string[] | undefined,
) => AircraftMix;

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

  /** Types of one month's reports; undefined when it has too few departures. */
  const reportedInMonth = (
    rows: readonly RouteTrafficRow[],
    carrierCode: string,
    family: readonly string[] | undefined,
  ) => {
    const sums = new Map<string, { departures: number; seats: number }>();
    let total = 0;
    for (const { carrierCode: carrier, icaoAircraftTypes, departures, seatsPerDeparture } of rows) {
      if (carrier !== carrierCode) continue;
      const types = icaoAircraftTypes.filter((type) => !family || family.includes(type));
      const type = typeOfRow(carrierCode, types, seatsPerDeparture);
      if (type === undefined) continue;
      const sum = sums.get(type) ?? { departures: 0, seats: 0 };
      sums.set(type, { departures: sum.departures + departures, seats: sum.seats + departures * seatsPerDeparture });
      total += departures;
    }
    const [types, weights, reportedSeats]: [KnownType[], number[], number[]] = [[], [], []];
    if (total < FEWEST_DEPARTURES) return undefined;
    for (const [icaoAircraftType, { departures, seats }] of sums) {
      const type = typeOf(icaoAircraftType);
      if (!type) continue;
      types.push(type);
      weights.push(departures);
      reportedSeats.push(seats / departures);
    }
    return types.length > 0 ? ({ basis: 'traffic', types, weights, reportedSeats } as const) : undefined;
  };

  /** Aircraft change in two years: the later month says it alone where it says anything. */
  const reported = (rows: readonly RouteTrafficRow[], carrierCode: string, family: readonly string[] | undefined) => {
    if (!rows.some((row) => row.carrierCode === carrierCode)) return undefined;
    const later = rows.filter(({ year }) => year >= LATER_YEAR);
    const flownLater = reportedInMonth(later, carrierCode, family);
    if (flownLater || later.length === rows.length) return flownLater;
    return reportedInMonth(
      rows.filter(({ year }) => year < LATER_YEAR),
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

  return (carrierCode, origin, destination, greatCircleKm, family) => {
    const there = reported(tables.traffic.onRoute(origin, destination), carrierCode, family);
    const onRoute = there ?? reported(tables.traffic.onRoute(destination, origin), carrierCode, family);
    if (onRoute) return onRoute;
    const own = ofFleet('fleet', fleetOf(carrierCode), greatCircleKm, family);
    return own.types.length > 0 ? own : ofFleet('all-fleets', fleetOf(EVERY_CARRIER), greatCircleKm, family);
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

/** The types of a fleet that reach the distance, by their airframes and how many wide bodies are flown there. */
function ofFleet(
  basis: MixBasis,
  fleet: Fleet,
  greatCircleKm: number,
  family: readonly string[] | undefined,
): AircraftMix {
  const wideShare = wideBodyShare(greatCircleKm);
  const weightAt = (place: number): number => {
    if ((fleet.reachesKm[place] ?? 0) < greatCircleKm) return 0;
    if (family && !family.includes(fleet.types[place]?.icaoAircraftType ?? '')) return 0;
    return (fleet.airframes[place] ?? 0) * (fleet.areWide[place] === 1 ? wideShare : 1 - wideShare);
  };
  let total = 0;
  for (let place = 0; place < fleet.types.length; place += 1) total += weightAt(place);
  const types: KnownType[] = [];
  const weights: number[] = [];
  for (let place = 0; place < fleet.types.length; place += 1) {
    const weight = weightAt(place);
    const type = fleet.types[place];
    if (!type || weight === 0 || weight < total * NEGLIGIBLE_SHARE) continue;
    types.push(type);
    weights.push(weight);
  }
  return { basis, types, weights, reportedSeats: undefined };
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
