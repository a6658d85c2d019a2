import { TypicalFlightEmissions } from '@tim/messages/api-v1';
import type { Market } from '@tim/messages/api-v1';
import { en, type Words } from '@tim/words';
import type { TypicalAnswer } from '../answer.ts';
import { typicalAnswerMessage } from '../typical-answer-message.ts';
import { explained } from './in-words.ts';

/**
 * A market's answer as an entry of computeTypicalFlightEmissions; without an estimate it carries only the market,
 * and the reason when additions are asked for, in the words of a language.
 */
export function apiTypicalMessage(
  market: Market,
  answer: TypicalAnswer,
  includesAdditions: boolean,
  words: Words = en,
): TypicalFlightEmissions {
  const site = typicalAnswerMessage(market, answer, words);
  const { emissionsGramsPerPax } = site;
  if (!includesAdditions) {
    return TypicalFlightEmissions.fromPartial({ market, ...(emissionsGramsPerPax && { emissionsGramsPerPax }) });
  }
  const { result } = answer;
  const closed = result.kind === 'estimated' ? result.closedAirports : [];
  return {
    ...site,
    answeredBy: site.answeredBy ?? 0,
    unavailableDetail: explained(site.unavailableDetail, result, words),
    closedAirports: site.closedAirports.map((airport, at) => {
      const of = closed[at];
      return of ? { ...airport, explanation: words.closedAirport(of) } : airport;
    }),
  };
}
