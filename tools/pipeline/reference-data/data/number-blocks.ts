import type { NumberBlock } from '@tim/reference-data';
import { oneOf, optional, text, wholeNumber } from '../csv/fields.ts';
import { standsOnce } from '../csv/rules.ts';
import { knownFrom } from './carrier-status.ts';
import type { DataContext } from './data-context.ts';
import { evidenceOrCount, faultOfDate, faultOfEvidence, page } from './evidence.ts';

/** Which of a carrier's flight numbers carry no passengers of its own: number-blocks.csv without charters, which do. */
export async function readNumberBlocks({ read, known, pastDate }: DataContext): Promise<NumberBlock[]> {
  const fields = {
    carrier: known.carrier,
    from: wholeNumber(1, 9999),
    to: wholeNumber(1, 9999),
    kind: oneOf('cargo', 'charter', 'ferry', 'codeshare-only'),
    evidence: evidenceOrCount,
    known_from: knownFrom,
    page,
    // Empty only where nobody knows when a page was written.
    date: optional(pastDate),
    remark: text,
  };
  const rows = await read('number-blocks', fields, [
    ({ from, to }) => (from > to ? `from ${from} lies above to ${to}` : undefined),
    faultOfEvidence,
    faultOfDate,
    standsOnce(({ carrier, from, to }) => `${carrier} ${from} to ${to}`),
  ]);
  return rows.flatMap(({ values: { carrier: carrierCode, from, to, kind } }) =>
    kind === 'charter' ? [] : [{ carrierCode, from, to, kind }],
  );
}
