import type { ContrailsBucket, FlightEstimate, FlightInputs, Standing } from '../estimate.ts';
import { gramsRange } from '../range/grams-range.ts';
import { halfWidthsOf } from '../range/half-widths.ts';
import type { ResolvedFlight } from '../resolve-flight.ts';
import type { Computed } from './compute-flight.ts';
import { AIRPORT_PROVENANCE, SEAT_AREAS } from './provenance.ts';

function inputsOf(resolved: ResolvedFlight, { fuel }: Computed): FlightInputs {
  const { aircraft, curve } = resolved;
  const { source, sourceVersion, dataCategory } = curve;
  return {
    greatCircleDistanceKm: { ...AIRPORT_PROVENANCE, value: resolved.greatCircleKm },
    distanceAdjustmentFactor: resolved.distanceAdjustmentFactor,
    fuelBurnKg: { value: fuel.fuelBurnKg, basis: aircraft.basis, source, sourceVersion, dataCategory },
    cargoMassFraction: resolved.cargoMassFraction,
    passengerLoadFactor: resolved.passengerLoadFactor,
    seatsPerClass: resolved.seats,
    cabinClassFactors: SEAT_AREAS[aircraft.value.body],
  };
}

/** The estimate of resolved inputs, as plain data. */
export function flightEstimate(
  resolved: ResolvedFlight,
  computed: Computed,
  flight: Pick<FlightEstimate, 'operatedBy' | 'isFlightNumberVerified' | 'numberListing'> & {
    readonly contrailsImpactBucket: ContrailsBucket | undefined;
    readonly standing?: Standing | undefined;
  },
): FlightEstimate {
  const { contrailsImpactBucket, operatedBy, isFlightNumberVerified, numberListing, standing } = flight;
  const { wellToWakeGrams, wellToTankGrams, tankToWakeGrams } = computed.grams;
  const { icaoAircraftType, iataAircraftCode, name } = resolved.aircraft.value;
  return {
    kind: 'estimated',
    wellToWakeGramsPerPassenger: wellToWakeGrams,
    wellToTankGramsPerPassenger: wellToTankGrams,
    tankToWakeGramsPerPassenger: tankToWakeGrams,
    aircraft: {
      icaoAircraftType,
      iataAircraftCode,
      name,
      fuelTableType: resolved.curve.value.icaoAircraftType,
      basis: resolved.aircraftBasis,
      types: resolved.types,
    },
    operatedBy,
    ccdDistanceKm: computed.ccdKm,
    inputs: inputsOf(resolved, computed),
    range: gramsRange(wellToWakeGrams, halfWidthsOf(resolved)),
    isFlightNumberVerified,
    numberListing,
    missingCabins: resolved.missingCabins,
    ...(standing && { standing }),
    ...(contrailsImpactBucket && { contrailsImpactBucket }),
  };
}
