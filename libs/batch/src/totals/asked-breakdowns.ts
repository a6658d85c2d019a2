import { breakdownName, breakdownNamed, breakdownsOf, type BreakdownBy } from './breakdown.ts';
import type { Columns } from '../columns/columns.ts';
import { peopleColumns } from '../columns/people-columns.ts';

/** What a word asks to break a list down by, or why it cannot be. */
export type AskedBreakdown =
  | { readonly by: BreakdownBy }
  /** `people`: it would tell who travelled. */
  | { readonly why: 'unknown' | 'people'; readonly known: readonly string[]; readonly columns: readonly string[] };

/**
 * What a word asks to break a list down by.
 *
 * @param isWithoutPeople - whether columns that tell who travelled are left out
 */
export function askedBreakdown(
  word: string,
  { header, columns }: { readonly header: readonly string[]; readonly columns: Columns },
  isWithoutPeople = false,
): AskedBreakdown {
  const shown = breakdownsOf({ header, columns }, isWithoutPeople ? peopleColumns(header, columns) : []);
  const by = breakdownNamed(word, shown);
  if (by) return { by };
  const namesOf = (isColumn: boolean) =>
    shown.filter(({ kind }) => (kind === 'column') === isColumn).map(breakdownName);
  return {
    why: breakdownNamed(word, breakdownsOf({ header, columns })) ? 'people' : 'unknown',
    known: namesOf(false),
    columns: namesOf(true),
  };
}
