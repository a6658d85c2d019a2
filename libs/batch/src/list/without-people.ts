import { peopleColumns } from '../people-columns.ts';
import type { ListFormat } from './list-format.ts';

/** The parts of a list as they are written where nobody is to be told who travelled. */
export type WithoutPeople = {
  readonly cells: (row: readonly string[]) => readonly string[];
  readonly record: (own: object) => object;
  /** Whether a row cannot be parted into its columns, so that a name may stand anywhere in it. */
  readonly isUnclear: (row: readonly string[]) => boolean;
};

/** Leaves out the columns with people's names: of CSV their cells are empty, of JSON their fields are gone. */
export function withoutPeople({ header, columns }: Pick<ListFormat, 'header' | 'columns'>): WithoutPeople {
  const places = new Set(peopleColumns(header, columns));
  const names = new Set(header.filter((_, place) => places.has(place)));
  const isUnclear = (row: readonly string[]) => row.slice(header.length).some((cell) => cell.trim() !== '');
  const record = (own: object): object =>
    Object.fromEntries(
      Object.entries(own)
        .filter(([name]) => !names.has(name))
        .map(([name, value]: readonly [string, unknown]) => [name, inner(value)]),
    );
  const inner = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inner);
    return typeof value === 'object' && value !== null ? record(value) : value;
  };
  return {
    isUnclear,
    record,
    cells: (row) => {
      const isNone = isUnclear(row);
      return row.map((cell, place) => (isNone || places.has(place) ? '' : cell));
    },
  };
}
