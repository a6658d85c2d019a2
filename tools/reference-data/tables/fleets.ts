import { newTable } from '../codec/new-table.ts';
import { iataCarrier, icaoAircraft, oneOf, wholeNumber } from '../csv/fields.ts';
import { readRows } from '../csv/read-rows.ts';
import type { BuildContext } from './build-context.ts';

/** @param carriers - the carriers table's codes */
export async function buildFleets(context: BuildContext, carriers: ReadonlySet<string>): Promise<Uint8Array> {
  const { sources, report } = context;
  const file = sources.file('fleets');
  const fields = {
    carrier: iataCarrier,
    icao_type: icaoAircraft,
    airframes: wholeNumber(1, 2000),
    evidence: oneOf('recall', 'source-read'),
  };
  const rows = new Map<string, { carrier: string; type: string; airframes: number; evidence: string }>();
  for (const { line, values } of await readRows(file, fields, report)) {
    const { carrier, icao_type: type, airframes, evidence } = values;
    const key = `${carrier} ${type}`;
    if (rows.has(key)) report.bad(file.name, line, `${key} stands there twice`);
    else rows.set(key, { carrier, type, airframes, evidence });
    if (!carriers.has(carrier)) report.note(file.name, line, `carrier ${carrier} is not in the carriers table`);
  }
  const fleet = [...rows.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  const owners = [...new Set(fleet.map(({ carrier }) => carrier))];
  const recalled = fleet.filter(({ evidence }) => evidence === 'recall').length;
  const credit = sources.credit('fleets');
  const table = newTable({
    table: 'fleets',
    sources: [credit],
    rows: fleet.length,
    notes: [`${recalled} of ${fleet.length} rows are recalled, not read: priors, good to 5 to 15 %.`],
  });
  table.columns
    .text(credit.edition)
    .sortedStrings(owners)
    .uints(owners.map((owner) => fleet.filter(({ carrier }) => carrier === owner).length))
    .repeatedStrings(fleet.map(({ type }) => type))
    .uints(fleet.map(({ airframes }) => airframes));
  return table.toBytes();
}
