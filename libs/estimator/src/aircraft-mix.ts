import type { RouteTrafficRow, Tables } from '@tim/reference-data';
import { fleetInColumns, mixFleet } from './fleet.ts';
import type { FuelledType, TypeFinder } from './fuelled-type.ts';
import type { KnownCarrier } from './known-carrier.ts';
import type { Route } from './route.ts';

/**
 * How the types were found: reported on the route, from the carrier's fleet and the seats its flights there had, from its
 * fleet alone, from what a carrier without a known fleet
 * reports on its other routes, or from all carriers' fleets.
 */
export type MixBasis = 'traffic' | 'fleet-and-seats' | 'fleet' | 'reported-types' | 'all-fleets';

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

/** Year of the later of the two months reported. */
const LATER_YEAR = 2026;

/** Fewest departures of a month from which it says what flies. Our choice. */
const FEWEST_DEPARTURES = 4;

/** How near a cabin's total comes to the reported mean to tell its type from others filed under one code [1]. Our choice. */
const SEATS_TELL_TYPE_FRACTION = 0.03;

const seatsUnknown = () => undefined;

/** Fills a mix with the types that fly a carrier's route, from the best that is known of it. */
export type AircraftMixer = (
  mix: AircraftMix,
  carrier: Pick<KnownCarrier, 'carrierCode' | 'fleet' | 'reportedTypes'>,
  route: Route,
  /** Types to choose from, when the caller names a family. */
  family: readonly string[] | undefined,
) => void;

export function aircraftMixer(tables: Tables, typeOf: TypeFinder): AircraftMixer {
  const { fleets } = tables;
  const everyFleet = fleetInColumns(fleets.ofAllCarriers().value, {
    typeOf,
    seatsOf: seatsUnknown,
    fleets,
    hasSmallPartners: false,
  });

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

  /**
   * Fills the mix with the types that the carrier reports of one month, the later one or the one before; nothing when it has too
   * few departures.
   */
  const mixOfMonth = (
    mix: AircraftMix,
    rows: readonly RouteTrafficRow[],
    carrierCode: string,
    isLater: boolean,
    family: readonly string[] | undefined,
  ) => {
    mix.begin('traffic');
    if (!rows.some((row) => row.carrierCode === carrierCode && row.year >= LATER_YEAR === isLater)) return;
    const sums = new Map<string, { departures: number; seats: number }>();
    let total = 0;
    for (const { carrierCode: reporter, year, icaoAircraftTypes, departures, seatsPerDeparture } of rows) {
      if (reporter !== carrierCode || year >= LATER_YEAR !== isLater) continue;
      const types = icaoAircraftTypes.filter((type) => !family || family.includes(type));
      const type = typeOfRow(carrierCode, types, seatsPerDeparture);
      if (type === undefined) continue;
      const sum = sums.get(type) ?? { departures: 0, seats: 0 };
      sums.set(type, { departures: sum.departures + departures, seats: sum.seats + departures * seatsPerDeparture });
      total += departures;
    }
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
    mixOfMonth(mix, rows, carrierCode, true, family);
    if (mix.count === 0) mixOfMonth(mix, rows, carrierCode, false, family);
  };

  return (mix, carrier, { origin, destination, greatCircleKm, reported, touchesUs }, family) => {
    const { carrierCode } = carrier;
    mix.begin('traffic');
    if (reported.length > 0) mixReported(mix, reported, carrierCode, family);
    if (mix.count > 0) return;
    const reportedBack = tables.traffic.onRoute(destination, origin);
    if (reportedBack.length > 0) mixReported(mix, reportedBack, carrierCode, family);
    if (mix.count > 0) return;
    const meanSeats = tables.frequencies.meanSeats(carrierCode, origin, destination)?.value;
    const ofFleet = meanSeats === undefined ? 'fleet' : 'fleet-and-seats';
    mixFleet(mix, ofFleet, carrier.fleet, greatCircleKm, family, meanSeats);
    if (mix.count > 0) return;
    // Elsewhere the code may be another company's.
    if (touchesUs) mixFleet(mix, 'reported-types', carrier.reportedTypes, greatCircleKm, family, undefined);
    if (mix.count > 0) return;
    mixFleet(mix, 'all-fleets', everyFleet, greatCircleKm, family, undefined);
  };
}
