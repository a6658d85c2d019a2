import {
  cabinClassFactors,
  ccdDistanceKm,
  economySeatEmissions,
  ENGINE_VERSION,
  equivalentCapacity,
  flownDistanceKm,
  fuelBurn,
  passengerEmissions,
  passengerGrams,
  wellToWakeEmissions,
} from '@tim/engine';
import type { Emissions, FuelBurn, PassengerGrams, PerCabin } from '@tim/engine';
import { contrailsStep } from './contrails-step.ts';
import type { Contrails } from './contrails.ts';
import type { FlightEstimate, FlightInputs, GramsRange, Working } from './estimate.ts';
import { FlightAircraft } from './flight-aircraft.ts';
import { AIRPORT_PROVENANCE, seatAreaProvenance, sourced } from './provenance.ts';
import { rangeStep } from './range-step.ts';
import { halfWidthsOf, rangeOf } from './range.ts';
import type { ResolvedFlight } from './resolve-carrier-route.ts';
import { workingSteps } from './working-steps.ts';
import type { Computed } from './working-steps.ts';

/**
 * The method, from resolved inputs to grams: one call of the engine a step, each from the step before when it is read. Nobody
 * but the working reads those between the fuel and the grams.
 */
export class Computation implements Computed {
  readonly #resolved: ResolvedFlight;
  readonly ccdKm: number;
  readonly fuel: FuelBurn;

  constructor(resolved: ResolvedFlight) {
    this.#resolved = resolved;
    this.ccdKm = ccdDistanceKm(this.flownKm);
    this.fuel = fuelBurn(resolved.curve.value, this.ccdKm, resolved.fuelFactor);
  }

  get flownKm(): number {
    return flownDistanceKm(this.#resolved.greatCircleKm, this.#resolved.distanceAdjustmentFactor.value);
  }

  get flightEmissions(): Emissions {
    return wellToWakeEmissions(this.fuel.fuelBurnKg);
  }

  get passengersEmissions(): Emissions {
    return passengerEmissions(this.flightEmissions, this.#resolved.cargoMassFraction.value);
  }

  get cabinFactors(): PerCabin {
    return cabinClassFactors(this.#resolved.aircraft.value.body);
  }

  get capacity(): number {
    return equivalentCapacity(this.#resolved.seats.value, this.cabinFactors);
  }

  get economySeat(): Emissions {
    return economySeatEmissions(this.passengersEmissions, this.capacity, this.#resolved.passengerLoadFactor.value);
  }

  get grams(): PassengerGrams {
    return passengerGrams(this.economySeat, this.cabinFactors);
  }
}

const SEAT_AREAS = {
  narrow: sourced(cabinClassFactors('narrow'), seatAreaProvenance('narrow')),
  wide: sourced(cabinClassFactors('wide'), seatAreaProvenance('wide')),
} as const;

function inputsOf(resolved: ResolvedFlight, computed: Computed): FlightInputs {
  const { aircraft, curve } = resolved;
  return {
    greatCircleDistanceKm: sourced(resolved.greatCircleKm, AIRPORT_PROVENANCE),
    distanceAdjustmentFactor: resolved.distanceAdjustmentFactor,
    fuelBurnKg: {
      value: computed.fuel.fuelBurnKg,
      strategy: aircraft.strategy,
      source: curve.source,
      sourceVersion: curve.sourceVersion,
      dataCategory: curve.dataCategory,
    },
    cargoMassFraction: resolved.cargoMassFraction,
    passengerLoadFactor: resolved.passengerLoadFactor,
    seatsPerClass: resolved.seats,
    cabinClassFactors: aircraft.value.body === 'wide' ? SEAT_AREAS.wide : SEAT_AREAS.narrow,
  };
}

/** What the estimates of a carrier's flights on a route have in common, whatever their number and month. */
export type RouteEstimate = Omit<
  FlightEstimate,
  'isFlightNumberVerified' | 'contrailsImpactBucket' | 'range' | 'working'
> & { readonly range: GramsRange };

/** The estimate of resolved inputs. */
export function routeEstimate(resolved: ResolvedFlight): RouteEstimate {
  const computed = new Computation(resolved);
  const { grams } = computed;
  return {
    kind: 'estimated',
    wellToWakeGramsPerPassenger: grams.wellToWakeGrams,
    wellToTankGramsPerPassenger: grams.wellToTankGrams,
    tankToWakeGramsPerPassenger: grams.tankToWakeGrams,
    aircraft: new FlightAircraft(resolved, ''),
    ccdDistanceKm: computed.ccdKm,
    inputs: inputsOf(resolved, computed),
    range: rangeOf(resolved, grams.wellToWakeGrams),
  };
}

/** The steps behind an estimate, by the same functions that made it. */
export function flightWorking(resolved: ResolvedFlight, { range }: RouteEstimate, contrails: Contrails): Working {
  const computed = new Computation(resolved);
  return {
    engineVersion: ENGINE_VERSION,
    steps: [
      ...workingSteps(resolved, computed),
      rangeStep(range, halfWidthsOf(resolved)),
      contrailsStep(contrails, computed.fuel),
    ],
  };
}
