import { newTable } from '../codec/new-table.ts';
import { DATA_CREDITS } from '../data/data-folder.ts';
import type { FleetRow } from '../data/fleets.ts';
import type { Credit } from '../sources.ts';
import { USE_BAND_KM, USE_DIGITS } from './use-by-distance.ts';

/** How often types are flown at a distance, and whose figures say so. */
export type TypeUses = {
  /** By type, sorted: the bands' uses. */
  readonly byType: ReadonlyMap<string, readonly number[]>;
  readonly credit: Credit;
};

/** @param fleet - sorted by carrier */
export function buildFleets(fleet: readonly FleetRow[], uses: TypeUses): Uint8Array {
  const owners = [...new Set(fleet.map(({ carrier }) => carrier))];
  const recalled = fleet.filter(({ evidence }) => evidence === 'recalled').length;
  const table = newTable({
    table: 'fleets',
    sources: [DATA_CREDITS.fleets, uses.credit],
    rows: fleet.length,
    notes: [
      `${recalled} of ${fleet.length} rows are recalled, not read: priors, good to 5 to 15 %.`,
      'Beside them, by type and 1000 km: how often it is flown so far, airframe for airframe, beside the other types of its body in the same fleets (T-100, February 2026, carriers from outside the US; from 4000 km).',
    ],
  });
  table.columns
    .text(DATA_CREDITS.fleets.edition)
    .sortedStrings(owners)
    .uints(owners.map((owner) => fleet.filter(({ carrier }) => carrier === owner).length))
    .repeatedStrings(fleet.map(({ type }) => type))
    .uints(fleet.map(({ airframes }) => airframes))
    .uint(USE_BAND_KM)
    .sortedStrings([...uses.byType.keys()])
    .decimals([...uses.byType.values()].flat(), USE_DIGITS)
    .repeatedStrings(fleet.map(({ onlyAt }) => onlyAt.join(' ')));
  return table.toBytes();
}
