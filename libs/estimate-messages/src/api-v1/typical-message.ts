import { TypicalFlightEmissions } from '@tim/messages/api-v1';
import type { Market } from '@tim/messages/api-v1';
import type { TypicalAnswer } from '../answer.ts';
import { typicalAnswerMessage } from '../typical-answer-message.ts';

/**
 * A market's answer as an entry of computeTypicalFlightEmissions; without an estimate it carries only the market,
 * and the reason when additions are asked for.
 */
export function apiTypicalMessage(
  market: Market,
  answer: TypicalAnswer,
  includesAdditions: boolean,
): TypicalFlightEmissions {
  const site = typicalAnswerMessage(market, answer);
  const { emissionsGramsPerPax } = site;
  if (!includesAdditions) {
    return TypicalFlightEmissions.fromPartial({ market, ...(emissionsGramsPerPax && { emissionsGramsPerPax }) });
  }
  return { ...site, emissionsGramsPerPax, answeredBy: site.answeredBy ?? 0 };
}
