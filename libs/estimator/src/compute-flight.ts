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

/** The method, from resolved inputs to grams: one call of the engine a step. */
export function compute(resolved: ResolvedFlight): Computed {
  const flownKm = flownDistanceKm(resolved.greatCircleKm, resolved.distanceAdjustmentFactor.value);
  const ccdKm = ccdDistanceKm(flownKm);
  const fuel = fuelBurn(resolved.curve.value, ccdKm, resolved.fuelFactor);
  const flightEmissions = wellToWakeEmissions(fuel.fuelBurnKg);
  const passengersEmissions = passengerEmissions(flightEmissions, resolved.cargoMassFraction.value);
  const cabinFactors = cabinClassFactors(resolved.aircraft.value.body);
  const capacity = equivalentCapacity(resolved.seats.value, cabinFactors);
  const economySeat = economySeatEmissions(passengersEmissions, capacity, resolved.passengerLoadFactor.value);
  const grams = passengerGrams(economySeat, cabinFactors);
  return { flownKm, ccdKm, fuel, flightEmissions, passengersEmissions, cabinFactors, capacity, economySeat, grams };
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
    cabinClassFactors: SEAT_AREAS[aircraft.value.body],
  };
}

/** What the estimates of a carrier's flights on a route have in common, whatever their number and month. */
export type RouteEstimate = Omit<
  FlightEstimate,
  'isFlightNumberVerified' | 'contrailsImpactBucket' | 'range' | 'working'
> & { readonly range: GramsRange };

/** The estimate of resolved inputs. */
export function routeEstimate(resolved: ResolvedFlight): RouteEstimate {
  const computed = compute(resolved);
  return {
    kind: 'estimated',
    wellToWakeGramsPerPassenger: computed.grams.wellToWakeGrams,
    wellToTankGramsPerPassenger: computed.grams.wellToTankGrams,
    tankToWakeGramsPerPassenger: computed.grams.tankToWakeGrams,
    aircraft: new FlightAircraft(resolved, ''),
    ccdDistanceKm: computed.ccdKm,
    inputs: inputsOf(resolved, computed),
    range: rangeOf(resolved, computed.grams.wellToWakeGrams),
  };
}

/** The steps behind an estimate, by the same functions that made it. */
export function flightWorking(resolved: ResolvedFlight, { range }: RouteEstimate, contrails: Contrails): Working {
  const computed = compute(resolved);
  return {
    engineVersion: ENGINE_VERSION,
    steps: [
      ...workingSteps(resolved, computed),
      rangeStep(range, halfWidthsOf(resolved)),
      contrailsStep(contrails, computed.fuel),
    ],
  };
}
