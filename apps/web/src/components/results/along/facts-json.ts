import { toGramsByCabin } from '@tim/format';
import { toFlight, toMarket } from '@tim/itinerary';
import { FlightEmissionsResponse, TypicalEmissionsResponse, type ContrailsImpactBucket } from '@tim/messages';
import type { FiguresRange, FlightFigures, TypicalFigures } from '../../../api/answers.ts';
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
  const { entry, answer } = facts;
  const response =
    answer.kind === 'flight'
      ? FlightEmissionsResponse.toJSON(flightResponse(toFlight(entry), answer.figures))
      : TypicalEmissionsResponse.toJSON(typicalResponse(toMarket(entry), answer.figures));
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

function flightResponse(flight: ReturnType<typeof toFlight>, figures: FlightFigures): FlightEmissionsResponse {
  const { wellToWake, wellToTank, tankToWake, range, inputs, contrailsImpactBucket } = figures;
  const { isFlightNumberVerified, modelVersion, source, aircraft, working, answeredBy } = figures;
  return FlightEmissionsResponse.fromPartial({
    flightEmissions: [
      {
        flight,
        source,
        aircraft,
        working,
        answeredBy,
        contrailsImpactBucket: contrailsImpactBucket as ContrailsImpactBucket,
        emissionsGramsPerPax: toGramsByCabin(wellToWake),
        emissionsInputs: inputs,
        emissionsBreakdown: (wellToTank ?? tankToWake) && {
          wttEmissionsGramsPerPax: wellToTank && toGramsByCabin(wellToTank),
          ttwEmissionsGramsPerPax: tankToWake && toGramsByCabin(tankToWake),
        },
        range: range && rangeInGrams(range),
        flightNumberVerified: isFlightNumberVerified,
      },
    ],
    modelVersion,
  });
}

function typicalResponse(market: ReturnType<typeof toMarket>, figures: TypicalFigures): TypicalEmissionsResponse {
  const { wellToWake, range, carrierCodes, answeredMarkets, modelVersion, ...same } = figures;
  return TypicalEmissionsResponse.fromPartial({
    typicalFlightEmissions: [
      {
        ...same,
        market,
        carrierCodes: [...carrierCodes],
        answeredMarkets: [...answeredMarkets],
        emissionsGramsPerPax: toGramsByCabin(wellToWake),
        range: range && rangeInGrams(range),
      },
    ],
    modelVersion,
  });
}

function rangeInGrams({ low, high, drivers }: FiguresRange) {
  return { low: toGramsByCabin(low), high: toGramsByCabin(high), drivers: [...drivers] };
}
