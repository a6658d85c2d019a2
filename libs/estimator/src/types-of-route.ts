import type { Airport } from '@tim/reference-data';
import type { AircraftShare } from './estimate.ts';

/** Finds the types that may fly a carrier's route, most likely first; the weights add up to 1. */
export type SharesFinder = (
  carrierCode: string,
  origin: Airport,
  destination: Airport,
  aircraftCode: string | undefined,
) => readonly AircraftShare[];

/**
 * The types that may fly a route, found again each time they are read: an answer shows them with its working alone, and as a
 * list they would be the largest part of it.
 */
export class TypesOfRoute {
  readonly #find: SharesFinder;
  readonly #carrierCode: string;
  readonly #origin: Airport;
  readonly #destination: Airport;
  readonly #aircraftCode: string | undefined;

  constructor(
    find: SharesFinder,
    carrierCode: string,
    origin: Airport,
    destination: Airport,
    aircraftCode: string | undefined,
  ) {
    this.#find = find;
    this.#carrierCode = carrierCode;
    this.#origin = origin;
    this.#destination = destination;
    this.#aircraftCode = aircraftCode;
  }

  /** Most likely first; the weights add up to 1. */
  shares(): readonly AircraftShare[] {
    return this.#find(this.#carrierCode, this.#origin, this.#destination, this.#aircraftCode);
  }
}
