import type { ClosedAirport, TypicalOfSome, TypicalResult } from '@tim/estimator';
import {
  ClosedAirport as ClosedAirportMessage,
  TypicalFlightEmissions,
  TypicalOfSome as TypicalOfSomeMessage,
} from '@tim/messages';
import type { Market } from '@tim/messages';
import { en, type Words } from '@tim/words';
import { rangeMessage } from './flight-message.ts';
import { NO_OWN_NAMES, type OwnNames } from './own-names.ts';
import { unavailableFields } from './unavailable-message.ts';
import { workingMessage } from './working-message.ts';

/**
 * A market's result as an entry of the response; without an estimate it carries only the market and the reason.
 *
 * @param words - for the working and its range
 * @param names - for those it names by code and name
 */
export function typicalFlightEmissionsMessage(
  market: Market,
  result: TypicalResult,
  words: Words = en,
  names: OwnNames = NO_OWN_NAMES,
): TypicalFlightEmissions {
  if (result.kind === 'unavailable')
    return TypicalFlightEmissions.fromPartial({ market, ...unavailableFields(result, names) });
  return TypicalFlightEmissions.fromPartial({
    market,
    emissionsGramsPerPax: result.wellToWakeGramsPerPassenger,
    ...(result.working && { working: workingMessage(result.working, words) }),
    range: rangeMessage(result.range, result.working !== undefined, words),
    carrierCodes: [...result.carrierCodes],
    answeredMarkets: [...result.answeredMarkets],
    changeAirportCodes: [...result.changeAirportCodes],
    waysCount: result.waysCount,
    rareCabins: [...result.rareCabins],
    missingCabins: [...result.missingCabins],
    closedAirports: result.closedAirports.map(closedAirportMessage),
    airportNames: airportNames(result.closedAirports, names),
    ...(result.direct && { direct: typicalOfSomeMessage(result.direct, words) }),
    ...(result.oneStop && { oneStop: typicalOfSomeMessage(result.oneStop, words) }),
  });
}

function typicalOfSomeMessage(some: TypicalOfSome, words: Words): TypicalOfSomeMessage {
  return TypicalOfSomeMessage.fromPartial({
    emissionsGramsPerPax: some.wellToWakeGramsPerPassenger,
    range: rangeMessage(some.range, false, words),
    carrierCodes: [...some.carrierCodes],
    waysCount: some.waysCount,
    rareCabins: [...some.rareCabins],
    missingCabins: [...some.missingCabins],
  });
}

function closedAirportMessage({ airport, since, successors }: ClosedAirport): ClosedAirportMessage {
  return ClosedAirportMessage.fromPartial({
    code: airport.code,
    since,
    successors: successors.map(({ code }) => code),
  });
}

function airportNames(closed: readonly ClosedAirport[], { airport: nameOf }: OwnNames): Record<string, string> {
  const airports = closed.flatMap(({ airport, successors }) => [airport, ...successors]);
  return Object.fromEntries(airports.map(({ code, name }) => [code, nameOf(code) ?? name]));
}
