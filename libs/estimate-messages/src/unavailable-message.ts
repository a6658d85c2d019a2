import type { NamedCode, NotForPassengers, Unavailable } from '@tim/estimator';
import { NotForPassengers as NotForPassengersMessage, UnavailableDetail, UnavailableReason } from '@tim/messages';
import type { OwnNames } from './own-names.ts';

/** The query's field names in the request's words. */
const REQUEST_FIELD: Partial<Record<Unavailable['field'], string>> = { carrierCode: 'operatingCarrierCode' };

/** The reason and its detail, the same for both operations and for the published API. */
export function reasonFields(result: Unavailable): {
  unavailableReason: UnavailableReason;
  unavailableDetail: UnavailableDetail;
} {
  return {
    unavailableReason: UnavailableReason[result.reason],
    unavailableDetail: UnavailableDetail.fromPartial({
      field: REQUEST_FIELD[result.field] ?? result.field,
      value: result.value,
      carrierCodes: [...(result.carrierCodes ?? [])],
      airportCodes: [...(result.airportCodes ?? [])],
      markets: [...(result.markets ?? [])],
      ...(result.noFlights && { noFlights: result.noFlights }),
      successors: (result.notForPassengers?.successors ?? []).map(({ code }) => code),
      ...(result.window && { earliestDate: result.window.earliest, latestDate: result.window.latest }),
    }),
  };
}

/** The same as fields of an entry of the site's answers, with what is known of a flight that nobody can take. */
export function unavailableFields(result: Unavailable, names: OwnNames) {
  const { notForPassengers } = result;
  return {
    ...reasonFields(result),
    ...(notForPassengers && { notForPassengers: notForPassengersMessage(notForPassengers, names) }),
  };
}

function notForPassengersMessage(
  { of, since, holderCode, holderName, successors, closedAirport }: NotForPassengers,
  { carrier, airport }: OwnNames,
): NotForPassengersMessage {
  // Carriers and airports have codes of two and three characters.
  const named = ({ code, name }: NamedCode): NamedCode => ({ code, name: carrier(code) ?? airport(code) ?? name });
  return NotForPassengersMessage.fromPartial({
    of,
    since,
    holder: named({ code: holderCode, name: holderName }),
    successors: successors.map(named),
    ...(closedAirport && { closedAirport: named(closedAirport) }),
  });
}
