import { createHash } from 'node:crypto';
import { addTotals, breakdownOf, listResult, noTotals, peopleColumns } from '@tim/batch';
import type { AnsweredWith, Answerer } from '@tim/batch';
import { blockAnswerer, listWriter, splitBlocks, writtenAs } from '@tim/batch/list';
import type { CalendarDate } from '@tim/estimator';
import { answeredParts, clear, unansweredParts } from './answered-parts.ts';
import { BatchFault, nameTaken } from './batch-fault.ts';
import { answerOf, encoded, planOf, PLAN, readOwn, sha256, SUMMARY, summaryOf, totalsOf } from './batch-objects.ts';
import type { Part, PartTotals, Plan } from './batch-objects.ts';
import { requirePlace, tellDone, tellProgress, tellStart } from './batch-status.ts';
import { compose } from './compose.ts';
import { beforeBytes, makePlan } from './make-plan.ts';
import { readBytes, type ObjectStorage } from './object-storage.ts';
import type { AskedBatch, BatchTask } from './read-task.ts';

/** What answers rows. */
export type Answering = {
  readonly answererOn: (today: CalendarDate) => Answerer;
  readonly made: AnsweredWith;
};

export type BatchSurroundings = {
  readonly storage: ObjectStorage;
  readonly answering: () => Promise<Answering>;
  /** Put a task into the queue, which may hand it out more than once. */
  readonly enqueue: (task: BatchTask) => Promise<void>;
  readonly nowEpochMs: () => number;
  /** About the size of a part of the list [bytes]. */
  readonly partBytes: number;
};

/**
 * Do a task of a batch. Every task may be done again, at any time and beside itself: what is there is left as it is, but for the
 * status.
 *
 * @throws BatchFault or ListFault when the batch cannot be done, whoever tries again
 */
export async function runTask(task: BatchTask, around: BatchSurroundings): Promise<void> {
  if (task.step === 'start') await start(task.batch, around);
  else if (task.step === 'part') await answerPart(task.output, task.part, around);
  else await finish(task.output, around);
}

async function start(asked: AskedBatch, around: BatchSurroundings): Promise<void> {
  const { storage, enqueue, nowEpochMs, partBytes } = around;
  const { input, output } = asked;
  await requirePlace(storage, output);
  const facts = await storage.facts(input);
  if (!facts) throw new BatchFault('NO_INPUT', `There is no object ${input}.`);
  const { made } = await around.answering();
  const job = sha256(JSON.stringify([asked, facts, made]));
  const begun = await readPlan(storage, output);
  if (await storage.facts(output)) {
    if ((await jobOfSummary(storage, output)) !== job) throw nameTaken(output);
    if (begun?.job === job) await endBatch(output, begun, around);
    return;
  }
  if (!begun) {
    // The same batch may have ended since the answer was looked for: the queue hands a task out more than once.
    if ((await storage.facts(summaryOf(output))) && (await jobOfSummary(storage, output)) !== job) {
      throw nameTaken(summaryOf(output));
    }
    const planned = await makePlan(
      asked,
      { job, made, bytes: facts.bytes, partBytes, nowEpochMs: nowEpochMs() },
      storage,
    );
    // A plan of what was there before and after the change would leave rows out.
    if ((await storage.facts(input))?.version !== facts.version) throw inputChanged(input);
    const isMine = await storage.writeIfAbsent(planOf(output), encoded(planned));
    // Another worker has ended a batch while this one was planned: nobody has to answer it again.
    if (isMine && (await storage.facts(output))) {
      await storage.remove([planOf(output)]);
      return start(asked, around);
    }
  }
  const plan = begun ?? (await readPlan(storage, output));
  if (!plan) throw new Error('The plan is gone.');
  if (plan.job !== job) {
    throw new BatchFault(
      'OTHER_BATCH',
      `${output} was started with another list, options or data: choose another output, or remove ${planOf(output)}.`,
    );
  }
  const unanswered = await unansweredParts(storage, output, plan);
  await tellStart({ ...around, output }, input, { done: plan.parts.length - unanswered.length, of: plan.parts.length });
  for (const part of unanswered) await enqueue({ step: 'part', output, part });
  if (unanswered.length === 0) await enqueue({ step: 'finish', output });
}

