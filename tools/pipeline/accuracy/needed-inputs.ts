import { JET_KEROSENE } from '@tim/engine';
import type { FlightEstimate } from '@tim/estimator';
import { gramsToKilograms } from '@tim/format';

/** What each input of an estimate would have to be, all others as they are, for its economy figure to be another. */
export type NeededInputs = {
  /** Times the fuel used [1]. */
  readonly fuelFactor: number;
  /** Equivalent economy seats. */
  readonly equivalentCapacity: number;
  /** Equivalent economy seats the estimate used. */
  readonly usedCapacity: number;
  /** 0 to 1; outside when no cargo share could do it. */
  readonly cargoMassFraction: number;
  readonly passengerLoadFactor: number;
  readonly isLoadPlausible: boolean;
  readonly isCargoPlausible: boolean;
  readonly areSeatsPlausible: boolean;
};

/** Load factors of a carrier's month: nearly all of US BTS T-2's and T-100's lie within [1]. */
const LOAD_FACTORS = { least: 0.7, most: 0.93 };

/** Cargo's share by body: most carriers' routes in US BTS T-100 lie within [1]. */
const CARGO_FRACTIONS = { narrow: { least: 0, most: 0.05 }, wide: { least: 0.02, most: 0.4 } };

/** Capacity of a cabin beside the one used: layouts of one type seldom differ by more [1]. */
const CAPACITY_FACTORS = { least: 0.7, most: 1.45 };

/**
 * Solve e = m f (1 - CMF) / (C PLF) for each input in turn.
 *
 * @param economyKg - the other economy figure [kg CO2e per passenger]
 */
export function neededInputs(estimate: FlightEstimate, economyKg: number): NeededInputs {
  const { fuelBurnKg, cargoMassFraction, passengerLoadFactor, cabinClassFactors } = estimate.inputs;
  const oursKg = gramsToKilograms(estimate.wellToWakeGramsPerPassenger.economy ?? Number.NaN);
  const flightKg = fuelBurnKg.value * (JET_KEROSENE.wellToTankKgCo2ePerKg + JET_KEROSENE.tankToWakeKgCo2ePerKg);
  const usedCapacity = (flightKg * (1 - cargoMassFraction.value)) / (oursKg * passengerLoadFactor.value);
  const ratio = economyKg / oursKg;
  const neededLoad = passengerLoadFactor.value / ratio;
  const neededCargo = 1 - (1 - cargoMassFraction.value) * ratio;
  const cargo = CARGO_FRACTIONS[cabinClassFactors.value.business > 2 ? 'wide' : 'narrow'];
  return {
    fuelFactor: ratio,
    equivalentCapacity: usedCapacity / ratio,
    usedCapacity,
    cargoMassFraction: neededCargo,
    passengerLoadFactor: neededLoad,
    isLoadPlausible: isWithin(neededLoad, LOAD_FACTORS),
    isCargoPlausible: isWithin(neededCargo, cargo),
    areSeatsPlausible: isWithin(1 / ratio, CAPACITY_FACTORS),
  };
}

function isWithin(value: number, { least, most }: { readonly least: number; readonly most: number }): boolean {
  return value >= least && value <= most;
}
