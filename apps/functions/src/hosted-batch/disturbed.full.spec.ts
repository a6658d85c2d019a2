import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { batchFolder, listOf, startOf, type BatchFolder } from './batch-in-folder.fixture.ts';
import { handleTask } from './handle-task.ts';
import type { ObjectStorage } from './object-storage.ts';
import type { BatchSurroundings } from './run-task.ts';

/** Three parts. */
const LIST = listOf(30);
const OTHER_LIST = listOf(31);
const START = startOf('list.csv', 'x.csv');
const ATTEMPTS = 20;

type Around = Pick<BatchSurroundings, 'storage' | 'enqueue'>;
type Step = (...given: readonly never[]) => unknown;

/** Something that is done to the storage or the queue. */
type Operation = { readonly number: number; readonly name: string; readonly act: () => unknown };

/** Storage and queue, each operation of which goes through a function. */
function through(around: Around, meet: (operation: Operation) => unknown): Around {
  let number = 0;
  const met = (name: string, step: Step): Step =>
    name === 'read'
      ? async function* (...given) {
          number += 1;
          const read = { number, name, act: () => step(...given) };
          yield* (await meet(read)) as AsyncIterable<Uint8Array>;
        }
      : async (...given) => {
          number += 1;
          return meet({ number, name, act: () => step(...given) });
        };
  const steps = Object.entries(around.storage).map(([name, step]) => [name, met(name, step as Step)]);
  return {
    storage: Object.fromEntries(steps) as ObjectStorage,
    enqueue: met('enqueue', around.enqueue) as BatchSurroundings['enqueue'],
  };
}

/**
 * Does a task and all that follow from it, as one of the workers behind the queue: a task that fails is handed out again.
 *
 * @returns how many operations that took
 */
async function work(
  batches: BatchFolder,
  meet: (operation: Operation) => unknown = ({ act }) => act(),
  start: object = START,
): Promise<number> {
  const queue: { readonly task: unknown; readonly attempt: number }[] = [{ task: start, attempt: 1 }];
  let operations = 0;
  const enqueue: BatchSurroundings['enqueue'] = async (task) => void queue.push({ task, attempt: 1 });
  const disturbed = through({ storage: batches.storage, enqueue }, (operation) => {
    operations = operation.number;
    return meet(operation);
  });
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { task, attempt } = next;
    try {
      await handleTask(task, { attempt, attempts: ATTEMPTS }, { ...batches.around, ...disturbed });
    } catch {
      if (attempt < ATTEMPTS) queue.push({ task, attempt: attempt + 1 });
    }
  }
  return operations;
}

async function newBatch(): Promise<BatchFolder> {
  const batches = batchFolder();
  for (const [name, list] of Object.entries({ 'list.csv': LIST, 'other.csv': OTHER_LIST })) {
    await batches.put(name, list);
    // Its time is its version, which the summary's job depends on.
    await utimes(join(batches.folder, name), 0, 0);
  }
  return batches;
}

const ENDED = ['list.csv', 'other.csv', 'x.csv', 'x.csv.status.json', 'x.csv.summary.json'];

/** All that is there: the names, and what the answer, its summary and its status say. */
async function endOf(batches: BatchFolder) {
  const texts = ['x.csv', 'x.csv.summary.json', 'x.csv.status.json'].map((name) => batches.textOf(name));
  return [await batches.names(), ...(await Promise.all(texts))];
}

async function undisturbed(start: object = START) {
  const batches = await newBatch();
  const operations = await work(batches, undefined, start);
  return { operations, end: await endOf(batches) };
}

const broken = () => new Error('the storage is out of order');

/** Half of what is read, and then a broken connection. */
async function* cut(read: AsyncIterable<Uint8Array>) {
  for await (const piece of read) {
    yield piece.subarray(0, piece.length / 2);
    throw broken();
  }
  throw broken();
}

/** How an operation may fail. */
const FAILURES: Readonly<Record<string, (operation: Operation) => unknown>> = {
  'before it is done': () => Promise.reject(broken()),
  'after it is done': async ({ name, act }) => {
    const done = await act();
    if (name === 'read') return cut(done as AsyncIterable<Uint8Array>);
    throw broken();
  },
  // As the storage's own client answers that tried again after a lost answer.
  'done, and taken for refused': async ({ name, act }) => {
    const done = await act();
    return name === 'writeIfAbsent' || name === 'writeOver' ? false : done;
  },
};

