import { peopleColumns } from '../columns/people-columns.ts';
import { jsonMember, jsonParts } from './json-parts.ts';
import type { ListFormat } from './list-format.ts';

/** The parts of a list as they are written where nobody is to be told who travelled. */
export type WithoutPeople = {
  readonly cells: (row: readonly string[]) => readonly string[];
  /** Of an object of JSON. */
  readonly record: (text: string) => string;
  /** Whether a row cannot be parted into its columns, so that a name may stand anywhere in it. */
  readonly isUnclear: (row: readonly string[]) => boolean;
};

/** Leaves out the columns with people's names: of CSV their cells are empty, of JSON their fields are gone. */
export function withoutPeople({ header, columns }: Pick<ListFormat, 'header' | 'columns'>): WithoutPeople {
  const places = new Set(peopleColumns(header, columns));
  const names = new Set(header.filter((_, place) => places.has(place)));
  const isUnclear = (row: readonly string[]) => row.slice(header.length).some((cell) => cell.trim() !== '');
  const record = (text: string): string => {
    const left = jsonParts(text).flatMap((part) => {
      const { name, value } = jsonMember(part);
      return names.has(name) ? [] : [part.slice(0, part.length - value.length) + inner(value)];
    });
    return `{${left.join(',')}}`;
  };
  const inner = (value: string): string => {
    const text = value.trim();
    if (text.startsWith('[')) return `[${jsonParts(text).map(inner).join(',')}]`;
    return text.startsWith('{') ? record(text) : value;
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
