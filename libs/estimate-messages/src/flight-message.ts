import type { AircraftShare, FlightEstimate, FlightResult, GramsRange } from '@tim/estimator';
import {
  AircraftBasis,
  AircraftShare as AircraftShareMessage,
  AircraftUsed as AircraftUsedMessage,
  ContrailsImpactBucket,
  EmissionsRange,
  FlightWithEmissions,
  Source,
} from '@tim/messages';
import type { Flight } from '@tim/messages';
import { en, type Words } from '@tim/words';
import { aircraftFoundMessage, numberListingMessage } from './found-message.ts';
import { easaLabelMessage } from './label-message.ts';
import { emissionsInputsMessage } from './inputs-message.ts';
import { NO_OWN_NAMES, type OwnNames } from './own-names.ts';
import { missingCabinsFields, standingMessage } from './standing-message.ts';
import { unavailableFields } from './unavailable-message.ts';
import { workingMessage } from './working-message.ts';

/** Which parts of an answer the request wants. */
export type Parts = { readonly includesInputs: boolean; readonly includesBreakdown: boolean };

const BASIS: Record<FlightEstimate['aircraft']['basis']['kind'], AircraftBasis> = {
  given: AircraftBasis.AIRCRAFT_BASIS_GIVEN,
  'family-default': AircraftBasis.AIRCRAFT_BASIS_GIVEN,
  'scheduled-on-day': AircraftBasis.AIRCRAFT_BASIS_SCHEDULED,
  'scheduled-for-number': AircraftBasis.AIRCRAFT_BASIS_SCHEDULED,
  'scheduled-on-route': AircraftBasis.AIRCRAFT_BASIS_SCHEDULED,
  'seen-on-route': AircraftBasis.AIRCRAFT_BASIS_SCHEDULED,
  'reported-on-route': AircraftBasis.AIRCRAFT_BASIS_SCHEDULED,
  'kept-for-route': AircraftBasis.AIRCRAFT_BASIS_ASSUMED,
  'counted-seats-on-route': AircraftBasis.AIRCRAFT_BASIS_SCHEDULED,
  'fleet-and-seats-on-route': AircraftBasis.AIRCRAFT_BASIS_ASSUMED,
  'carrier-fleet': AircraftBasis.AIRCRAFT_BASIS_ASSUMED,
  'reported-elsewhere': AircraftBasis.AIRCRAFT_BASIS_ASSUMED,
  'all-carriers-fleets': AircraftBasis.AIRCRAFT_BASIS_ASSUMED,
};

/** Whether the caller named the aircraft or its family. */
export function basisOf({ basis }: FlightEstimate['aircraft']): AircraftBasis {
  return 'family' in basis ? AircraftBasis.AIRCRAFT_BASIS_GIVEN : BASIS[basis.kind];
}

/** A risk bucket as the messages have it. */
export const BUCKET: Record<NonNullable<FlightEstimate['contrailsImpactBucket']>, ContrailsImpactBucket> = {
  NEGLIGIBLE: ContrailsImpactBucket.CONTRAILS_IMPACT_NEGLIGIBLE,
  MODERATE: ContrailsImpactBucket.CONTRAILS_IMPACT_MODERATE,
  SEVERE: ContrailsImpactBucket.CONTRAILS_IMPACT_SEVERE,
};

/** Low and high grams as a message, with the drivers where the working is wanted too. */
export function rangeMessage(range: GramsRange, includesDrivers: boolean, words: Words): EmissionsRange {
  return EmissionsRange.fromPartial({
    low: range.low,
    high: range.high,
    drivers: includesDrivers ? range.drivers.map(({ key, share }) => ({ key, name: words.driver(key), share })) : [],
  });
}

function aircraftMessage(estimate: FlightEstimate): AircraftUsedMessage {
  const { aircraft } = estimate;
  return AircraftUsedMessage.fromPartial({
    icaoAircraftType: aircraft.icaoAircraftType,
    name: aircraft.name,
    basis: basisOf(estimate.aircraft),
    fuelTableType: aircraft.fuelTableType,
    types: aircraft.types.map((type) => shareMessage(type, estimate)),
    ...(aircraft.iataAircraftCode !== '' && { iataAircraftCode: aircraft.iataAircraftCode }),
  });
}

function shareMessage(
  { economyRatio, ...type }: AircraftShare,
  { wellToWakeGramsPerPassenger: { economy = 0 } }: FlightEstimate,
): AircraftShareMessage {
  return AircraftShareMessage.fromPartial({ ...type, economyGrams: Math.round(economyRatio * economy) });
}

/**
 * A flight's result as an entry of the response; without an estimate it carries only the flight and the reason.
 *
 * @param words - for the working, its range and editions
 * @param names - for those it names by code and name
 */
export function flightWithEmissionsMessage(
  flight: Flight,
  result: FlightResult,
  parts: Parts,
  words: Words = en,
  names: OwnNames = NO_OWN_NAMES,
): FlightWithEmissions {
  if (result.kind === 'unavailable')
    return FlightWithEmissions.fromPartial({ flight, ...unavailableFields(result, names) });
  const figures = {
    flight,
    emissionsGramsPerPax: result.wellToWakeGramsPerPassenger,
    ...(parts.includesBreakdown && {
      emissionsBreakdown: {
        wttEmissionsGramsPerPax: result.wellToTankGramsPerPassenger,
        ttwEmissionsGramsPerPax: result.tankToWakeGramsPerPassenger,
      },
    }),
    ...(result.contrailsImpactBucket && { contrailsImpactBucket: BUCKET[result.contrailsImpactBucket] }),
    ...(result.working && { working: workingMessage(result.working, words) }),
    flightNumberVerified: result.isFlightNumberVerified,
  };
  if (result.kind === 'labelled') {
    return FlightWithEmissions.fromPartial({
      ...figures,
      source: Source.EASA,
      ...(parts.includesInputs && { emissionsInputs: { easaLabelData: easaLabelMessage(result.label) } }),
    });
  }
  return FlightWithEmissions.fromPartial({
    ...figures,
    source: Source.TIM,
    ...(parts.includesInputs && { emissionsInputs: emissionsInputsMessage(result, words) }),
    range: rangeMessage(result.range, result.working !== undefined, words),
    aircraft: aircraftMessage(result),
    aircraftFound: aircraftFoundMessage(result, names.carrier),
    numberListing: numberListingMessage(result.numberListing),
    ...(result.standing && { standing: standingMessage(result.standing) }),
    ...missingCabinsFields(result.missingCabins),
  });
}
