import { iataAirport, iataCarrier, icaoCarrierOrNone, matching, wholeNumber } from '../csv/fields.ts';
import { readRows } from '../csv/read-rows.ts';
import type { BuildContext } from './build-context.ts';
import type { ListedRow } from './flight-status.ts';
import type { FlightRow } from './flights.ts';

const monthOrNone = matching(/^(\d{4}-(0[1-9]|1[0-2]))?$/, 'a month YYYY-MM');

const keyOf = (carrier: string, number: number, origin: string, destination: string) =>
  `${carrier} ${number} ${origin} ${destination}`;

/**
 * The flights with their history: whose callsign each was entered under, and when last.
 *
 * @param countries - of the airports table's airports, by their codes
 */
export async function withHistory(
  { sources, report }: BuildContext,
  flights: readonly FlightRow[],
  countries: ReadonlyMap<string, string>,
): Promise<ListedRow[]> {
  const fields = {
    carrier: iataCarrier,
    flight_number: wholeNumber(0, 9999),
    origin: iataAirport,
    destination: iataAirport,
    icao_code: icaoCarrierOrNone,
    changed: monthOrNone,
  };
  const rows = await readRows(sources.file('flightHistory'), fields, report);
  const histories = new Map(
    rows.map(({ values }) => [
      keyOf(values.carrier, values.flight_number, values.origin, values.destination),
      { holderIcaoCode: values.icao_code, lastEntered: values.changed },
    ]),
  );
  return flights.map((flight) => {
    const { carrier, flightNumber, origin, destination } = flight;
    const history = histories.get(keyOf(carrier, flightNumber, origin, destination));
    return {
      ...flight,
      originCountry: countries.get(origin) ?? '',
      destinationCountry: countries.get(destination) ?? '',
      holderIcaoCode: history?.holderIcaoCode ?? '',
      lastEntered: history?.lastEntered ?? '',
    };
  });
}
