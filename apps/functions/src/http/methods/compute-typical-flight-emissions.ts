import { apiMarketQuery, apiTypicalMessage, upperCaseMarket } from '@tim/estimate-messages/api-v1';
import { ComputeTypicalFlightEmissionsRequest, ComputeTypicalFlightEmissionsResponse } from '@tim/messages/api-v1';
import { requireAnAnswer, requireEveryAnswer } from '../../operations/failure.ts';
import { defineMethod } from '../define-method.ts';

export const computeTypicalFlightEmissions = defineMethod({
  name: 'computeTypicalFlightEmissions',
  request: ComputeTypicalFlightEmissionsRequest,
  response: ComputeTypicalFlightEmissionsResponse,
  handle: async (request, { provider }) => {
    const markets = request.markets.map(upperCaseMarket);
    const includesAdditions = request.includeWorking !== undefined;
    const options = { includesWorking: request.includeWorking ?? false };
    const { answers, modelVersion, ...report } = await provider.typicalEmissions(markets.map(apiMarketQuery), options);
    if (includesAdditions) requireAnAnswer(answers);
    else requireEveryAnswer(answers);
    const typicalFlightEmissions = markets.flatMap((market, at) => {
      const answer = answers[at];
      return answer ? [apiTypicalMessage(market, answer, includesAdditions)] : [];
    });
    return { response: { typicalFlightEmissions, modelVersion }, count: markets.length, ...report };
  },
});
