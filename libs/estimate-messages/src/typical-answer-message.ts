import { TypicalFlightEmissions, UnavailableReason } from '@tim/messages';
import type { Market } from '@tim/messages';
import { en, type Words } from '@tim/words';
import type { TypicalAnswer } from './answer.ts';
import { NO_OWN_NAMES, type OwnNames } from './own-names.ts';
import { typicalFlightEmissionsMessage } from './typical-message.ts';

/** A market's answer, whoever gave it, as an entry of the site's response, with words and names of a language. */
export function typicalAnswerMessage(
  market: Market,
  answer: TypicalAnswer,
  words: Words = en,
  names: OwnNames = NO_OWN_NAMES,
): TypicalFlightEmissions {
  const message = entry(market, answer, words, names);
  if (answer.answeredBy !== undefined) message.answeredBy = answer.answeredBy;
  return message;
}

function entry(market: Market, { result }: TypicalAnswer, words: Words, names: OwnNames): TypicalFlightEmissions {
  switch (result.kind) {
    case 'published': {
      const { emissionsGramsPerPax } = result.entry;
      return TypicalFlightEmissions.fromPartial({ market, ...(emissionsGramsPerPax && { emissionsGramsPerPax }) });
    }
    case 'failed':
      return TypicalFlightEmissions.fromPartial({ market, unavailableReason: UnavailableReason.PROVIDER_FAILED });
    default:
      return typicalFlightEmissionsMessage(market, result, words, names);
  }
}
