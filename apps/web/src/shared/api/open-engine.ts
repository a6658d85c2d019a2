import { AnsweredBy, Source } from '@tim/messages';
import type { FlightFigures, TypicalFigures } from './answers.ts';

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

/** A label's figures are nobody's estimate. */
export function isFromOpenEngine(answer: FlightFigures): boolean {
  return answer.source !== Source.EASA && hasWorking(answer);
}

/** Whether who answered can tell how the figure came about. Without word of who did: only this project's engine names the aircraft, or knows flight numbers. */
export function hasWorking({ aircraft, isFlightNumberVerified, answeredBy }: FlightFigures): boolean {
  return saysEngine(answeredBy) ?? (aircraft !== undefined || isFlightNumberVerified !== undefined);
}

/** The same for a route: only the engine names the carriers. */
export function isTypicalFromOpenEngine({ carrierCodes, answeredMarkets, answeredBy }: TypicalFigures): boolean {
  return saysEngine(answeredBy) ?? (carrierCodes.length > 0 || answeredMarkets.length > 0);
}
