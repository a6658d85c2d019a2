import type { FuelledType } from './aircraft-mix.ts';
import type { LikelySeats, SeatsOnRoute } from './cabin-layouts.ts';
import type { AircraftShare } from './estimate.ts';
import { RisingOrder } from './rising-order.ts';

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
  /** The types, most likely first; the weights add up to 1. */
  readonly types: readonly AircraftShare[];
  readonly spread: AircraftSpread;
};

/**
 * Chooses among the types that may fly a route. They stand in columns, each type at the same place in every one, which are
 * filled again for each route: the types are most of what a question makes, and leave nothing behind so.
 */
export class AircraftChooser {
  #count = 0;
  readonly #types: FuelledType[] = [];
  readonly #seats: SeatsOnRoute[] = [];
  readonly #weights: number[] = [];
  readonly #passengersFuelKg: number[] = [];
  readonly #byFuelPerSeat = new RisingOrder();
  readonly #byShare = new RisingOrder();
  readonly #byRatio = new RisingOrder();
  readonly #layoutShares: number[] = [];

  /** Begins with the next route. */
  clear(): void {
    this.#count = 0;
    this.#byFuelPerSeat.clear();
  }

  /**
   * Adds a type that may fly the route.
   *
   * @param seats - those it may have there
   * @param weight - how likely it is [any unit]
   * @param passengersFuelKg - the passengers' fuel with it [kg], before the load factor
   */
  add(type: FuelledType, seats: SeatsOnRoute, weight: number, passengersFuelKg: number): void {
    const place = this.#count;
    this.#types[place] = type;
    this.#seats[place] = seats;
    this.#weights[place] = weight;
    this.#passengersFuelKg[place] = passengersFuelKg;
    this.#byFuelPerSeat.add(place, passengersFuelKg / seats.capacity);
    this.#count = place + 1;
  }

  /**
   * The type at which half of the weight is reached, in rising order of emissions: half of the flights emit no more.
   *
   * @returns undefined when there is nothing to choose from
   */
  choose(): Chosen | undefined {
    const rising = this.#byFuelPerSeat;
    let total = 0;
    for (let at = 0; at < rising.count; at += 1) total += this.#weightOf(rising.placeAt(at));
    let middle = 0;
    let cumulative = this.#weightOf(rising.placeAt(0));
    while (cumulative < total / 2) {
      middle += 1;
      cumulative += this.#weightOf(rising.placeAt(middle));
    }
    const place = rising.placeAt(middle);
    const type = this.#types[place];
    const seats = this.#seats[place]?.likely;
    if (this.#count === 0 || !type || !seats) return undefined;
    return { type, seats, types: this.#shares(total), spread: this.#spread(total, rising.keyAt(middle)) };
  }

  #weightOf(place: number): number {
    return this.#weights[place] ?? 0;
  }

  #shares(total: number): readonly AircraftShare[] {
    const falling = this.#byShare;
    falling.clear();
    for (let at = 0; at < this.#count; at += 1) {
      const place = this.#byFuelPerSeat.placeAt(at);
      falling.add(place, -(this.#weightOf(place) / total));
    }
    return falling.places().map((place, at) => ({
      icaoAircraftType: this.#types[place]?.aircraft.value.icaoAircraftType ?? '',
      name: this.#types[place]?.aircraft.value.name ?? '',
      weight: -falling.keyAt(at),
    }));
  }

  #spread(total: number, usedFuelPerSeatKg: number): AircraftSpread {
    const rising = this.#byRatio;
    rising.clear();
    for (let at = 0; at < this.#count; at += 1) {
      const place = this.#byFuelPerSeat.placeAt(at);
      const seats = this.#seats[place];
      if (!seats) continue;
      const fuelKg = this.#passengersFuelKg[place] ?? 0;
      const weights = seats.weight * total;
      for (let layout = 0; layout < seats.weights.length; layout += 1) {
        this.#layoutShares[rising.count] = (this.#weightOf(place) * (seats.weights[layout] ?? 0)) / weights;
        rising.add(rising.count, fuelKg / (seats.capacities[layout] ?? 0) / usedFuelPerSeatKg);
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
