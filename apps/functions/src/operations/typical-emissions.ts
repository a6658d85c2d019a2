import { marketQuery } from '@tim/estimate-messages';
import { typicalAnswerMessage } from '@tim/estimate-messages/answers';
import { TypicalFlightEmissions } from '@tim/messages';
import type { TypicalEmissionsRequest } from '@tim/messages';
import type { Provider } from '../providers/provider.ts';
import { requireAnAnswer } from './failure.ts';
import { entriesOf } from './answer.ts';
import type { ReportedAnswer } from './answer.ts';

/**
 * Typical emissions of one passenger in each market asked for.
 *
 * @throws OperationError when nobody answered any of them
 */
export async function typicalEmissions(request: TypicalEmissionsRequest, provider: Provider): Promise<ReportedAnswer> {
  const { markets, includeWorking } = request;
  const options = { includesWorking: includeWorking ?? false };
  const { answers, modelVersion, ...report } = await provider.typicalEmissions(markets.map(marketQuery), options);
  requireAnAnswer(answers);
  const answer = {
    list: 'typicalFlightEmissions',
    entries: entriesOf(markets, answers, (market, given) =>
      TypicalFlightEmissions.toJSON(typicalAnswerMessage(market, given)),
    ),
    rest: { modelVersion },
  };
  return { answer, count: markets.length, ...report };
}
