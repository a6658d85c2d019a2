import { oneOf, text, wholeNumber } from '../csv/fields.ts';
import { keepSound, standsOnce } from '../csv/keep-sound.ts';
import { readRows } from '../csv/read-rows.ts';
import { knownFrom } from './carrier-status.ts';
import type { DataContext } from './data-context.ts';
import { dateIfKnown, evidenceOrCount, faultOfDate, faultOfEvidence, page } from './evidence.ts';

/** Check number-blocks.csv: which of a carrier's flight numbers carry no passengers of its own. No table is built from it yet. */
export async function checkNumberBlocks({ file: fileOf, known, report }: DataContext): Promise<void> {
  const file = fileOf('number-blocks');
  const fields = {
    carrier: known.carrier,
    from: wholeNumber(1, 9999),
    to: wholeNumber(1, 9999),
    kind: oneOf('cargo', 'charter', 'ferry', 'codeshare-only'),
    evidence: evidenceOrCount,
    known_from: knownFrom,
    page,
    date: dateIfKnown,
    remark: text,
  };
  keepSound(file.name, await readRows(file, fields, report), report, [
    ({ from, to }) => (from > to ? `from ${from} lies above to ${to}` : undefined),
    faultOfEvidence,
    faultOfDate,
    standsOnce(({ carrier, from, to }) => `${carrier} ${from} to ${to}`),
  ]);
}
