import { flightQuery } from '@tim/estimate-messages';
import { apiFlightMessage, upperCaseFlight } from '@tim/estimate-messages/api-v1';
import type { Parts } from '@tim/estimate-messages/api-v1';
import { ComputeFlightEmissionsRequest, FlightWithEmissions } from '@tim/messages/api-v1';
import { requireAnAnswer, requireEveryAnswer } from '../../operations/failure.ts';
import { entriesOf } from '../../operations/answer.ts';
import { checkDepartureDates } from '../check-departure-dates.ts';
import { apiModelVersion } from '../api-model-version.ts';
import { defineMethod } from '../define-method.ts';

/** The additions asked for: any of the three switches asks, and what it does not refuse is answered. */
function additionsOf(request: ComputeFlightEmissionsRequest): Parts | undefined {
  const { includeEmissionsInputs, includeEmissionsBreakdown, includeWorking } = request;
  const isAsked = [includeEmissionsInputs, includeEmissionsBreakdown, includeWorking].some((one) => one !== undefined);
  if (!isAsked) return undefined;
  return { includesInputs: includeEmissionsInputs ?? true, includesBreakdown: includeEmissionsBreakdown ?? true };
}

export const computeFlightEmissions = defineMethod({
  name: 'computeFlightEmissions',
  request: ComputeFlightEmissionsRequest,
  sizeOf: ({ flights, includeWorking }) => ({ field: 'flights', entries: flights.length, includeWorking }),
  check: ({ flights }, violations) => checkDepartureDates(flights, violations),
  handle: async (request, { provider, language, wordsIn }) => {
    const flights = request.flights.map(upperCaseFlight);
    const options = { includesWorking: request.includeWorking ?? false };
    const { answers, modelVersion, ...report } = await provider.flightEmissions(flights.map(flightQuery), options);
    const additions = additionsOf(request);
    // Without the additions an entry has no words for a failure, and silence means that the flight is not known.
    if (additions) requireAnAnswer(answers);
    else requireEveryAnswer(answers);
    const words = wordsIn(language);
    const answer = {
      list: 'flightEmissions',
      entries: entriesOf(flights, answers, (flight, given) =>
        FlightWithEmissions.toJSON(apiFlightMessage(flight, given, additions, words)),
      ),
      rest: { modelVersion: apiModelVersion(modelVersion, additions !== undefined) },
    };
    return { answer, count: flights.length, dataHash: modelVersion.dataHash, ...report };
  },
});
