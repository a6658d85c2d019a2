import pLimit from 'p-limit';
import { BatchFault } from './batch-fault.ts';
import { answerOf, folderOf, PART_TOTALS, planOf, readOwn, totalsOf } from './batch-objects.ts';
import type { Part, PartTotals, Plan } from './batch-objects.ts';
import { composedBetween, type Sized } from './compose.ts';
import type { ObjectStorage } from './object-storage.ts';

/** Parts looked at at once. */
const AT_ONCE = 8;

/** What was found under the names of a part's two objects. */
type FoundPart = {
  readonly part: Part;
  readonly totals: PartTotals | 'foreign' | undefined;
  readonly rows: 'own' | 'foreign' | undefined;
};

/** An answered part and its totals. */
export type AnsweredPart = Sized & Pick<PartTotals, 'totals'>;

async function findPart(storage: ObjectStorage, output: string, part: Part): Promise<FoundPart> {
  const read = await readOwn(storage, totalsOf(output, part), PART_TOTALS);
  const totals = typeof read === 'object' && read.hash !== part.hash ? 'foreign' : read;
  if (typeof totals !== 'object') return { part, totals, rows: undefined };
  const md5 = await storage.md5(answerOf(output, part));
  return { part, totals, rows: md5 === undefined ? undefined : md5 === totals.rows.md5 ? 'own' : 'foreign' };
}

function findParts(storage: ObjectStorage, output: string, { parts }: Plan): Promise<readonly FoundPart[]> {
  const inTurn = pLimit(AT_ONCE);
  return Promise.all(parts.map((part) => inTurn(() => findPart(storage, output, part))));
}

/** Places of the parts that are not answered yet. */
export async function unansweredParts(storage: ObjectStorage, output: string, { parts }: Plan): Promise<number[]> {
  const there = new Set(await storage.list(folderOf(output)));
  const isAnswered = (part: Part) => there.has(totalsOf(output, part)) && there.has(answerOf(output, part));
  return parts.flatMap((part, at) => (isAnswered(part) ? [] : [at]));
}

/**
 * All parts as they were answered.
 *
 * @throws BatchFault when one is not what was written
 */
export async function answeredParts(storage: ObjectStorage, output: string, plan: Plan): Promise<AnsweredPart[]> {
  const found = await findParts(storage, output, plan);
  return found.map(({ part, totals, rows }) => {
    if (totals === 'foreign') throw changed(totalsOf(output, part));
    if (rows === 'foreign') throw changed(answerOf(output, part));
    // Another task has finished the batch meanwhile, or somebody removed a part. The next try finds out which.
    if (!totals || !rows) throw new Error('A part is gone.');
    return { name: answerOf(output, part), bytes: totals.rows.bytes, totals: totals.totals };
  });
}

const changed = (name: string) =>
  new BatchFault('PART_CHANGED', `${name} is not what this batch wrote: remove it, and start the batch again.`);

/** Removes the intermediate objects of a batch, recognised by name and content. The plan goes last, because it names the rest. */
export async function clear(storage: ObjectStorage, output: string, plan: Plan): Promise<void> {
  const found = await findParts(storage, output, plan);
  const own = found.flatMap(({ part, totals, rows }) =>
    typeof totals === 'object' ? [{ part, rows, bytes: totals.rows.bytes }] : [],
  );
  const answers = own.map(({ part, bytes }) => ({ name: answerOf(output, part), bytes }));
  // The size of a composed object can be checked only while all totals are there.
  if (own.length === found.length) await storage.remove(await composedBetween(storage, output, answers));
  await storage.remove(own.flatMap(({ part, rows }) => (rows === 'own' ? [answerOf(output, part)] : [])));
  await storage.remove(own.map(({ part }) => totalsOf(output, part)));
  await storage.remove([planOf(output)]);
}
