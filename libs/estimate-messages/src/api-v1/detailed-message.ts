import { FlightWithDetailedEmissions } from '@tim/messages/api-v1';
import type { Flight } from '@tim/messages/api-v1';
import type { FlightAnswer } from '../answer.ts';
import { easaLabelMetadata } from './easa-label.ts';
import { enumsOf } from './enums.ts';
import { en, type Words } from '@tim/words';
import { apiFlightMessage } from './flight-message.ts';
import { provenanceOf } from './provenance.ts';

/** The additions are the entry's own alone: its inputs and breakdown stand in the published fields. */
const NO_PARTS = { includesInputs: false, includesBreakdown: false };

/**
 * A flight's answer as an entry of computeDetailedFlightEmissions; without an estimate it carries only the flight, and
 * the reason when additions are asked for.
 *
 * @param calculatorUrl - the flight in this site's calculator
 */
export function apiDetailedFlightMessage(
  flight: Flight,
  answer: FlightAnswer,
  calculatorUrl: string,
  includesAdditions = false,
  words: Words = en,
): FlightWithDetailedEmissions {
  const message = plainMessage(flight, answer, calculatorUrl);
  if (!includesAdditions) return message;
  const { unavailableReason, unavailableDetail, answeredBy } = apiFlightMessage(flight, answer, NO_PARTS, words);
  return { ...message, unavailableReason, unavailableDetail, answeredBy };
}

function plainMessage(flight: Flight, { result }: FlightAnswer, calculatorUrl: string): FlightWithDetailedEmissions {
  if (result.kind === 'published') return { ...result.entry, flight };
  if (result.kind === 'unavailable' || result.kind === 'failed') {
    return FlightWithDetailedEmissions.fromPartial({ flight });
  }
  return FlightWithDetailedEmissions.fromPartial({
    flight,
    flightEmissionsDetails: {
      emissionsGramsPerPax: result.wellToWakeGramsPerPassenger,
      emissionsBreakdown: {
        wttEmissionsGramsPerPax: result.wellToTankGramsPerPassenger,
        ttwEmissionsGramsPerPax: result.tankToWakeGramsPerPassenger,
      },
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
