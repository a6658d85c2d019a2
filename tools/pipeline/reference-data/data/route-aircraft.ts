import { newTable } from '../codec/new-table.ts';
import { list, optional, wholeNumber } from '../csv/fields.ts';
import { standsOnce, type Rule } from '../csv/rules.ts';
import type { DataContext } from './data-context.ts';
import { DATA_CREDITS } from './data-folder.ts';
import { faultOfDate, faultOfEvidence, howKnown } from './evidence.ts';

export type RouteAircraftRow = {
  readonly carrier: string;
  readonly airports: readonly [string, string];
  /** ICAO type. */
  readonly type: string;
  /** Of the carrier's flights on the route [%]. */
  readonly percent: number;
  /** Seats of the layout kept for the route; 0 where any of the carrier's may fly. */
  readonly seats: number;
};

/** The types that carriers fly on single routes, of route-aircraft.csv, sorted by carrier, airports and type. */
export async function readRouteAircraft({ read, known, pastDate }: DataContext): Promise<RouteAircraftRow[]> {
  const fields = {
    carrier: known.carrier,
    airports: list(known.airport),
    icao_type: known.aircraftType,
    seats: optional(wholeNumber(1, 900)),
    percent: wholeNumber(1, 100),
    ...howKnown(pastDate),
  };
  const rows = await read('route-aircraft', fields, [
    faultOfEvidence,
    faultOfDate,
    faultOfTwoAirports,
    standsOnce(
      ({ carrier, airports, icao_type, seats }) => `${carrier} ${airports.join(' ')} ${icao_type} ${seats ?? ''}`,
    ),
  ]);
  return rows
    .map(({ values }) => ({
      carrier: values.carrier,
      airports: [values.airports[0] ?? '', values.airports[1] ?? ''] as const,
      type: values.icao_type,
      percent: values.percent,
      seats: values.seats ?? 0,
    }))
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

export const faultOfTwoAirports: Rule<{ readonly airports: readonly string[] }> = ({
  airports: [one = '', other = '', ...more],
}) => (other === '' || more.length > 0 || one >= other ? 'airports are not two codes in rising order' : undefined);

const keyOf = ({ carrier, airports, type, seats }: RouteAircraftRow) =>
  [carrier, ...airports, type, String(seats).padStart(3, '0')].join(' ');

export function buildRouteAircraft(rows: readonly RouteAircraftRow[]): Uint8Array {
  const credit = DATA_CREDITS.routeAircraft;
  const table = newTable({ table: 'route-aircraft', sources: [credit], rows: rows.length });
  table.columns
    .text(credit.edition)
    .repeatedStrings(rows.map(({ carrier }) => carrier))
    .repeatedStrings(rows.map(({ airports: [one] }) => one))
    .repeatedStrings(rows.map(({ airports: [, other] }) => other))
    .repeatedStrings(rows.map(({ type }) => type))
    .uints(rows.map(({ percent }) => percent))
    .uints(rows.map(({ seats }) => seats));
  return table.toBytes();
}
