import type { Unavailable } from '@tim/estimator';
import type { AircraftUsed, UnavailableDetail } from '@tim/messages';
import type { Words } from '@tim/words';
import type { FlightAnswer, TypicalAnswer } from '../answer.ts';
import { reasonFields } from '../unavailable-message.ts';

/*
 * The published API's callers have no words of their own: its messages have sentences beside the codes, where the site's
 * have codes alone.
 */

/** An aircraft with how it was found, in a sentence. */
export function aircraftInWords(
  aircraft: AircraftUsed | undefined,
  result: FlightAnswer['result'],
  words: Words,
): AircraftUsed | undefined {
  return aircraft && result.kind === 'estimated' ? { ...aircraft, basisDetail: words.aircraftFound(result) } : aircraft;
}

/** The detail of a reason with why nobody can take the flight, in a sentence. */
export function explained(
  detail: UnavailableDetail | undefined,
  result: FlightAnswer['result'] | TypicalAnswer['result'],
  words: Words,
): UnavailableDetail | undefined {
  return detail && result.kind === 'unavailable' ? { ...detail, explanation: words.notForPassengers(result) } : detail;
}

/** A reason as fields of an entry. */
export function unavailableInWords(result: Unavailable, words: Words) {
  const { unavailableReason, unavailableDetail } = reasonFields(result);
  return { unavailableReason, unavailableDetail: explained(unavailableDetail, result, words) };
}
