import { columnNames, FIELDS, plainHeader, type Field } from './column-names.ts';
import type { Columns, FurtherColumn } from './columns.ts';

/** A column that nobody reads. */
export type UnusedColumn = {
  /** As the header has it. */
  readonly name: string;
  /** Its place from 0 on. */
  readonly place: number;
  /** What it may hold, told by its name. */
  readonly mayMean?: Field;
};

/** Shorter names stand in too many words [letters]. */
const SHORTEST_NAME = 4;

/** The columns with a name that no field has, in their order. */
export function unusedColumns(
  header: readonly string[],
  columns: Columns,
  further: readonly FurtherColumn[],
): readonly UnusedColumn[] {
  const used = new Set([...Object.values(columns), ...further.map(({ place }) => place)]);
  return header.flatMap((name, place): UnusedColumn[] => {
    if (name.trim() === '' || used.has(place)) return [];
    const mayMean = meaningOf(name);
    return [{ name, place, ...(mayMean && { mayMean }) }];
  });
}

/** The field whose longest name stands in a column's name. */
function meaningOf(name: string): Field | undefined {
  const plain = plainHeader(name);
  let [found, length]: [Field | undefined, number] = [undefined, 0];
  for (const field of FIELDS) {
    // Words for money stand in too many others: a cost centre is no fare.
    if (field === 'fare') continue;
    for (const known of columnNames(field)) {
      if (known.length < SHORTEST_NAME || known.length <= length || !plain.includes(known)) continue;
      [found, length] = [field, known.length];
    }
  }
  return found;
}
