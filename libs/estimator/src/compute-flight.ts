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
import type { Contrails, ContrailsAssessor } from './contrails.ts';
import type { FlightEstimate, FlightInputs } from './estimate.ts';
import { AIRPORT_PROVENANCE, seatAreaProvenance } from './provenance.ts';
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

function inputsOf(resolved: ResolvedFlight, computed: Computed): FlightInputs {
  const { aircraft, curve } = resolved;
  return {
    greatCircleDistanceKm: {
      value: resolved.greatCircleKm,
      ...AIRPORT_PROVENANCE,
    },
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
    cabinClassFactors: { value: computed.cabinFactors, ...seatAreaProvenance(aircraft.value.body) },
  };
}

/** The contrails a resolved flight may be expected to leave. */
export function contrailsOf(
  resolved: ResolvedFlight,
  { fuel }: Pick<Computed, 'fuel'>,
  assessContrails: ContrailsAssessor,
  month: number,
): Contrails {
  return assessContrails({
    origin: resolved.origin,
    destination: resolved.destination,
    greatCircleKm: resolved.greatCircleKm,
    icaoAircraftType: resolved.aircraft.value.icaoAircraftType,
    fuelBurnKg: fuel.fuelBurnKg,
    month,
  });
}

/** The estimate of a resolved flight, with its working when asked for. */
export function estimateFlight(
  resolved: ResolvedFlight,
  assessContrails: ContrailsAssessor,
  flight: { readonly isFlightNumberVerified: boolean; readonly month: number },
  includesWorking: boolean,
): FlightEstimate {
  const computed = compute(resolved);
  const contrails = contrailsOf(resolved, computed, assessContrails, flight.month);
  const { aircraft, curve } = resolved;
  const range = rangeOf(resolved, computed.grams.wellToWakeGrams);
  const estimate: FlightEstimate = {
    kind: 'estimated',
    wellToWakeGramsPerPassenger: computed.grams.wellToWakeGrams,
    wellToTankGramsPerPassenger: computed.grams.wellToTankGrams,
    tankToWakeGramsPerPassenger: computed.grams.tankToWakeGrams,
    aircraft: {
      icaoAircraftType: aircraft.value.icaoAircraftType,
      iataAircraftCode: aircraft.value.iataAircraftCode,
      name: aircraft.value.name,
      fuelTableType: curve.value.icaoAircraftType,
      basis: resolved.basis,
      basisDetail: resolved.basisDetail,
      types: resolved.types,
    },
    ccdDistanceKm: computed.ccdKm,
    isFlightNumberVerified: flight.isFlightNumberVerified,
    contrailsImpactBucket: contrails.bucket,
    inputs: inputsOf(resolved, computed),
    range,
  };
  if (!includesWorking) return estimate;
  return {
    ...estimate,
    working: {
      engineVersion: ENGINE_VERSION,
      steps: [
        ...workingSteps(resolved, computed),
        rangeStep(range, halfWidthsOf(resolved)),
        contrailsStep(contrails, computed.fuel),
      ],
    },
  };
}