async function readPlan(storage: ObjectStorage, output: string): Promise<Plan | undefined> {
  const plan = await readOwn(storage, planOf(output), PLAN);
  if (plan === 'foreign') throw nameTaken(planOf(output));
  return plan;
}

async function jobOfSummary(storage: ObjectStorage, output: string): Promise<string | undefined> {
  const summary = await readOwn(storage, summaryOf(output), SUMMARY);
  return typeof summary === 'object' ? summary.job : undefined;
}

async function answerPart(output: string, at: number, around: BatchSurroundings): Promise<void> {
  const { storage, enqueue } = around;
  const plan = await readPlan(storage, output);
  const part = plan?.parts[at];
  // Whoever finished has removed the plan.
  if (!plan || !part) return;
  const names = [totalsOf(output, part), answerOf(output, part)];
  const there = await Promise.all(names.map((name) => storage.facts(name)));
  if (there.includes(undefined)) {
    const { rows, totals } = await answered(plan, part, around);
    // The rows come last: where they are, the part is done.
    await storage.writeIfAbsent(totalsOf(output, part), encoded(totals));
    await storage.writeIfAbsent(answerOf(output, part), rows);
    // Another worker has ended the batch while this one answered: nobody else would remove these.
    if (!(await storage.facts(planOf(output)))) return storage.remove(names);
  }
  const unanswered = await unansweredParts(storage, output, plan);
  if (unanswered.length === 0) await enqueue({ step: 'finish', output });
  else
    await tellProgress({ ...around, output }, { done: plan.parts.length - unanswered.length, of: plan.parts.length });
}

async function answered(
  plan: Plan,
  { start: from, end, hash }: Part,
  { storage, answering }: BatchSurroundings,
): Promise<{ readonly rows: Buffer; readonly totals: PartTotals }> {
  const { input, format, today, made } = plan;
  const bytes = await readBytes(storage, input, from, end);
  if (sha256(beforeBytes(plan, from), bytes) !== hash) {
    throw inputChanged(input);
  }
  const { answererOn, made: now } = await answering();
  if (JSON.stringify(now) !== JSON.stringify(made)) {
    throw new BatchFault('DATA_CHANGED', 'The engine or its data have changed since the batch began.');
  }
  const answerBlock = blockAnswerer(plan, answererOn(today));
  const write = listWriter(writtenAs(format, false));
  const totals = noTotals();
  const blocks: Uint8Array[] = [];
  let isFirst = from === 0;
  for await (const block of splitBlocks([bytes], format, isFirst)) {
    const done = answerBlock(block, isFirst);
    blocks.push(write(done.text, isFirst));
    isFirst = false;
    addTotals(totals, done.totals);
  }
  const rows = Buffer.concat(blocks);
  const md5 = createHash('md5').update(rows).digest('base64');
  return { rows, totals: { hash, rows: { bytes: rows.length, md5 }, totals } };
}

const inputChanged = (input: string) => new BatchFault('INPUT_CHANGED', `${input} has changed since the batch began.`);

async function finish(output: string, around: BatchSurroundings): Promise<void> {
  const { storage } = around;
  const plan = await readPlan(storage, output);
  // Whoever finished has removed the plan.
  if (!plan) return;
  const { job, made, today, format, isWithoutPeople, by } = plan;
  if (!(await storage.facts(output))) {
    const { parts, totals: whole } = await answeredParts(storage, output, plan);
    const { breakdowns: groups, ...totals } = whole;
    const breakdowns = by?.map((one, at) => breakdownOf(one, groups?.[at]));
    const { unusedColumns, header, columns } = format;
    const ownReturns = format.ownReturns?.counts ?? null;
    const leftOut = isWithoutPeople ? peopleColumns(header, columns).map((at) => header[at] ?? '') : [];
    const result = listResult(totals);
    await storage.writeIfAbsent(
      summaryOf(output),
      encoded({ job, today, ...made, totals, unusedColumns, ownReturns, leftOut, result, breakdowns }),
    );
    if ((await jobOfSummary(storage, output)) !== job) throw nameTaken(summaryOf(output));
    await compose(storage, output, parts);
  } else if ((await jobOfSummary(storage, output)) !== job) throw nameTaken(output);
  await endBatch(output, plan, around);
}

async function endBatch(output: string, plan: Plan, around: BatchSurroundings): Promise<void> {
  await tellDone({ ...around, output }, plan.input, plan.parts.length);
  await clear(around.storage, output, plan);
}
