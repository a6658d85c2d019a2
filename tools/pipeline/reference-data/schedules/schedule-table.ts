import { OWN_TABLE } from '@tim/reference-data';
import { newTable } from '../codec/new-table.ts';
import { numbered } from '../codec/numbered.ts';
import type { Credit } from '../sources.ts';

type Names = 'carrier' | 'destination' | 'origin' | 'type';
type Seats = 'business' | 'economy' | 'first' | 'premium' | 'total';
type Days = 'day1' | 'day2' | 'day3' | 'day4' | 'day5' | 'day6' | 'day7';

/** Flights of a schedule by column, sorted by carrier, origin and destination. */
export type FlownColumns = Readonly<Record<Names, readonly string[]>> &
  Readonly<Record<Days | Seats | 'number' | 'summer', readonly number[]>> & {
    readonly hour: readonly (number | null)[];
  };

/** The bytes that `readSchedules` (libs/reference-data) reads. */
export function scheduleTable(columns: FlownColumns, about: Credit): Uint8Array {
  const { sorted, numberOf } = numbered([...columns.origin, ...columns.destination]);
  const table = newTable({ table: OWN_TABLE, sources: [about], rows: columns.carrier.length });
  table.columns
    .sortedStrings(sorted)
    .repeatedStrings(columns.carrier)
    .uints(columns.origin.map(numberOf))
    .uints(columns.destination.map(numberOf))
    .uints(columns.number)
    .uints(columns.summer)
    .repeatedStrings(columns.type);
  for (const seats of ['total', 'economy', 'premium', 'business', 'first'] as const)
    table.columns.uints(columns[seats]);
  for (const day of ['day1', 'day2', 'day3', 'day4', 'day5', 'day6', 'day7'] as const)
    table.columns.uints(columns[day]);
  table.columns.uints(columns.hour.map((hour) => (hour === null ? 0 : hour + 1)));
  return table.toBytes();
}
