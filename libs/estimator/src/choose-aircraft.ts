import type { AircraftMix } from './aircraft-mix.ts';
import type { AircraftShare } from './estimate.ts';
import type { FuelledType } from './fuelled-type.ts';
import type { Load } from './loads.ts';
import { RisingOrder } from './rising-order.ts';
import type { LikelySeats, SeatsOnRoute } from './weighted-seats.ts';

/**
 * How far below and above the one used the 10th and 90th percentile of the types and layouts lie in economy emissions, as
 * logarithms of a ratio [1], each >= 0.
 */
export type AircraftSpread = { readonly low: number; readonly high: number };

const LOWEST_SHARE = 0.1;
const HIGHEST_SHARE = 0.9;
const NO_SPREAD: AircraftSpread = { low: 0, high: 0 };

/** The type used with the seats it is taken to have, and the others beside it. */
export type Chosen = {
  readonly type: FuelledType;
  readonly seats: LikelySeats;
  readonly cargoMassFraction: Load;
  /** Tells the layout, see `cabinRemark`. */
  readonly cabin: string;
  /** Whether other types may fly instead. */
  readonly hasOthers: boolean;
  readonly spread: AircraftSpread;
};

/**
 * Chooses among the types of a mix. What it adds to them stands in columns beside the mix's, each type at its place there,
 * which are filled again for each route: the types are most of what a question makes, and leave nothing behind so.
 */
export class AircraftChooser {
  readonly #mix: AircraftMix;
  readonly #seats: SeatsOnRoute[] = [];
  readonly #cargoMassFractions: Load[] = [];
  readonly #passengersFuelKg: number[] = [];
  readonly #byFuelPerSeat = new RisingOrder();
  readonly #byShare = new RisingOrder();
  readonly #byRatio = new RisingOrder();
  readonly #layoutShares: number[] = [];
  /** Sum of the weights of the types. */
  #total = 0;

  constructor(mix: AircraftMix) {
    this.#mix = mix;
  }

  /** Begins with the next route. */
  clear(): void {
    this.#byFuelPerSeat.clear();
  }

  /**
   * Adds a type that may fly the route.
   *
   * @param place - of the type in the mix
   * @param seats - those it may have there
   * @param cargoMassFraction - of its body there
   * @param fuelKg - of a flight with it
   */
  add(place: number, seats: SeatsOnRoute, cargoMassFraction: Load, fuelKg: number): void {
    const passengersFuelKg = fuelKg * (1 - cargoMassFraction.value);
    this.#seats[place] = seats;
    this.#cargoMassFractions[place] = cargoMassFraction;
    this.#passengersFuelKg[place] = passengersFuelKg;
    this.#byFuelPerSeat.add(place, passengersFuelKg / seats.capacity);
  }

  /**
   * The type at which half of the weight is reached, in rising order of emissions: half of the flights emit no more.
   *
   * @returns undefined when there is nothing to choose from
   */
  choose(): Chosen | undefined {
    const mix = this.#mix;
    const rising = this.#byFuelPerSeat;
    if (rising.count === 0) return undefined;
    let total = 0;
    for (let at = 0; at < rising.count; at += 1) total += mix.weightAt(rising.placeAt(at));
    this.#total = total;
    let middle = 0;
    let cumulative = mix.weightAt(rising.placeAt(0));
    while (cumulative < total / 2) {
      middle += 1;
      cumulative += mix.weightAt(rising.placeAt(middle));
    }
    const place = rising.placeAt(middle);
    const type = mix.typeAt(place);
    const onRoute = this.#seats[place];
    const seats = onRoute?.likely;
    const cargoMassFraction = this.#cargoMassFractions[place];
    if (!type || !seats || !cargoMassFraction) return undefined;
    return {
      type,
      seats,
      cargoMassFraction,
      cabin: onRoute.cabin,
      hasOthers: rising.count > 1,
      spread: this.#spread(total, rising.keyAt(middle)),
    };
  }

  /** The types last chosen among, most likely first; the weights add up to 1. */
  shares(): readonly AircraftShare[] {
    const mix = this.#mix;
    const rising = this.#byFuelPerSeat;
    const falling = this.#byShare;
    falling.clear();
    for (let at = 0; at < rising.count; at += 1) {
      const place = rising.placeAt(at);
      falling.add(place, -(mix.weightAt(place) / this.#total));
    }
    return Array.from({ length: falling.count }, (_, at) => {
      const aircraft = mix.typeAt(falling.placeAt(at))?.aircraft.value;
      return {
        icaoAircraftType: aircraft?.icaoAircraftType ?? '',
        name: aircraft?.name ?? '',
        weight: -falling.keyAt(at),
      };
    });
  }

  #spread(total: number, usedFuelPerSeatKg: number): AircraftSpread {
    const mix = this.#mix;
    const byFuelPerSeat = this.#byFuelPerSeat;
    const rising = this.#byRatio;
    rising.clear();
    // In the order of their means they come nearly as their ratios rise.
    for (let at = 0; at < byFuelPerSeat.count; at += 1) {
      const place = byFuelPerSeat.placeAt(at);
      const seats = this.#seats[place];
      if (!seats) continue;
      const weight = mix.weightAt(place);
      // The type's mean is then the layout's own.
      if (seats.hasOneLayout) {
        this.#layoutShares[rising.count] = weight / total;
        rising.add(rising.count, byFuelPerSeat.keyAt(at) / usedFuelPerSeatKg);
        continue;
      }
      const { weights, capacities } = seats;
      const fuelKg = this.#passengersFuelKg[place] ?? 0;
      const sum = seats.weight * total;
      for (let layout = 0; layout < weights.length; layout += 1) {
        this.#layoutShares[rising.count] = (weight * (weights[layout] ?? 0)) / sum;
        rising.add(rising.count, fuelKg / (capacities[layout] ?? 0) / usedFuelPerSeatKg);
      }
    }
    if (rising.count === 1) return NO_SPREAD;
    return {
      low: Math.max(0, -Math.log(this.#ratioAt(LOWEST_SHARE))),
      high: Math.max(0, Math.log(this.#ratioAt(HIGHEST_SHARE))),
    };
  }

  /** The ratio of fuel to that of the type used which a share of the types and layouts does not exceed. */
  #ratioAt(share: number): number {
    const rising = this.#byRatio;
    let cumulative = 0;
    for (let at = 0; at < rising.count; at += 1) {
      cumulative += this.#layoutShares[rising.placeAt(at)] ?? 0;
      if (cumulative >= share - 1e-9) return rising.keyAt(at);
    }
    return 1;
  }
}
