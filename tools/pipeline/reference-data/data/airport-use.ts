import type { AirportLimit } from '@tim/reference-data';
import { newTable } from '../codec/new-table.ts';
import { list, oneOf } from '../csv/fields.ts';
import { standsOnce, type Rule } from '../csv/rules.ts';
import type { ApartRow } from './apart.ts';
import type { DataContext } from './data-context.ts';
import { DATA_CREDITS } from './data-folder.ts';
import { faultOfDate, faultOfEvidence, howKnown } from './evidence.ts';

export type AirportUseRow = AirportLimit & { readonly airport: string };

/** What airports are used for, of airport-use.csv, by code. */
export async function readAirportUse({ read, known, pastDate }: DataContext): Promise<AirportUseRow[]> {
  const fields = {
    airport: known.airport,
    use: oneOf('limited', 'military', 'closed', 'freight', 'general-aviation'),
    icao_types: list(known.aircraftType),
    ...howKnown(pastDate),
  };
  const rows = await read('airport-use', fields, [
    faultOfEvidence,
    faultOfDate,
    typesWhereLimited,
    standsOnce(({ airport }) => airport),
  ]);
  return rows
    .map(({ values }) => ({ airport: values.airport, use: values.use, icaoAircraftTypes: values.icao_types }))
    .sort((a, b) => (a.airport < b.airport ? -1 : 1));
}

const typesWhereLimited: Rule<{ readonly use: string; readonly icao_types: readonly string[] }> = ({
  use,
  icao_types,
}) =>
  (use === 'limited') === icao_types.length > 0
    ? undefined
    : "icao_types are named where use is 'limited', and nowhere else";

/** @param apart - areas between which few people go for a flight */
export function buildAirportUse(rows: readonly AirportUseRow[], apart: readonly ApartRow[]): Uint8Array {
  const credit = DATA_CREDITS.airportUse;
  const table = newTable({ table: 'airport-use', sources: [credit], rows: rows.length });
  table.columns
    .text(credit.edition)
    .sortedStrings(rows.map(({ airport }) => airport))
    .repeatedStrings(rows.map(({ use }) => use))
    .repeatedStrings(rows.map(({ icaoAircraftTypes }) => icaoAircraftTypes.join(' ')))
    .repeatedStrings(apart.map(({ area }) => area))
    .repeatedStrings(apart.map(({ other }) => other));
  return table.toBytes();
}
