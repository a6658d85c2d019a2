import type { Columns, FurtherColumn } from './columns.ts';
import { placeWords } from './read-skipped.ts';
import { isOneDirection, saidWholly } from './row-kinds.ts';
import { plainHeader } from './column-names.ts';

type RemarkRow = {
  readonly cells: readonly string[];
  readonly columns: Columns;
  readonly further?: readonly FurtherColumn[];
};

/** Longer remarks say more than that [letters]. */
const LONGEST_REMARK = 60;

/**
 * What the remarks on a row say of a flight back, where all of one does: "Hin- und Rückflug" has one; "Return" alone may be the way back,
 * so that it is not known.
 */
export function remarkOfReturn({ cells, columns, further = [] }: RemarkRow): 'return' | 'untold' | undefined {
  if (columns.description === undefined) return undefined;
  const others = further.flatMap(({ field, place }) => (field === 'description' ? [place] : []));
  const said = [columns.description, ...others].flatMap((place) => {
    const remark = (cells[place] ?? '').trim();
    if (remark === '' || remark.length > LONGEST_REMARK) return [];
    if (saidWholly(remark, placeWords({ cells, columns })) !== 'return') return [];
    return isOneDirection(plainHeader(remark)) ? ['untold' as const] : ['return' as const];
  });
  return said.includes('return') ? 'return' : said[0];
}
