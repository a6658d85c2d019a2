import {
  cabinClassFactors,
  ccdDistanceKm,
  economySeatEmissions,
  equivalentCapacity,
  flownDistanceKm,
  fuelBurn,
  passengerEmissions,
  passengerGrams,
  wellToWakeEmissions,
} from '@tim/engine';
import type { Emissions, FuelBurn, PassengerGrams, PerCabin } from '@tim/engine';
import type { ResolvedFlight } from '../resolve-flight.ts';

/** What each step computed, in the engine's own values. */
export type Computed = {
  readonly flownKm: number;
  readonly ccdKm: number;
  readonly fuel: FuelBurn;
  readonly flightEmissions: Emissions;
  readonly passengersEmissions: Emissions;
  readonly cabinFactors: PerCabin;
  readonly capacity: number;
  readonly economySeat: Emissions;
  readonly grams: PassengerGrams;
};

/** The method, from resolved inputs to grams: one call of the engine a step. */
export function computeFlight(resolved: ResolvedFlight): Computed {
  const { greatCircleKm, curve, fuelFactor, aircraft, seats } = resolved;
  const flownKm = flownDistanceKm(greatCircleKm, resolved.distanceAdjustmentFactor.value);
  const ccdKm = ccdDistanceKm(flownKm);
  const fuel = fuelBurn(curve.value, ccdKm, fuelFactor);
  const flightEmissions = wellToWakeEmissions(fuel.fuelBurnKg, resolved.fuel);
  const passengersEmissions = passengerEmissions(flightEmissions, resolved.cargoMassFraction.value);
  const cabinFactors = cabinClassFactors(aircraft.value.body);
  const capacity = equivalentCapacity(seats.value, cabinFactors);
  const economySeat = economySeatEmissions(passengersEmissions, capacity, resolved.passengerLoadFactor.value);
  const grams = passengerGrams(economySeat, cabinFactors);
  return {
    flownKm,
    ccdKm,
    fuel,
    flightEmissions,
    passengersEmissions,
    cabinFactors,
    capacity,
    economySeat,
    grams,
  };
}
