import { apiDetailedFlightMessage, apiFlightQuery, upperCaseFlight } from '@tim/estimate-messages/api-v1';
import { ComputeDetailedFlightEmissionsRequest, ComputeDetailedFlightEmissionsResponse } from '@tim/messages/api-v1';
import { requireAnAnswer, requireEveryAnswer } from '../../operations/failure.ts';
import { calculatorUrl } from '../calculator-url.ts';
import { checkDepartureDates } from '../check-departure-dates.ts';
import { defineMethod } from '../define-method.ts';

export const computeDetailedFlightEmissions = defineMethod({
  name: 'computeDetailedFlightEmissions',
  request: ComputeDetailedFlightEmissionsRequest,
  response: ComputeDetailedFlightEmissionsResponse,
  check: ({ flights }, violations) => checkDepartureDates(flights, violations),
  handle: async (request, { provider, siteUrl }) => {
    const flights = request.flights.map(upperCaseFlight);
    const { answers, modelVersion, ...report } = await provider.flightEmissions(flights.map(apiFlightQuery), {
      includesWorking: false,
    });
    const includesAdditions = request.includeAdditions ?? false;
    if (includesAdditions) requireAnAnswer(answers);
    else requireEveryAnswer(answers);
    const flightsWithDetailedEmissions = flights.flatMap((flight, at) => {
      const answer = answers[at];
      const url = calculatorUrl(siteUrl, flight);
      return answer ? [apiDetailedFlightMessage(flight, answer, url, includesAdditions)] : [];
    });
    return { response: { flightsWithDetailedEmissions, modelVersion }, count: flights.length, ...report };
  },
});
