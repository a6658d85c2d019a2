import type { CabinClass } from '@tim/engine';
import type { OptionFigures } from '../../shared/api/travel-options.ts';

export const SORTS = ['kilograms', 'name', 'time'] as const;
export type Sort = (typeof SORTS)[number];
export const STOPS = ['all', 'direct', 'oneStop'] as const;
export type Stops = (typeof STOPS)[number];

/** How an option stands beside the lowest of its list. */
export type Comparison =
  | {
      readonly kind: 'lowest';
      /** Which ways it is the lowest of, where others are known too. */
      readonly of: Stops;
    }
  | { readonly kind: 'unclear' | 'more'; readonly moreKg: number };

/** An option in one cabin [whole kg CO2e per person]; without a figure it has no kilograms. */
export type Row = {
  readonly option: OptionFigures;
  /** Who flies: "Lufthansa", and of a way with a change of airlines "Vueling + British Airways". */
  readonly name: string;
  readonly kg: number | undefined;
  readonly lowKg: number;
  readonly highKg: number;
};

export type ComparedRow = Row & { readonly comparison: Comparison | undefined };

/**
 * The options of one kind in one cabin, sorted, each compared with the lowest of them. Those from or to other airports come last, nearby ones
 * after those of the cities, and are not compared, where there are some between the requested airports: somebody who asked for Geneva did not ask for Lyon.
 */
export function comparedRows(
  options: readonly OptionFigures[],
  { cabin, sort, stops }: { readonly cabin: CabinClass; readonly sort: Sort; readonly stops: Stops },
): readonly ComparedRow[] {
  const rows = options.filter(isOf(stops)).map((option) => rowOf(option, cabin));
  const of = rows.length === options.length ? 'all' : stops;
  const { asked, apart } = withOthersApart(rows);
  const lowest = asked.toSorted(BY.kilograms)[0];
  return [
    ...asked.toSorted(BY[sort]).map((row) => ({ ...row, comparison: compared(row, { lowest, of, cabin }) })),
    ...apart
      .toSorted((a, b) => Number(a.option.isNearby) - Number(b.option.isNearby) || BY[sort](a, b))
      .map((row) => ({ ...row, comparison: undefined })),
  ];
}

/** Rows between the requested airports, and those from or to others; where all are, none is apart. */
export function withOthersApart<OneRow extends Row>(
  rows: readonly OneRow[],
): { readonly asked: readonly OneRow[]; readonly apart: readonly OneRow[] } {
  const asked = rows.filter(({ option }) => option.otherAirports.length === 0);
  return asked.length === 0
    ? { asked: rows, apart: [] }
    : { asked, apart: rows.filter(({ option }) => option.otherAirports.length > 0) };
}

const isOf =
  (stops: Stops) =>
  ({ legs }: OptionFigures) =>
    stops === 'all' || (legs.length === 1) === (stops === 'direct');

function rowOf(option: OptionFigures, cabin: CabinClass): Row {
  const kg = option.wellToWakeKg[cabin];
  return {
    option,
    name: [...new Set(option.legs.map(({ carrierName }) => carrierName))].join(' + '),
    kg: kg ? Math.round(kg) : undefined,
    lowKg: Math.floor(option.range.lowKg[cabin] ?? 0),
    highKg: Math.ceil(option.range.highKg[cabin] ?? 0),
  };
}

const byKilograms = (a: Row, b: Row) => (a.kg ?? Infinity) - (b.kg ?? Infinity);
const BY: Readonly<Record<Sort, (a: Row, b: Row) => number>> = {
  // Two without a figure are neither before nor after one another.
  kilograms: (a, b) => (a.kg === b.kg ? 0 : byKilograms(a, b)),
  name: (a, b) => a.name.localeCompare(b.name, 'en') || BY.kilograms(a, b),
  time: (a, b) => a.option.durationHours - b.option.durationHours || BY.kilograms(a, b),
};

/** How many of the rows that come first by kilograms leave open which of them emits least, the lowest included. */
export function unclearFromLowest(rows: readonly ComparedRow[]): number {
  return rows.filter(({ comparison }) => comparison !== undefined && comparison.kind !== 'more').length;
}

function compared(
  row: Row,
  { lowest, of, cabin }: { readonly lowest: Row | undefined; readonly of: Stops; readonly cabin: CabinClass },
): Comparison | undefined {
  if (row.kg === undefined || lowest?.kg === undefined) return undefined;
  if (row.option === lowest.option) return { kind: 'lowest', of };
  const isClear = isClearlyMore(row.option, lowest.option, cabin);
  return { kind: isClear ? 'more' : 'unclear', moreKg: row.kg - lowest.kg };
}

/**
 * Whether one option clearly emits more than another: by more than both may be wrong, the parts added as squares, which hold
 * 80 %. What is wrong of all alike (the fuel tables) is no part of a range.
 */
export function isClearlyMore(more: OptionFigures, less: OptionFigures, cabin: CabinClass): boolean {
  const [above, below] = [more.wellToWakeKg[cabin] ?? 0, less.wellToWakeKg[cabin] ?? 0];
  const downKg = above - (more.range.lowKg[cabin] ?? above);
  const upKg = (less.range.highKg[cabin] ?? below) - below;
  return above - below > Math.hypot(downKg, upKg);
}
