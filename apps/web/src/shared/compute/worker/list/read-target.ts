import { readBudget, type Target } from '@tim/batch';
import { answeredTotal, BEGINNING_BYTES, ListFault } from '@tim/batch/list';
import type { CalendarDate } from '@tim/notation';
import type { TargetProblem } from '../../list-types.ts';
import { listSource } from './list-source.ts';
import { chunksOf } from './parse-list.ts';

/** What a list is compared with: a budget, or the total of a file that was saved here or written by the command line. */
export async function readTarget(target: string | Blob, today: CalendarDate): Promise<Target | TargetProblem> {
  if (typeof target === 'string') return readBudget(target) ?? { kind: 'no-budget' };
  try {
    const source = await listSource(target, { today });
    if ('kind' in source) return { kind: 'unreadable' };
    const { list: file, about } = source;
    const bytes = new Uint8Array(await file.slice(0, BEGINNING_BYTES).arrayBuffer());
    const beginning = { bytes, isWhole: bytes.length === file.size };
    const list = await answeredTotal({ beginning, pieces: chunksOf(file) }, 'csv', about !== undefined);
    return { grams: list.grams, list: { fileName: target instanceof File ? target.name : '', ...list } };
  } catch (fault) {
    if (fault instanceof ListFault) return { kind: 'fault', message: fault.message };
    if (fault instanceof DOMException) return { kind: 'unreadable' };
    throw fault;
  }
}
