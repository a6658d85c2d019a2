import { apiMarketQuery, apiTypicalMessage, upperCaseMarket } from '@tim/estimate-messages/api-v1';
import { ComputeTypicalFlightEmissionsRequest, ModelVersion, TypicalFlightEmissions } from '@tim/messages/api-v1';
import { requireAnAnswer, requireEveryAnswer } from '../../operations/failure.ts';
import { entriesOf } from '../../operations/outcome.ts';
import { defineMethod } from '../define-method.ts';

export const computeTypicalFlightEmissions = defineMethod({
  name: 'computeTypicalFlightEmissions',
  request: ComputeTypicalFlightEmissionsRequest,
  sizeOf: ({ markets, includeWorking }) => ({
    field: 'markets',
    entries: markets.length,
    includesWorking: includeWorking ?? false,
  }),
  handle: async (request, { provider }) => {
    const markets = request.markets.map(upperCaseMarket);
    const includesAdditions = request.includeWorking !== undefined;
    const options = { includesWorking: request.includeWorking ?? false };
    const { answers, modelVersion, ...report } = await provider.typicalEmissions(markets.map(apiMarketQuery), options);
    if (includesAdditions) requireAnAnswer(answers);
    else requireEveryAnswer(answers);
    const answer = {
      list: 'typicalFlightEmissions',
      entries: entriesOf(markets, answers, (market, given) =>
        TypicalFlightEmissions.toJSON(apiTypicalMessage(market, given, includesAdditions)),
      ),
      rest: { modelVersion: ModelVersion.toJSON(modelVersion) },
    };
    return { answer, count: markets.length, ...report };
  },
});
