import { CABIN_CLASSES, type CabinClass } from '@tim/engine';
import type { Working } from '@tim/messages';
import type { IataFlight } from '@tim/other-methods';
import { valueOf } from '../../shared/api/quantities.ts';

/** What our figure of a cabin rests on; undefined where the working lacks a part of it. */
export function flightOf(working: Working | undefined, cabin: CabinClass): IataFlight | undefined {
  const steps = working?.steps ?? [];
  const seats = CABIN_CLASSES.map((one) => valueOf(steps, 'equivalentCapacity', 'seats', one) ?? 0);
  const flight = {
    fuelBurnKg: valueOf(steps, 'fuelBurn', 'flight-fuel'),
    cargoMassFraction: valueOf(steps, 'passengersEmissions', 'cargo-mass-fraction'),
    seats: seats.reduce((sum, count) => sum + count, 0),
    equivalentCapacity: valueOf(steps, 'equivalentCapacity', 'capacity'),
    passengerLoadFactor: valueOf(steps, 'economySeat', 'passenger-load-factor'),
    cabinClassFactor: valueOf(steps, 'equivalentCapacity', 'seat-area', cabin),
  };
  return isWhole(flight) ? flight : undefined;
}

function isWhole(flight: { readonly [Name in keyof IataFlight]: number | undefined }): flight is IataFlight {
  return Object.values(flight).every((value) => value !== undefined);
}
