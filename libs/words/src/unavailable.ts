import type { Unavailable } from '@tim/estimator';
import { fill, joined } from '@tim/languages';
import { writtenDate, writtenDay } from './dates.ts';
import type { Messages } from './messages/en.ts';
import type { Parts } from './parts.ts';
import type { Words } from './words.ts';

export const unavailableWords =
  (
    messages: Messages['unavailable'],
    parts: Parts,
    notForPassengers: Words['notForPassengers'],
  ): Words['unavailable'] =>
  (unavailable) => {
    if (unavailable.reason === 'NETWORK_NOT_LOADED') return messages.networkNotLoaded;
    const { carrierCodes = [], airportCodes = [], markets = [], window } = unavailable;
    const list = (texts: readonly string[]) => joined(parts.list, texts);
    return joined(parts.sentences, [
      reasonText(messages, notForPassengers, unavailable),
      carrierCodes.length > 0 ? fill(messages.carriers, { carriers: list(carrierCodes) }) : '',
      airportCodes.length > 0 ? fill(messages.airports, { airports: list(airportCodes) }) : '',
      markets.length > 0
        ? fill(messages.markets, { markets: list(markets.map((market) => fill(messages.market, market))) })
        : '',
      window ? fill(messages.days, { earliest: writtenDate(window.earliest), latest: writtenDate(window.latest) }) : '',
    ]);
  };

function reasonText(
  messages: Messages['unavailable'],
  notForPassengers: Words['notForPassengers'],
  unavailable: Unavailable,
): string {
  const { reason, value, noFlights } = unavailable;
  switch (reason) {
    case 'CARRIES_FREIGHT':
    case 'NO_LONGER_FLIES':
    case 'ROUTE_CLOSED':
    case 'AIRPORT_MOVED':
    case 'SOLD_UNDER_ANOTHER_CODE':
      return notForPassengers(unavailable);
    case 'NO_KNOWN_SERVICE':
      if (!noFlights) return messages.reasons[reason];
      return noFlights.isOneCity
        ? messages.oneCity
        : fill(messages.onlyDetours, { km: Math.round(noFlights.greatCircleKm) });
    case 'DATE_OUT_OF_WINDOW':
      return fill(messages.reasons[reason], { value: writtenDay(value) });
    default:
      return fill(messages.reasons[reason], unavailable);
  }
}
