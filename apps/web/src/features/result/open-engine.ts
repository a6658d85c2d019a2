import { AnsweredBy, Source } from '@tim/messages';
import type { FlightFigures, TypicalFigures } from '../../shared/api/answers.ts';

/** Who answered, where the backend says so; undefined where it had no choice and says nothing. */
function saysEngine(answeredBy: AnsweredBy | undefined): boolean | undefined {
  switch (answeredBy) {
    case AnsweredBy.ANSWERED_BY_ENGINE:
    case AnsweredBy.ANSWERED_BY_ENGINE_AFTER_FAILURE:
      return true;
    case AnsweredBy.ANSWERED_BY_TIM_API:
      return false;
    default:
      return undefined;
  }
}

/** A label's figures are nobody's estimate. Without word of who answered: only this project's engine names the aircraft, or shows its working. */
export function isFromOpenEngine(answer: FlightFigures): boolean {
  const { aircraft, working, isFlightNumberVerified, answeredBy, source } = answer;
  if (source === Source.EASA) return false;
  return (
    saysEngine(answeredBy) ?? (aircraft !== undefined || working !== undefined || isFlightNumberVerified !== undefined)
  );
}

/** The same for a route: only the engine names the carriers or shows its working. */
export function isTypicalFromOpenEngine(answer: TypicalFigures): boolean {
  const { carrierCodes, answeredMarkets, working, answeredBy } = answer;
  return saysEngine(answeredBy) ?? (carrierCodes.length > 0 || answeredMarkets.length > 0 || working !== undefined);
}
