import { FlightEmissionsResponse, TypicalEmissionsResponse } from '@tim/messages';
import { SCOPE } from '../../../content/along.ts';
import { plainCitation, workOf } from './citation.ts';
import { computedWords, figureWords } from './facts-words.ts';
import type { ResultFacts } from './result-facts.ts';
import { isoDate, namedWords, subjectWords } from './subject-words.ts';

/**
 * The answer of the site's own API as it came, so that whatever reads that reads this file too, and beside it what has
 * to be known of it.
 */
export function factsJson(facts: ResultFacts): string {
  const { answer } = facts;
  const response =
    answer.kind === 'flight'
      ? FlightEmissionsResponse.toJSON({
          flightEmissions: [answer.figures.message],
          modelVersion: answer.figures.modelVersion,
        })
      : TypicalEmissionsResponse.toJSON({
          typicalFlightEmissions: [answer.figures.message],
          modelVersion: answer.figures.modelVersion,
        });
  return `${JSON.stringify({ ...(response as object), about: about(facts) }, undefined, 2)}\n`;
}

function about(facts: ResultFacts) {
  return {
    title: subjectWords(facts),
    figure: figureWords(facts),
    originName: namedWords(facts.origin),
    destinationName: namedWords(facts.destination),
    ...(facts.flight && { operatingCarrierName: namedWords(facts.flight.carrier) }),
    unit: 'g CO2e per passenger',
    counted: SCOPE.counted,
    notCounted: SCOPE.notCounted,
    radiativeForcingFactor: SCOPE.radiativeForcing,
    range: SCOPE.rangeMeaning,
    computedBy: computedWords(facts),
    engineVersion: facts.engineVersion,
    licence: SCOPE.licence.href,
    address: facts.address,
    madeOn: isoDate(facts.madeOn),
    citation: plainCitation(workOf(facts)),
  };
}
