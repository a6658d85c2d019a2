import { addTotals, noTotals, type Totals } from '@tim/batch';
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

/** The parts of an answer, and what they add up to. */
export type AnsweredParts = { readonly parts: readonly Sized[]; readonly totals: Totals };

async function findPart(storage: ObjectStorage, output: string, part: Part): Promise<FoundPart> {
  const read = await readOwn(storage, totalsOf(output, part), PART_TOTALS);
  const totals = typeof read === 'object' && read.hash !== part.hash ? 'foreign' : read;
  if (typeof totals !== 'object') return { part, totals, rows: undefined };
  const md5 = await storage.md5(answerOf(output, part));
  return { part, totals, rows: md5 === undefined ? undefined : md5 === totals.rows.md5 ? 'own' : 'foreign' };
}

/** The parts in their order, some at once: the totals of all, with the groups of breakdowns, would not fit into memory. */
async function* findParts(storage: ObjectStorage, output: string, { parts }: Plan): AsyncGenerator<FoundPart> {
  for (let at = 0; at < parts.length; at += AT_ONCE) {
    yield* await Promise.all(parts.slice(at, at + AT_ONCE).map((part) => findPart(storage, output, part)));
  }
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
export async function answeredParts(storage: ObjectStorage, output: string, plan: Plan): Promise<AnsweredParts> {
  const parts: Sized[] = [];
  const whole = noTotals();
  for await (const { part, totals, rows } of findParts(storage, output, plan)) {
    if (totals === 'foreign') throw changed(totalsOf(output, part));
    if (rows === 'foreign') throw changed(answerOf(output, part));
    // Another task has finished the batch meanwhile, or somebody removed a part. The next try finds out which.
    if (!totals || !rows) throw new Error('A part is gone.');
    addTotals(whole, totals.totals);
    parts.push({ name: answerOf(output, part), bytes: totals.rows.bytes });
  }
  return { parts, totals: whole };
}

const changed = (name: string) =>
  new BatchFault('PART_CHANGED', `${name} is not what this batch wrote: remove it, and start the batch again.`);

/** Removes the intermediate objects of a batch, recognised by name and content. The plan goes last, because it names the rest. */
export async function clear(storage: ObjectStorage, output: string, plan: Plan): Promise<void> {
  const own: (Pick<FoundPart, 'part' | 'rows'> & { readonly bytes: number })[] = [];
  for await (const { part, totals, rows } of findParts(storage, output, plan)) {
    if (typeof totals === 'object') own.push({ part, rows, bytes: totals.rows.bytes });
  }
  const answers = own.map(({ part, bytes }) => ({ name: answerOf(output, part), bytes }));
  // The size of a composed object can be checked only while all totals are there.
  if (own.length === plan.parts.length) await storage.remove(await composedBetween(storage, output, answers));
  await storage.remove(own.flatMap(({ part, rows }) => (rows === 'own' ? [answerOf(output, part)] : [])));
  await storage.remove(own.map(({ part }) => totalsOf(output, part)));
  await storage.remove([planOf(output)]);
}
