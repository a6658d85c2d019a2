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

const PLACES: ReadonlySet<Field> = new Set<Field>(['origin', 'destination', 'route']);
/** What a column of hours is called: it has no place. */
const HOURS = /time|zeit|heure|hora|tijd|orario|時刻|時間/;

/** The field whose longest name begins or ends with a word of a column's name: "Report owner" has no "RT/OW". */
function meaningOf(name: string): Field | undefined {
  const plain = plainHeader(name);
  const words = name.split(/[^\p{L}\p{N}]+/u).map(plainHeader);
  const edges = words.map((_, at) => words.slice(0, at + 1).join('').length);
  const isEdge = (at: number): boolean => at === 0 || edges.includes(at);
  const stands = (known: string): boolean => {
    const at = plain.indexOf(known);
    return at >= 0 && (isEdge(at) || isEdge(at + known.length));
  };
  let [found, length]: [Field | undefined, number] = [undefined, 0];
  for (const field of FIELDS) {
    // Words for money stand in too many others: a cost centre is no fare.
    if (field === 'fare' || (PLACES.has(field) && HOURS.test(plain))) continue;
    for (const known of columnNames(field)) {
      if (known.length < SHORTEST_NAME || known.length <= length || !stands(known)) continue;
      [found, length] = [field, known.length];
    }
  }
  return found;
}
