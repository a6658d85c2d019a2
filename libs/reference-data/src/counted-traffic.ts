import type { Airport } from './look-ups.ts';
import type { TableProvenance } from './sourced.ts';

/** Occupied / available seats [1], and the flights it was counted on. */
export type CountedLoad = { readonly value: number; readonly departures: number };

/** Seats of a carrier's flights between two cities. */
export type CountedSeats = {
  /** A flight: of each, where whole, else their mean. */
  readonly seats: number;
  /** Whether months kept one whole number of seats a flight: one layout's. */
  readonly isWhole: boolean;
  readonly flights: number;
};

/** What a country counts of all flights from, to and within it. */
export type CountedTrafficTable = {
  /**
   * Load factor of a carrier's flights between the country and another, in this direction; undefined where none were counted.
   *
   * @param month - 1 to 12; undefined for the year
   */
  readonly load: (
    carrierCode: string,
    origin: Airport,
    destination: Airport,
    month: number | undefined,
  ) => CountedLoad | undefined;
  /** The same of all carriers' flights on a route within the country, either way. */
  readonly allCarriersLoad: (
    origin: Airport,
    destination: Airport,
    month: number | undefined,
  ) => CountedLoad | undefined;
  /** Seats of a carrier's flights abroad between the airports' cities, either way; empty where none were counted. */
  readonly seats: (carrierCode: string, origin: Airport, destination: Airport) => readonly CountedSeats[];
  readonly provenance: TableProvenance;
};

/** What a country counts of its own carriers, at home and abroad. */
export type CountedCarrierTable = {
  /** ISO 3166 alpha-2. */
  readonly countryCode: string;
  /** @param month - 1 to 12; undefined for the year */
  readonly load: (carrierCode: string, isAtHome: boolean, month: number | undefined) => CountedLoad | undefined;
  /** Cargo mass / (cargo mass + 100 kg x passengers) [1] of all its flights there. */
  readonly cargo: (carrierCode: string, isAtHome: boolean) => CountedLoad | undefined;
  readonly provenance: TableProvenance;
};
