import { newTable } from '../codec/new-table.ts';
import { list, yesOrNo } from '../csv/fields.ts';
import { standsOnce } from '../csv/rules.ts';
import type { DataContext } from './data-context.ts';
import { DATA_CREDITS } from './data-folder.ts';
import { faultOfDate, faultOfEvidence, howKnown } from './evidence.ts';
import { faultOfTwoAirports } from './route-aircraft.ts';
import type { SeasonRow } from './seasons.ts';

export type RouteFactRow = {
  readonly carrier: string;
  readonly airports: readonly [string, string];
  readonly isFlown: boolean;
};

/** Who flies a route and who does not, of route-facts.csv, sorted by carrier and airports. */
export async function readRouteFacts({ read, known, pastDate }: DataContext): Promise<RouteFactRow[]> {
  const fields = {
    carrier: known.carrier,
    airports: list(known.airport),
    flown: yesOrNo,
    ...howKnown(pastDate),
  };
  const rows = await read('route-facts', fields, [
    faultOfEvidence,
    faultOfDate,
    faultOfTwoAirports,
    standsOnce(({ carrier, airports }) => `${carrier} ${airports.join(' ')}`),
  ]);
  return rows
    .map(({ values }) => ({
      carrier: values.carrier,
      airports: [values.airports[0] ?? '', values.airports[1] ?? ''] as const,
      isFlown: values.flown === 'yes',
    }))
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

const keyOf = ({ carrier, airports }: RouteFactRow) => [carrier, ...airports].join(' ');

export function buildRouteFacts(rows: readonly RouteFactRow[], seasons: readonly SeasonRow[]): Uint8Array {
  const credit = DATA_CREDITS.routeFacts;
  const table = newTable({ table: 'route-facts', sources: [credit], rows: rows.length });
  table.columns
    .text(credit.edition)
    .repeatedStrings(rows.map(({ carrier }) => carrier))
    .repeatedStrings(rows.map(({ airports: [one] }) => one))
    .repeatedStrings(rows.map(({ airports: [, other] }) => other))
    .uints(rows.map(({ isFlown }) => Number(isFlown)))
    .repeatedStrings(seasons.map(({ carrier }) => carrier))
    .repeatedStrings(seasons.map(({ airports: [one] }) => one))
    .repeatedStrings(seasons.map(({ airports: [, other = ''] }) => other))
    .uints(seasons.map(({ first }) => first))
    .uints(seasons.map(({ last }) => last));
  return table.toBytes();
}
