import type { ClosedAirport, TypicalResult } from '@tim/estimator';
import { ClosedAirport as ClosedAirportMessage, TypicalFlightEmissions } from '@tim/messages';
import type { Market } from '@tim/messages';
import { en, type Words } from '@tim/words';
import { gramsMessage, rangeMessage, unavailableMessage } from './flight-message.ts';
import { workingMessage } from './working-message.ts';

/** A market's result as an entry of the response; without an estimate it carries only the market and the reason. */
export function typicalFlightEmissionsMessage(
  market: Market,
  result: TypicalResult,
  words: Words = en,
): TypicalFlightEmissions {
  if (result.kind === 'unavailable')
    return TypicalFlightEmissions.fromPartial({ market, ...unavailableMessage(result, words) });
  return TypicalFlightEmissions.fromPartial({
    market,
    emissionsGramsPerPax: gramsMessage(result.wellToWakeGramsPerPassenger),
    ...(result.working && { working: workingMessage(result.working, words) }),
    range: rangeMessage(result.range, result.working !== undefined, words),
    carrierCodes: [...result.carrierCodes],
    answeredMarkets: [...result.answeredMarkets],
    changeAirportCodes: [...result.changeAirportCodes],
    rareCabins: [...result.rareCabins],
    missingCabins: [...result.missingCabins],
    closedAirports: result.closedAirports.map((closed) => closedAirportMessage(closed, words)),
  });
}

function closedAirportMessage(closed: ClosedAirport, words: Words): ClosedAirportMessage {
  return ClosedAirportMessage.fromPartial({
    code: closed.airport.code,
    since: closed.since,
    successors: closed.successors.map(({ code }) => code),
    explanation: words.closedAirport(closed),
  });
}
