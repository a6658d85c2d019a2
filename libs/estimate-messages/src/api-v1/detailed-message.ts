import type { FlightEstimate, LabelledFlight } from '@tim/estimator';
import { EmissionsBreakdown, FlightWithDetailedEmissions } from '@tim/messages/api-v1';
import type { Flight } from '@tim/messages/api-v1';
import type { FlightAnswer } from '../answer.ts';
import { easaLabelMetadata } from './easa-label.ts';
import { enumsOf } from './enums.ts';
import { provenanceOf } from './provenance.ts';

/** The two phases of a flight's figures. */
export function apiBreakdown(estimate: FlightEstimate | LabelledFlight): EmissionsBreakdown {
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
  if (result.kind === 'unavailable' || result.kind === 'failed') {
    return FlightWithDetailedEmissions.fromPartial({ flight });
  }
  return FlightWithDetailedEmissions.fromPartial({
    flight,
    flightEmissionsDetails: {
      emissionsGramsPerPax: result.wellToWakeGramsPerPassenger,
      emissionsBreakdown: apiBreakdown(result),
      ...enumsOf(result),
    },
    emissionsMetadata: {
      ...(result.kind === 'labelled'
        ? { easaLabelMetadata: easaLabelMetadata(result.label) }
        : { emissionsProvenance: provenanceOf(result) }),
      timWebsiteEmissionsCalculatorUrl: calculatorUrl,
    },
  });
}
