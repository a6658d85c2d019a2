import { placeWords } from './read-skipped.ts';
import { isOneDirection, saidWholly } from './row-kinds.ts';
import { plainHeader } from '../columns/plain-header.ts';
import { remarksOf, type RemarkRow } from './remarks.ts';

/** Longer remarks say more than that [letters]. */
const LONGEST_REMARK = 60;

/**
 * What the remarks on a row say of a flight back, where all of one does: "Hin- und Rückflug" has one; "Return" alone may be the way back,
 * so that it is not known.
 */
export function remarkOfReturn(row: RemarkRow): 'return' | 'untold' | undefined {
  const said = remarksOf(row).flatMap((remark) => {
    if (remark.length > LONGEST_REMARK || saidWholly(remark, placeWords(row)) !== 'return') return [];
    return isOneDirection(plainHeader(remark)) ? ['untold' as const] : ['return' as const];
  });
  return said.includes('return') ? 'return' : said[0];
}
