import type { UnavailableDetail } from '@tim/messages';
import { FlightWithEmissions } from '@tim/messages/api-v1';
import type { Flight } from '@tim/messages/api-v1';
import { en, type Words } from '@tim/words';
import type { FlightAnswer } from '../answer.ts';
import { flightAnswerMessage } from '../flight-answer-message.ts';
import type { Parts } from '../flight-message.ts';
import { aircraftInWords, explained } from './in-words.ts';
import { siteFlight } from './site-flight.ts';
import { easaLabelMetadata } from './easa-label.ts';
import { enumsOf } from './enums.ts';
import { flightQuery } from '../query.ts';

/**
 * A flight's answer as an entry of computeFlightEmissions; without an estimate it carries only the flight, and the
 * reason when additions are asked for, in the words of a language.
 */
export function apiFlightMessage(
  flight: Flight,
  answer: FlightAnswer,
  additions?: Parts,
  words: Words = en,
): FlightWithEmissions {
  const message = plainMessage(flight, answer);
  if (!additions) return message;
  // The additions are the site's own messages, made from the same answer by the same code.
  const site = flightAnswerMessage(siteFlight(flight), answer, additions, words);
  return {
    ...message,
    emissionsInputs: site.emissionsInputs,
    emissionsBreakdown: site.emissionsBreakdown,
    working: site.working,
    range: site.range,
    aircraft: aircraftInWords(site.aircraft, answer.result, words),
    flightNumberVerified: site.flightNumberVerified,
    unavailableReason: site.unavailableReason,
    unavailableDetail: detailOf(flight, explained(site.unavailableDetail, answer.result, words)),
    answeredBy: site.answeredBy ?? 0,
  };
}

/** Without the made-up date that stands for a missing or partial one, which the request did not hold. */
function detailOf(flight: Flight, detail: UnavailableDetail | undefined): UnavailableDetail | undefined {
  const isMadeUp = detail?.field === 'departureDate' && flightQuery(flight).departureDate.year === 0;
  return isMadeUp ? { ...detail, value: '' } : detail;
}

function plainMessage(flight: Flight, { result }: FlightAnswer): FlightWithEmissions {
  switch (result.kind) {
    case 'published': {
      const { flightEmissionsDetails: details, emissionsMetadata } = result.entry;
      const label = emissionsMetadata?.easaLabelMetadata;
      return FlightWithEmissions.fromPartial({
        flight,
        ...(details?.emissionsGramsPerPax && {
          emissionsGramsPerPax: details.emissionsGramsPerPax,
          source: details.source,
          contrailsImpactBucket: details.contrailsImpactBucket,
        }),
        ...(label && { easaLabelMetadata: label }),
      });
    }
    case 'estimated':
    case 'labelled':
      return FlightWithEmissions.fromPartial({
        flight,
        emissionsGramsPerPax: result.wellToWakeGramsPerPassenger,
        ...enumsOf(result),
        ...(result.kind === 'labelled' && { easaLabelMetadata: easaLabelMetadata(result.label) }),
      });
    default:
      return FlightWithEmissions.fromPartial({ flight });
  }
}
