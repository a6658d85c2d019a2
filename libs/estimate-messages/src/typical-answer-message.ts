import { TypicalFlightEmissions, UnavailableReason } from '@tim/messages';
import type { Market } from '@tim/messages';
import type { TypicalAnswer } from './answer.ts';
import { typicalFlightEmissionsMessage } from './typical-message.ts';

/** A market's answer, whoever gave it, as an entry of the site's response. */
export function typicalAnswerMessage(market: Market, answer: TypicalAnswer): TypicalFlightEmissions {
  const message = entry(market, answer);
  if (answer.answeredBy !== undefined) message.answeredBy = answer.answeredBy;
  return message;
}

function entry(market: Market, { result }: TypicalAnswer): TypicalFlightEmissions {
  switch (result.kind) {
    case 'published': {
      const { emissionsGramsPerPax } = result.entry;
      return TypicalFlightEmissions.fromPartial({ market, ...(emissionsGramsPerPax && { emissionsGramsPerPax }) });
    }
    case 'failed':
      return TypicalFlightEmissions.fromPartial({ market, unavailableReason: UnavailableReason.PROVIDER_FAILED });
    default:
      return typicalFlightEmissionsMessage(market, result);
  }
}
