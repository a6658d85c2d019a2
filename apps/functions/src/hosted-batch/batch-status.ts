import { z } from 'zod';
import { nameTaken, type BatchFault } from './batch-fault.ts';
import { encoded, planOf, readOwn, statusOf } from './batch-objects.ts';
import type { ObjectStorage } from './object-storage.ts';

/** While parts are answered, the status is written no more often than this: ten at once would be too many writes for one object. */
const PROGRESS_EVERY_MS = 10_000;

/** Another task may write the status at the same time; then it is read anew. */
const MOST_TRIES = 100;

const reason = z.strictObject({ code: z.string(), text: z.string() });

/** How a batch stands, for whoever started it: the object beside its answer. */
const status = z.strictObject({
  output: z.string(),
  input: z.string().optional(),
  state: z.enum(['running', 'done', 'refused', 'failed']),
  /** Parts of the list, once they are known. */
  parts: z.strictObject({ done: z.int(), of: z.int() }).optional(),
  /** Why it is refused or has failed; of one that is running, why a task is tried again. */
  reason: reason.optional(),
  /** The last start that was refused because this batch has the output. */
  refusedStart: z.strictObject({ input: z.string().optional(), reason, at: z.iso.datetime() }).optional(),
  updated: z.iso.datetime(),
});

export type BatchStatus = z.output<typeof status>;
type News = Omit<BatchStatus, 'output' | 'updated'>;

/** Where and when a status is written. */
export type StatusPlace = {
  readonly storage: ObjectStorage;
  readonly output: string;
  readonly nowEpochMs: () => number;
};

/**
 * Writes what comes after the present status, unless there is nothing new or an object of somebody else's has its name.
 *
 * @param next - called after the status was read: what it finds out is still true of the status that is written over
 */
async function tell(
  { storage, output, nowEpochMs }: StatusPlace,
  next: (now: BatchStatus | undefined) => Promise<News | undefined> | News | undefined,
): Promise<void> {
  const name = statusOf(output);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const facts = await storage.facts(name);
    const now = facts && (await readOwn(storage, name, status));
    if (now === 'foreign') return;
    const news = await next(now);
    if (!news) return;
    const bytes = encoded({ output, ...news, updated: new Date(nowEpochMs()).toISOString() });
    const isWritten = facts
      ? await storage.writeOver(name, bytes, facts.version)
      : await storage.writeIfAbsent(name, bytes);
    if (isWritten) return;
  }
  throw new Error('The status changes too often.');
}

const toldOf = ({ code, message }: BatchFault) => ({ code, text: message });

/** @throws BatchFault when an object of somebody else's stands where the status would */
export async function requirePlace(storage: ObjectStorage, output: string): Promise<void> {
  if ((await readOwn(storage, statusOf(output), status)) === 'foreign') throw nameTaken(statusOf(output));
}

/** Tells that a batch runs, unless its answer is there by now: the queue hands a task out more than once. */
export const tellStart = (place: StatusPlace, input: string, parts: BatchStatus['parts']): Promise<void> =>
  tell(place, async () => ((await hasAnswer(place)) ? undefined : { input, state: 'running', parts }));

const hasAnswer = async ({ storage, output }: StatusPlace) => (await storage.facts(output)) !== undefined;

/** Tells how far a running batch is, now and then. */
export const tellProgress = (place: StatusPlace, parts: BatchStatus['parts']): Promise<void> =>
  tell(place, (now) => {
    if (now?.state !== 'running') return undefined;
    const isOld = place.nowEpochMs() - Date.parse(now.updated) >= PROGRESS_EVERY_MS;
    return isOld || now.reason ? { ...kept(now), state: 'running', parts } : undefined;
  });

export const tellDone = (place: StatusPlace, input: string, parts: number): Promise<void> =>
  tell(place, (now) =>
    now?.state === 'done' ? undefined : { ...kept(now), input, state: 'done', parts: { done: parts, of: parts } },
  );

/** What a batch keeps of its status when its state changes. */
const kept = (now: BatchStatus | undefined): Partial<News> => ({
  ...(now?.input !== undefined && { input: now.input }),
  ...(now?.parts && { parts: now.parts }),
  ...(now?.refusedStart && { refusedStart: now.refusedStart }),
});

/** Tells that a start is refused. A batch that has the output keeps its own state. */
export async function tellRefusedStart(
  place: StatusPlace,
  input: string | undefined,
  fault: BatchFault,
): Promise<void> {
  const { storage, output, nowEpochMs } = place;
  await tell(place, async (now) => {
    const hasBatch = Boolean(await storage.facts(planOf(output))) || (await hasAnswer(place));
    const refused = { ...(input !== undefined && { input }), reason: toldOf(fault) };
    const isGoingOn = hasBatch && now?.parts && (now.state === 'running' || now.state === 'done');
    if (!isGoingOn) return { state: 'refused', ...refused };
    const { output: _, updated: __, ...same } = now;
    return { ...same, refusedStart: { ...refused, at: new Date(nowEpochMs()).toISOString() } };
  });
}

/** Tells that a batch which was begun cannot go on. */
export const tellRefused = (place: StatusPlace, fault: BatchFault): Promise<void> =>
  tell(place, (now) => (now?.state === 'done' ? undefined : { ...kept(now), state: 'refused', reason: toldOf(fault) }));

/** How often a task was handed out, this time included, and how often it may be. */
export type Attempt = { readonly attempt: number; readonly attempts: number };

/** Tells of a fault of ours: the task is tried again, or was for the last time. */
export async function tellFailed(place: StatusPlace, { attempt, attempts }: Attempt, isStart: boolean): Promise<void> {
  await tell(place, async (now) => {
    if (await hasAnswer(place)) return undefined;
    if (now?.state === 'refused' && !isStart) return undefined;
    const isLast = attempt >= attempts;
    const text = isLast
      ? `A task failed ${attempts} times by a fault of ours or of the storage: start the batch again with the same task.`
      : `A task failed by a fault of ours or of the storage and is tried again: ${attempt} of ${attempts} times so far.`;
    return { ...kept(now), state: isLast ? 'failed' : 'running', reason: { code: 'INTERNAL', text } };
  });
}
