import { marketQuery } from '@tim/estimate-messages';
import { typicalAnswerMessage } from '@tim/estimate-messages/answers';
import type { TypicalEmissionsRequest, TypicalEmissionsResponse } from '@tim/messages';
import type { Provider } from '../providers/provider.ts';
import { requireAnAnswer } from './failure.ts';
import type { Outcome } from './outcome.ts';

/**
 * Typical emissions of one passenger in each market asked for.
 *
 * @throws OperationError when nobody answered any of them
 */
export async function typicalEmissions(
  request: TypicalEmissionsRequest,
  provider: Provider,
): Promise<Outcome<TypicalEmissionsResponse>> {
  const { markets, includeWorking } = request;
  const options = { includesWorking: includeWorking ?? false };
  const { answers, modelVersion, ...report } = await provider.typicalEmissions(markets.map(marketQuery), options);
  requireAnAnswer(answers);
  const typicalFlightEmissions = markets.flatMap((market, at) => {
    const answer = answers[at];
    return answer ? [typicalAnswerMessage(market, answer)] : [];
  });
  return { response: { typicalFlightEmissions, modelVersion }, count: markets.length, ...report };
}
