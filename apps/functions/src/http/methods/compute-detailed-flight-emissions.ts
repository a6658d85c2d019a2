import { flightQuery } from '@tim/estimate-messages';
import { apiDetailedFlightMessage, upperCaseFlight } from '@tim/estimate-messages/api-v1';
import { ComputeDetailedFlightEmissionsRequest, FlightWithDetailedEmissions } from '@tim/messages/api-v1';
import { requireAnAnswer, requireEveryAnswer } from '../../operations/failure.ts';
import { entriesOf } from '../../operations/answer.ts';
import { calculatorUrl } from '../calculator-url.ts';
import { checkDepartureDates } from '../check-departure-dates.ts';
import { apiModelVersion } from '../api-model-version.ts';
import { defineMethod } from '../define-method.ts';

export const computeDetailedFlightEmissions = defineMethod({
  name: 'computeDetailedFlightEmissions',
  request: ComputeDetailedFlightEmissionsRequest,
  sizeOf: ({ flights }) => ({ field: 'flights', entries: flights.length }),
  check: ({ flights }, violations) => checkDepartureDates(flights, violations),
  handle: async (request, { provider, siteUrl, language, wordsIn }) => {
    const flights = request.flights.map(upperCaseFlight);
    const { answers, modelVersion, ...report } = await provider.flightEmissions(flights.map(flightQuery), {
      includesWorking: false,
    });
    const includesAdditions = request.includeAdditions ?? false;
    if (includesAdditions) requireAnAnswer(answers);
    else requireEveryAnswer(answers);
    const words = wordsIn(language);
    const answer = {
      list: 'flightsWithDetailedEmissions',
      entries: entriesOf(flights, answers, (flight, given) =>
        FlightWithDetailedEmissions.toJSON(
          apiDetailedFlightMessage(flight, given, calculatorUrl(siteUrl, flight), includesAdditions, words),
        ),
      ),
      rest: { modelVersion: apiModelVersion(modelVersion, includesAdditions) },
    };
    return { answer, count: flights.length, dataHash: modelVersion.dataHash, ...report };
  },
});
