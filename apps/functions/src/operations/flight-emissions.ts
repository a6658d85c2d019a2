import { flightQuery } from '@tim/estimate-messages';
import { flightAnswerMessage } from '@tim/estimate-messages/answers';
import type { FlightEmissionsRequest, FlightEmissionsResponse } from '@tim/messages';
import type { Provider } from '../providers/provider.ts';
import { requireAnAnswer } from './failure.ts';
import type { Outcome } from './outcome.ts';

/**
 * Emissions of one passenger on each flight asked for.
 *
 * @throws OperationError when nobody answered any of them
 */
export async function flightEmissions(
  request: FlightEmissionsRequest,
  provider: Provider,
): Promise<Outcome<FlightEmissionsResponse>> {
  const { flights, includeEmissionsInputs, includeEmissionsBreakdown, includeWorking } = request;
  const options = { includesWorking: includeWorking ?? false };
  const { answers, modelVersion, ...report } = await provider.flightEmissions(flights.map(flightQuery), options);
  requireAnAnswer(answers);
  const parts = {
    includesInputs: includeEmissionsInputs ?? true,
    includesBreakdown: includeEmissionsBreakdown ?? true,
  };
  const entries = flights.flatMap((flight, at) => {
    const answer = answers[at];
    return answer ? [flightAnswerMessage(flight, answer, parts)] : [];
  });
  return { response: { flightEmissions: entries, modelVersion }, count: flights.length, ...report };
}
