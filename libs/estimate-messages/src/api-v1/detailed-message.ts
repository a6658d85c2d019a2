import type { FlightEstimate } from '@tim/estimator';
import { EmissionsBreakdown, FlightWithDetailedEmissions } from '@tim/messages/api-v1';
import type { Flight } from '@tim/messages/api-v1';
import type { FlightAnswer } from '../answer.ts';
import { easaLabelOf } from './easa-label.ts';
import { enumsOf } from './enums.ts';
import { provenanceOf } from './provenance.ts';

/** The two phases of an estimate. */
export function apiBreakdown(estimate: FlightEstimate): EmissionsBreakdown {
  return EmissionsBreakdown.fromPartial({
    wttEmissionsGramsPerPax: estimate.wellToTankGramsPerPassenger,
    ttwEmissionsGramsPerPax: estimate.tankToWakeGramsPerPassenger,
  });
}

/**
 * A flight's answer as an entry of computeDetailedFlightEmissions; without an estimate it carries only the flight.
 *
 * @param calculatorUrl - the flight in this site's calculator
 */
export function apiDetailedFlightMessage(
  flight: Flight,
  { result }: FlightAnswer,
  calculatorUrl: string,
): FlightWithDetailedEmissions {
  if (result.kind === 'published') return { ...result.entry, flight };
  if (result.kind !== 'estimated') return FlightWithDetailedEmissions.fromPartial({ flight });
  const emissionsProvenance = provenanceOf(result);
  return FlightWithDetailedEmissions.fromPartial({
    flight,
    flightEmissionsDetails: {
      emissionsGramsPerPax: result.wellToWakeGramsPerPassenger,
      emissionsBreakdown: apiBreakdown(result),
      ...enumsOf(result),
    },
    emissionsMetadata: {
      ...(emissionsProvenance && { emissionsProvenance }),
      ...easaLabelOf(result),
      timWebsiteEmissionsCalculatorUrl: calculatorUrl,
    },
  });
}
