import { FlightEmissionsResponse, TypicalEmissionsResponse } from '@tim/messages';
import { SCOPE } from '../../shared/texts.ts';
import { plainCitation, workOf } from '../facts/citation.ts';
import { figureWords } from '../facts/facts-words.ts';
import { quotedOfResult } from '../facts/stated.ts';
import { quotedTexts } from '../facts/stated-words.ts';
import type { ResultFacts } from '../facts/result-facts.ts';
import { subjectWords } from '../facts/subject-words.ts';
import { namedWords } from '../../shared/named-words.ts';

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
  const { counted, notCounted, radiativeForcing, computed, address, made } = quotedTexts(quotedOfResult(facts));
  return {
    title: subjectWords(facts),
    figure: figureWords(facts),
    originName: namedWords(facts.origin),
    destinationName: namedWords(facts.destination),
    ...(facts.flight && { operatingCarrierName: namedWords(facts.flight.carrier) }),
    unit: 'g CO2e per passenger',
    counted,
    notCounted,
    radiativeForcingFactor: radiativeForcing,
    range: SCOPE.rangeMeaning,
    computedBy: computed,
    engineVersion: facts.engineVersion,
    licence: SCOPE.licence.href,
    address,
    madeOn: made,
    citation: plainCitation(workOf(facts)),
  };
}
