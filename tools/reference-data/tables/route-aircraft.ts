import { newTable } from '../codec/new-table.ts';
import { DATA_CREDITS } from '../data/data-folder.ts';
import type { RouteAircraftRow } from '../data/route-aircraft.ts';

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
