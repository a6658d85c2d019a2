import { createHash } from 'node:crypto';
import {
  addTotals,
  latestToday,
  noTotals,
  type AnsweredWith,
  type CodeReader,
  type RowAnswer,
  type RowQuestion,
  type Totals,
} from '@tim/batch';
import { BEGINNING_BYTES, blockAnswerer, ListFault, listFormat, splitBlocks, type ListFormat } from '@tim/batch/list';
import type { CabinClass, CalendarDate } from '@tim/estimator';
import { readBytes, type ObjectStorage } from './object-storage.ts';
import type { AskedBatch, BatchTask } from './read-task.ts';

/** What answers rows. */
export type Answering = {
  readonly codes: CodeReader;
  readonly answerer: (today: CalendarDate) => (question: RowQuestion) => RowAnswer;
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

/** A part of the list; it ends with a row. */
type Part = {
  readonly start: number;
  /** The byte after its last. */
  readonly end: number;
  /** SHA-256 of its place, its bytes, the settings and the data: the name of its answer. */
  readonly hash: string;
};

/** A batch as it was planned. Nothing changes it. */
type Plan = {
  /** The same for the same list, options, engine and data. */
  readonly job: string;
  readonly input: string;
  readonly format: ListFormat;
  readonly cabin: CabinClass;
  readonly hasAllCabins: boolean;
  readonly today: CalendarDate;
  readonly made: AnsweredWith;
  readonly parts: readonly Part[];
};

/** More parts than these would take longer to count than to answer. */
const MOST_PARTS = 4096;

/** Bytes of a part that are answered at a time. */
const BLOCK_BYTES = 2 ** 16;

const folderOf = (output: string) => `${output}.parts/`;
const summaryOf = (output: string) => `${output}.summary.json`;
const planOf = (output: string) => `${folderOf(output)}plan.json`;
const answerOf = (output: string, { hash }: Part) => `${folderOf(output)}${hash}.rows`;
const totalsOf = (output: string, { hash }: Part) => `${folderOf(output)}${hash}.json`;

/**
 * Do a task of a batch. Every task may be done again, at any time and beside itself: what is there is left as it is.
 *
 * @throws ListFault when the batch cannot be done, whoever tries again
 */
export async function runTask(task: BatchTask, around: BatchSurroundings): Promise<void> {
  if (task.step === 'start') await start(task.batch, around);
  else if (task.step === 'part') await answerPart(task.output, task.part, around);
  else await finish(task.output, around);
}

const taken = (name: string) => new ListFault(`${name} is there already: name another object, or remove it.`);

async function start(asked: AskedBatch, around: BatchSurroundings): Promise<void> {
  const { storage, enqueue } = around;
  const { output } = asked;
  const facts = await storage.facts(asked.input);
  if (!facts) throw new ListFault(`There is no object ${asked.input}.`);
  const { made } = await around.answering();
  const job = sha256(JSON.stringify([asked, facts, made]));
  if (await storage.facts(output)) {
    const summary = await readJson<{ readonly job: string }>(storage, summaryOf(output));
    if (summary?.job !== job) throw taken(output);
    await clear(output, storage);
    return;
  }
  if (!(await storage.facts(planOf(output)))) {
    if (await storage.facts(summaryOf(output))) throw taken(summaryOf(output));
    const planned = await makePlan(asked, { job, made, bytes: facts.bytes }, around);
    await storage.writeIfAbsent(planOf(output), encoded(planned));
  }
  const plan = await readJson<Plan>(storage, planOf(output));
  if (plan && plan.job !== job) {
    throw new ListFault(
      `${output} was begun with another list, options or data: remove ${folderOf(output)}, or name another object.`,
    );
  }
  if (!plan) return;
  const there = new Set(await storage.list(folderOf(output)));
  for (const [at, part] of plan.parts.entries()) {
    if (!there.has(answerOf(output, part))) await enqueue({ step: 'part', output, part: at });
  }
  if (plan.parts.every((part) => there.has(answerOf(output, part)))) await enqueue({ step: 'finish', output });
}

async function makePlan(
  asked: AskedBatch,
  { job, made, bytes }: { readonly job: string; readonly made: AnsweredWith; readonly bytes: number },
  { storage, nowEpochMs, partBytes }: BatchSurroundings,
): Promise<Plan> {
  const { input, cabin, allCabins: hasAllCabins, columns, dates } = asked;
  const beginning = await readBytes(storage, input, 0, Math.min(bytes, BEGINNING_BYTES));
  const said = { columns, ...(dates && { dateOrder: dates }) };
  const format = listFormat({ bytes: beginning, isWhole: beginning.length === bytes }, asked.format, said);
  const today = asked.today ?? latestToday(nowEpochMs());
  const parts: Part[] = [];
  const begin = (at: number) => ({
    start: at,
    end: at,
    digest: createHash('sha256').update(JSON.stringify([job, today, at])),
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
  if (parts.length > MOST_PARTS)
    throw new ListFault(`The list has ${parts.length} parts, more than ${MOST_PARTS}: split it.`);
  return { job, input, format, cabin, hasAllCabins, today, made, parts };
}

async function answerPart(output: string, at: number, around: BatchSurroundings): Promise<void> {
  const { storage, enqueue } = around;
  const plan = await readJson<Plan>(storage, planOf(output));
  const part = plan?.parts[at];
  // Whoever finished has removed the plan.
  if (!plan || !part) return;
  if (!(await storage.facts(answerOf(output, part)))) {
    const { text, totals } = await answered(plan, part, around);
    // The rows come last: where they are, the part is done.
    await storage.writeIfAbsent(totalsOf(output, part), encoded(totals));
    await storage.writeIfAbsent(answerOf(output, part), text);
  }
  const there = new Set(await storage.list(folderOf(output)));
  if (plan.parts.every((one) => there.has(answerOf(output, one)))) await enqueue({ step: 'finish', output });
}

async function answered(
  { job, input, format, cabin, hasAllCabins, today, made }: Plan,
  { start: from, end, hash }: Part,
  { storage, answering }: BatchSurroundings,
): Promise<{ readonly text: Buffer; readonly totals: Totals }> {
  const bytes = await readBytes(storage, input, from, end);
  if (sha256(JSON.stringify([job, today, from]), bytes) !== hash)
    throw new ListFault(`${input} has changed since the batch began.`);
  const { codes, answerer, made: now } = await answering();
  if (JSON.stringify(now) !== JSON.stringify(made))
    throw new ListFault('The engine or its data have changed since the batch began.');
  const answerBlock = blockAnswerer({ format, cabin, hasAllCabins }, codes, answerer(today), made);
  const totals = noTotals();
  const texts: Buffer[] = [];
  let isFirst = from === 0;
  for await (const block of splitBlocks(slices(bytes), format, isFirst)) {
    const done = answerBlock(Buffer.from(block).toString('utf8'), isFirst);
    isFirst = false;
    addTotals(totals, done.totals);
    texts.push(Buffer.from(done.text));
  }
  return { text: Buffer.concat(texts), totals };
}

async function* slices(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += BLOCK_BYTES) yield bytes.subarray(at, at + BLOCK_BYTES);
}

async function finish(output: string, { storage }: BatchSurroundings): Promise<void> {
  if (!(await storage.facts(output))) {
    const plan = await readJson<Plan>(storage, planOf(output));
    if (!plan) return;
    const { job, made, today, parts } = plan;
    const totals = noTotals();
    for (const part of parts) {
      const ofPart = await readJson<Totals>(storage, totalsOf(output, part));
      // Another task has finished meanwhile, or somebody removed a part: trying again tells which.
      if (!ofPart) throw new Error(`${totalsOf(output, part)} is gone.`);
      addTotals(totals, ofPart);
    }
    await storage.writeIfAbsent(summaryOf(output), encoded({ job, today, ...made, totals }));
    const answers = parts.map((part) => answerOf(output, part));
    await storage.composeIfAbsent(output, answers);
  }
  await clear(output, storage);
}

/** The plan goes last: while it is there, the rest can be told from it. */
async function clear(output: string, storage: ObjectStorage): Promise<void> {
  const names = await storage.list(folderOf(output));
  await storage.remove(names.filter((name) => name !== planOf(output)));
  await storage.remove([planOf(output)]);
}

async function readJson<T>(storage: ObjectStorage, name: string): Promise<T | undefined> {
  const facts = await storage.facts(name);
  return facts && (JSON.parse((await readBytes(storage, name, 0, facts.bytes)).toString('utf8')) as T);
}

const encoded = (value: object): Buffer => Buffer.from(JSON.stringify(value));

function sha256(...texts: readonly (string | Uint8Array)[]): string {
  const digest = createHash('sha256');
  for (const text of texts) digest.update(text);
  return digest.digest('hex');
}
