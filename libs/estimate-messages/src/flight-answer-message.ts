import { FlightWithEmissions, UnavailableReason } from '@tim/messages';
import type { Flight } from '@tim/messages';
import { en, type Words } from '@tim/words';
import type { FlightAnswer } from './answer.ts';
import { flightWithEmissionsMessage } from './flight-message.ts';
import type { Parts } from './flight-message.ts';
import { NO_OWN_NAMES, type OwnNames } from './own-names.ts';
import { publishedFlightMessage } from './published-message.ts';

/** A flight's answer, whoever gave it, as an entry of the site's response, with words and names of a language. */
export function flightAnswerMessage(
  flight: Flight,
  answer: FlightAnswer,
  parts: Parts,
  words: Words = en,
  names: OwnNames = NO_OWN_NAMES,
): FlightWithEmissions {
  const message = entry(flight, answer, parts, words, names);
  if (answer.answeredBy !== undefined) message.answeredBy = answer.answeredBy;
  return message;
}

function entry(
  flight: Flight,
  { result }: FlightAnswer,
  parts: Parts,
  words: Words,
  names: OwnNames,
): FlightWithEmissions {
  switch (result.kind) {
    case 'published':
      return publishedFlightMessage(flight, result.entry, parts);
    case 'failed':
      return FlightWithEmissions.fromPartial({ flight, unavailableReason: UnavailableReason.PROVIDER_FAILED });
    default:
      return flightWithEmissionsMessage(flight, result, parts, words, names);
  }
}
