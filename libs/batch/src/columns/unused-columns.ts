import { isCount, readCount } from '../question/counts.ts';
import { columnNames, FIELDS, type Field } from './column-names.ts';
import { isCounting, isOfAdults } from './counted-names.ts';
import type { Columns, FurtherColumn } from './columns.ts';
import { filledCells } from './filled-cells.ts';
import { plainHeader } from './plain-header.ts';

/** A column that nobody reads. */
export type UnusedColumn = {
  /** As the header has it. */
  readonly name: string;
  /** Its place from 0 on. */
  readonly place: number;
  /** What it may hold, told by its name. */
  readonly mayMean?: Field;
  /** It may say how many passengers or flights a row stands for, and some rows have more than one: they count once. */
  readonly isUncounted?: true;
};

/** Shorter names stand in too many words [letters]. */
const SHORTEST_NAME = 4;

/**
 * The columns with a name that no field has, in their order.
 *
 * @param rows - below the header: they tell whether somebody is not counted
 */
export function unusedColumns(
  header: readonly string[],
  columns: Columns,
  further: readonly FurtherColumn[],
  rows: readonly (readonly string[])[],
): readonly UnusedColumn[] {
  const used = new Set([...Object.values(columns), ...further.map(({ place }) => place)]);
  return header.flatMap((name, place): UnusedColumn[] => {
    if (name.trim() === '' || used.has(place)) return [];
    const mayMean = meaningOf(name);
    const isOfCounts = mayMean !== undefined && COUNTED.has(mayMean) && isUncounted(name, columns);
    const isMissed = isOfCounts && countsMoreThanOne(filledCells(place, rows));
    return [{ name, place, ...(mayMean && { mayMean }), ...(isMissed && { isUncounted: true }) }];
  });
}

const COUNTED: ReadonlySet<Field> = new Set<Field>(['passengers', 'children', 'flights']);
/** What else is counted beside flights and people, in plain letters. */
const OTHER_COUNTS =
  /night|nacht|nuit|noche|nott[ei]|day|tage|jour|dias|giorn|dagen|bag|gepack|koffer|stop|hour|stunde|heure|hora|room|zimmer|chambre|mile|meile|punkt|point|泊|日数/;

/** Whether a column so called is none of those that a column of all who fly has counted already. */
const isUncounted = (name: string, { passengers }: Columns): boolean => {
  const plain = plainHeader(name);
  if (OTHER_COUNTS.test(plain)) return false;
  return passengers === undefined || !(isOfAdults(plain) || columnNames('children').includes(plain));
};

const countsMoreThanOne = (filled: readonly string[]): boolean =>
  filled.every(isCount) && filled.some((cell) => (readCount(cell)?.value ?? 0) > 1);

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
    // Words for money and notes stand in too many others: a cost centre is no fare, a delivery note no remark.
    if (field === 'fare' || field === 'description' || (PLACES.has(field) && HOURS.test(plain))) continue;
    for (const known of columnNames(field)) {
      if (known.length < SHORTEST_NAME || known.length <= length || !stands(known)) continue;
      [found, length] = [field, known.length];
    }
  }
  return found ?? (isCounting(words) ? 'passengers' : undefined);
}