/** Where these alone fail, the status can still be written. */
const CAN_BE_TOLD = ['list', 'composeIfAbsent', 'enqueue'];

const reasonIn = (status: Record<string, unknown> | undefined) =>
  (status?.['reason'] as { readonly text?: string } | undefined)?.text;

describe('a hosted batch whose storage or queue fails', { timeout: 600_000 }, () => {
  it.each(Object.keys(FAILURES))('once, at each of its operations, %s, ends as if nothing had been', async (how) => {
    const { operations, end } = await undisturbed();
    expect(end[0]).toEqual(ENDED);
    for (let at = 1; at <= operations; at++) {
      const batches = await newBatch();
      await work(batches, (operation) => (operation.number === at ? FAILURES[how]?.(operation) : operation.act()));
      expect([at, ...(await endOf(batches))]).toEqual([at, ...end]);
    }
  });

  it('from any operation on, in one kind of it, says so in words; and the same start ends it later', async () => {
    const { operations, end } = await undisturbed();
    const failed: (readonly unknown[])[] = [];
    for (let at = 1; at <= operations; at++) {
      const batches = await newBatch();
      let failing = '';
      await work(batches, ({ number, name, act }) => {
        if (number === at) failing = name;
        return name === failing ? Promise.reject(broken()) : act();
      });
      const status = await batches.statusOf('x.csv').catch(() => undefined);
      const answer = await batches.textOf('x.csv').catch(() => undefined);
      expect([at, failing, status?.['state'] !== 'done' || answer === end[1]]).toEqual([at, failing, true]);
      if (CAN_BE_TOLD.includes(failing)) failed.push([failing, status?.['state'], reasonIn(status)]);
      await work(batches);
      expect([at, failing, ...(await endOf(batches))]).toEqual([at, failing, ...end]);
    }
    expect(new Set(failed.map(([name]) => name))).toEqual(new Set(CAN_BE_TOLD));
    for (const [, ...told] of failed) {
      expect(told).toEqual(['failed', expect.stringMatching(/^A task failed 20 times .*: start the batch again/)]);
    }
  });
});

describe('two workers on one list', { timeout: 600_000 }, () => {
  it('of which one waits at any operation until the other is done, end as one', async () => {
    const { operations, end } = await undisturbed();
    for (let at = 1; at <= operations; at++) {
      for (const isDone of [false, true]) {
        const batches = await newBatch();
        await work(batches, async ({ number, act }) => {
          const done = isDone ? await act() : undefined;
          if (number === at) await work(batches);
          return isDone ? done : act();
        });
        expect([at, isDone, ...(await endOf(batches))]).toEqual([at, isDone, ...end]);
      }
    }
  });

  it('that take turns in any order end as one', async () => {
    const { end } = await undisturbed();
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 2, max: 3 }), async (turns, workers) => {
        const batches = await newBatch();
        const inTurns = async ({ act }: Operation) => {
          await turns.schedule(Promise.resolve());
          return act();
        };
        await turns.waitFor(Promise.all(Array.from({ length: workers }, () => work(batches, inTurns))));
        expect(await endOf(batches)).toEqual(end);
      }),
      { numRuns: 200 },
    );
  });

  it('with two lists for one answer: one is answered, its status names it, and nothing of the other is left', async () => {
    const others = startOf('other.csv', 'x.csv');
    const { operations, end } = await undisturbed();
    const ends = { 'list.csv': end[1], 'other.csv': (await undisturbed(others)).end[1] };
    for (let at = 1; at <= operations; at++) {
      const batches = await newBatch();
      await work(batches, async ({ number, act }) => {
        if (number === at) await work(batches, undefined, others);
        return act();
      });
      const { input, state } = await batches.statusOf('x.csv');
      expect([at, state, await batches.names()]).toEqual([at, 'done', ENDED]);
      expect([at, await batches.textOf('x.csv')]).toEqual([at, ends[input as keyof typeof ends]]);
    }
  });
});
