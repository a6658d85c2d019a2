import { newTable } from '../codec/new-table.ts';
import { iataCarrier, icaoAircraft, oneOf, wholeNumber } from '../csv/fields.ts';
import { readRows } from '../csv/read-rows.ts';
import type { BuildContext } from './build-context.ts';
import { USE_BAND_KM, USE_DIGITS } from './use-by-distance.ts';

export type FleetRow = {
  readonly carrier: string;
  /** ICAO type. */
  readonly type: string;
  readonly airframes: number;
  readonly evidence: string;
};

/**
 * Airframes by carrier and type, sorted by both.
 *
 * @param carriers - the carriers table's codes
 */
export async function readFleetList(
  { sources, report }: BuildContext,
  carriers: ReadonlySet<string>,
): Promise<FleetRow[]> {
  const file = sources.file('fleets');
  const fields = {
    carrier: iataCarrier,
    icao_type: icaoAircraft,
    airframes: wholeNumber(1, 2000),
    evidence: oneOf('recall', 'source-read'),
  };
  const rows = new Map<string, FleetRow>();
  for (const { line, values } of await readRows(file, fields, report)) {
    const { carrier, icao_type: type, airframes, evidence } = values;
    const key = `${carrier} ${type}`;
    if (rows.has(key)) report.bad(file.name, line, `${key} stands there twice`);
    else rows.set(key, { carrier, type, airframes, evidence });
    if (!carriers.has(carrier)) report.note(file.name, line, `carrier ${carrier} is not in the carriers table`);
  }
  return [...rows.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

/**
 * @param fleet - sorted by carrier
 * @param uses - by type, sorted
 */
export function buildFleets(
  { sources }: BuildContext,
  fleet: readonly FleetRow[],
  uses: ReadonlyMap<string, readonly number[]>,
): Uint8Array {
  const owners = [...new Set(fleet.map(({ carrier }) => carrier))];
  const recalled = fleet.filter(({ evidence }) => evidence === 'recall').length;
  const credit = sources.credit('fleets');
  const table = newTable({
    table: 'fleets',
    sources: [credit, sources.credit('t100February2026')],
    rows: fleet.length,
    notes: [
      `${recalled} of ${fleet.length} rows are recalled, not read: priors, good to 5 to 15 %.`,
      'Beside them, by type and 1000 km: how often it is flown so far, airframe for airframe, beside the other types of its body in the same fleets (T-100, February 2026, carriers from outside the US; from 4000 km).',
    ],
  });
  table.columns
    .text(credit.edition)
    .sortedStrings(owners)
    .uints(owners.map((owner) => fleet.filter(({ carrier }) => carrier === owner).length))
    .repeatedStrings(fleet.map(({ type }) => type))
    .uints(fleet.map(({ airframes }) => airframes))
    .uint(USE_BAND_KM)
    .sortedStrings([...uses.keys()])
    .decimals([...uses.values()].flat(), USE_DIGITS);
  return table.toBytes();
}
