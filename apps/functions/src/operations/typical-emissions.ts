import { carrierNames, placeNames, travelOptionFields } from '@tim/estimate-messages';
import { typicalAnswerMessage } from '@tim/estimate-messages/answers';
import type { CalendarDate, MarketQuery, TravelOption } from '@tim/estimator';
import { TypicalFlightEmissions } from '@tim/messages';
import type { TypicalEmissionsRequest } from '@tim/messages';
import type { Provider } from '../providers/provider.ts';
import type { NamingServices } from '../services/services.ts';
import { OperationError, requireAnAnswer } from './failure.ts';
import { entriesOf, languageNamed, type ReportedAnswer } from './answer.ts';

/**
 * Typical emissions of one passenger in each market asked for, with the ways to fly it where they are wanted.
 *
 * @throws OperationError when nobody answered any of them, or nothing departs on the day given
 */
export async function typicalEmissions(
  request: TypicalEmissionsRequest,
  { provider, carriersIn, citiesIn, ownNamesIn, wordsIn }: NamingServices,
): Promise<ReportedAnswer> {
  const { markets, includeWorking, includeOptions, preferDirect } = request;
  const settings = { includesWorking: includeWorking ?? false, prefersDirect: preferDirect ?? false };
  const { answers, modelVersion, ...report } = await provider.typicalEmissions(markets, settings);
  requireAnAnswer(answers);
  const options = includeOptions ? await travelOptions(markets, request.optionsDate, provider) : [];
  const language = languageNamed(request.languageCode);
  const [words, names] = [wordsIn(language), ownNamesIn(language)];
  const answer = {
    list: 'typicalFlightEmissions',
    entries: entriesOf(markets, answers, (market, given, at) => {
      const message = {
        ...typicalAnswerMessage(market, given, words, names),
        ...travelOptionFields(options[at] ?? [], carriersIn(language)),
      };
      return TypicalFlightEmissions.toJSON({
        ...message,
        ...placeNames(message, market, citiesIn(language)),
        ...carrierNames(message, carriersIn(language)),
      });
    }),
    rest: { modelVersion },
  };
  return { answer, count: markets.length, ...report };
}

/**
 * The ways to fly each market; none where a place is not known, which the market's own answer says.
 *
 * @param day - of departure; the first with an estimate unless one is given
 * @throws OperationError when nothing departs on the day given
 */
export async function travelOptions(
  queries: readonly MarketQuery[],
  day: CalendarDate | undefined,
  provider: Provider,
): Promise<readonly (readonly TravelOption[])[]> {
  const found = await provider.travelOptions?.(queries, day);
  return (found ?? []).map((options) => {
    if (!('kind' in options)) return options;
    if (options.reason === 'DATE_OUT_OF_WINDOW') {
      throw new OperationError(
        { code: 'invalid-argument' },
        'optionsDate: Give a departure date from today to a year ahead, or leave it out.',
      );
    }
    return [];
  });
}
