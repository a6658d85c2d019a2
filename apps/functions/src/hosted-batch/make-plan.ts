import { createHash } from 'node:crypto';
import { askedBreakdown, type AnsweredWith, type BreakdownBy } from '@tim/batch';
import { BEGINNING_BYTES, listFormat, splitBlocks, type ListFormat } from '@tim/batch/list';
import { latestToday } from '@tim/notation';
import { BatchFault } from './batch-fault.ts';
import type { Part, Plan } from './batch-objects.ts';
import { readBytes, type ObjectStorage } from './object-storage.ts';
import type { AskedBatch } from './read-task.ts';

/** With more parts, listing them would take longer than answering them. */
const MOST_PARTS = 4096;

/** What a plan is made with. */
export type Planning = {
  readonly job: string;
  readonly made: AnsweredWith;
  /** Size of the list. */
  readonly bytes: number;
  /** About the size of a part of the list [bytes]. */
  readonly partBytes: number;
  readonly nowEpochMs: number;
};

/** What is hashed before the bytes of a part. */
export const beforeBytes = ({ job, today }: Pick<Plan, 'job' | 'today'>, start: number): string =>
  JSON.stringify([job, today, start]);

/**
 * Cuts a list into parts.
 *
 * @throws ListFault when it cannot be read as a list, BatchFault when it is too long
 */
export async function makePlan(
  asked: AskedBatch,
  { job, made, bytes, partBytes, nowEpochMs }: Planning,
  storage: ObjectStorage,
): Promise<Plan> {
  const { input, cabin, allCabins: hasAllCabins, withoutPeople: isWithoutPeople, columns, places, dates } = asked;
  const beginning = await readBytes(storage, input, 0, Math.min(bytes, BEGINNING_BYTES));
  const said = { columns, places, ...(dates && { dateOrder: dates }) };
  const format = listFormat({ bytes: beginning, isWhole: beginning.length === bytes }, asked.format, said);
  const today = asked.today ?? latestToday(nowEpochMs);
  const parts: Part[] = [];
  const begin = (at: number) => ({
    start: at,
    end: at,
    digest: createHash('sha256').update(beforeBytes({ job, today }, at)),
  });
  let part = begin(0);
  const close = () => {
    parts.push({ start: part.start, end: part.end, hash: part.digest.digest('hex') });
    part = begin(part.end);
  };
  for await (const block of splitBlocks(storage.read(input, 0, bytes), format, true)) {
    part.digest.update(block);
    part.end += block.length;
    if (part.end - part.start >= partBytes) close();
  }
  if (part.end > part.start) close();
  if (parts.length > MOST_PARTS) {
    throw new BatchFault('TOO_MANY_PARTS', `The list has ${parts.length} parts, more than ${MOST_PARTS}: split it.`);
  }
  const by = asked.by && askedBreakdowns(asked.by, format, isWithoutPeople);
  return { job, input, format, cabin, hasAllCabins, isWithoutPeople, ...(by && { by }), today, made, parts };
}

/** @throws BatchFault when the list has no such column, or it is left out */
function askedBreakdowns(
  words: readonly string[],
  format: ListFormat,
  isWithoutPeople: boolean,
): readonly BreakdownBy[] {
  return words.map((word) => {
    const found = askedBreakdown(word, format, isWithoutPeople);
    if ('by' in found) return found.by;
    const names = [...found.known, ...found.columns].join(', ');
    throw new BatchFault(
      'BAD_TASK',
      `by: this list cannot be broken down by ${JSON.stringify(word)}, only by ${names}.`,
    );
  });
}
