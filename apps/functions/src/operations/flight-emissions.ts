import { carrierNames, flightQuery, placeNames } from '@tim/estimate-messages';
import { flightAnswerMessage } from '@tim/estimate-messages/answers';
import { FlightWithEmissions } from '@tim/messages';
import type { FlightEmissionsRequest } from '@tim/messages';
import type { NamingServices } from '../services/services.ts';
import { requireAnAnswer } from './failure.ts';
import { entriesOf, languageNamed, type ReportedAnswer } from './answer.ts';

/**
 * Emissions of one passenger on each flight asked for.
 *
 * @throws OperationError when nobody answered any of them
 */
export async function flightEmissions(
  request: FlightEmissionsRequest,
  { provider, carriersIn, citiesIn, ownNamesIn, wordsIn }: NamingServices,
): Promise<ReportedAnswer> {
  const { flights, includeEmissionsInputs, includeEmissionsBreakdown, includeWorking } = request;
  const options = { includesWorking: includeWorking ?? false };
  const { answers, modelVersion, ...report } = await provider.flightEmissions(flights.map(flightQuery), options);
  requireAnAnswer(answers);
  const parts = {
    includesInputs: includeEmissionsInputs ?? true,
    includesBreakdown: includeEmissionsBreakdown ?? true,
  };
  const language = languageNamed(request.languageCode);
  const [words, names] = [wordsIn(language), ownNamesIn(language)];
  const answer = {
    list: 'flightEmissions',
    entries: entriesOf(flights, answers, (flight, given) => {
      const message = flightAnswerMessage(flight, given, parts, words, names);
      return FlightWithEmissions.toJSON({
        ...message,
        ...placeNames(message, flight, citiesIn(language)),
        ...carrierNames(message, carriersIn(language)),
      });
    }),
    rest: { modelVersion },
  };
  return { answer, count: flights.length, ...report };
}
