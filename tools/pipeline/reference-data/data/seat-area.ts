import { cabinClassFactors, equivalentCapacity } from '@tim/engine';
import type { RowReport } from '../csv/row-report.ts';
import type { CabinRow } from './cabin-row.ts';
import { dataFileName } from './data-folder.ts';

/**
 * How far a layout's floor may be from the type's reference [1]. TIM 3.0.0, seating configuration, replaces layouts whose
 * seat area is out of bounds and does not publish them; of 1300 layouts one alone lies outside these, another at 1.48.
 */
const LEAST_OF_REFERENCE = 0.5;
const MOST_OF_REFERENCE = 1.5;

/** Fewest layouts of a type whose median is a reference. */
const FEWEST_LAYOUTS = 5;

/** Floor of a layout in economy seats; blocked seats are economy seats. */
function areaSeats({ body, economy, premiumEconomy, business, first, blocked, total }: CabinRow): number {
  if (blocked > 0) return total;
  return equivalentCapacity({ economy, premiumEconomy, business, first }, cabinClassFactors(body));
}

function median(values: readonly number[]): number {
  const rising = values.toSorted((a, b) => a - b);
  return rising[Math.floor(rising.length / 2)] ?? Number.NaN;
}

/** The rows whose floor is plausible beside the median of all carriers' layouts of the type; the others are reported. */
export function plausibleRows(rows: readonly CabinRow[], report: RowReport): CabinRow[] {
  const references = new Map(
    [...Map.groupBy(rows, ({ type }) => type)]
      .filter(([, group]) => group.length >= FEWEST_LAYOUTS)
      .map(([type, group]) => [type, median(group.map(areaSeats))]),
  );
  return rows.filter((row) => {
    const reference = references.get(row.type);
    if (reference === undefined) return true;
    const ratio = areaSeats(row) / reference;
    if (ratio >= LEAST_OF_REFERENCE && ratio <= MOST_OF_REFERENCE) return true;
    const seats = areaSeats(row).toFixed(0);
    report.bad(
      dataFileName('cabins'),
      row.line,
      `${row.carrier} ${row.type} ${row.subFleet}: its floor of ${seats} economy seats is ${ratio.toFixed(2)} of the type’s median, not plausible`,
    );
    return false;
  });
}
