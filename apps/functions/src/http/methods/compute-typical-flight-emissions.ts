import { travelOptionFields } from '@tim/estimate-messages';
import { apiTypicalMessage, upperCaseMarket } from '@tim/estimate-messages/api-v1';
import { ComputeTypicalFlightEmissionsRequest, TypicalFlightEmissions } from '@tim/messages/api-v1';
import { isRealDate } from '@tim/notation';
import { requireAnAnswer, requireEveryAnswer } from '../../operations/failure.ts';
import { entriesOf } from '../../operations/answer.ts';
import { travelOptions } from '../../operations/typical-emissions.ts';
import { apiModelVersion } from '../api-model-version.ts';
import { defineMethod } from '../define-method.ts';

export const computeTypicalFlightEmissions = defineMethod({
  name: 'computeTypicalFlightEmissions',
  request: ComputeTypicalFlightEmissionsRequest,
  sizeOf: ({ markets, includeWorking, includeOptions }) => ({
    field: 'markets',
    entries: markets.length,
    includeWorking,
    includeOptions,
  }),
  check: ({ optionsDate }, violations) => {
    if (optionsDate && !isRealDate(optionsDate)) {
      violations.invalidArgument('options_date', ({ wholeDate }) => wholeDate);
    }
  },
  handle: async (request, { provider, language, wordsIn }) => {
    const markets = request.markets.map(upperCaseMarket);
    const { includeWorking, includeOptions, optionsDate } = request;
    const includesAdditions = includeWorking !== undefined || includeOptions !== undefined;
    const settings = { includesWorking: includeWorking ?? false };
    const { answers, modelVersion, ...report } = await provider.typicalEmissions(markets, settings);
    if (includesAdditions) requireAnAnswer(answers);
    else requireEveryAnswer(answers);
    const options = includeOptions ? await travelOptions(markets, optionsDate, provider) : [];
    const words = wordsIn(language);
    const answer = {
      list: 'typicalFlightEmissions',
      entries: entriesOf(markets, answers, (market, given, at) =>
        TypicalFlightEmissions.toJSON({
          ...apiTypicalMessage(market, given, includesAdditions, words),
          ...travelOptionFields(options[at] ?? [], undefined, words),
        }),
      ),
      rest: { modelVersion: apiModelVersion(modelVersion, includesAdditions) },
    };
    return { answer, count: markets.length, dataHash: modelVersion.dataHash, ...report };
  },
});
