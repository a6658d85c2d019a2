import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { once } from '../services/once.ts';
import { batchAnswering } from './batch-answering.ts';
import { folderStorage } from './folder-storage.ts';
import { handleTask } from './handle-task.ts';
import type { ObjectStorage } from './object-storage.ts';
import type { BatchTask } from './read-task.ts';
import type { Answering, BatchSurroundings } from './run-task.ts';

const referenceData = new URL('../../../../libs/reference-data/', import.meta.url);

/** Answers rows over the real tables. */
export const realAnswering: () => Promise<Answering> = once(async () =>
  batchAnswering(referenceData, new URL('data/city-names.csv', referenceData), 'off'),
);

/** The day of every batch. */
export const TODAY = { year: 2026, month: 11, day: 23 };

/** A list of so many flights. */
export const listOf = (rows: number): Buffer =>
  Buffer.from(
    `id,airline,flight,from,to,date\n${Array.from({ length: rows }, (_, at) => `${at},LX,52,ZRH,BOS,2025-0${1 + (at % 9)}-11\n`).join('')}`,
  );

export type BatchFolder = ReturnType<typeof batchFolder>;

/** Bytes come in small pieces, so that a short list has several parts. */
function inPieces(storage: ObjectStorage, bytes: number): ObjectStorage {
  return {
    ...storage,
    read: async function* (name, start, end) {
      for (let at = start; at < end; at += bytes) yield* storage.read(name, at, Math.min(end, at + bytes));
    },
  };
}

/** Batches over a new folder, with a queue in memory. Parts have about 300 bytes unless told. */
export function batchFolder(changes: Partial<BatchSurroundings> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'hosted-batch-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const partBytes = changes.partBytes ?? 300;
  const storage = inPieces(folderStorage(folder), Math.ceil(partBytes / 3));
  const queued: BatchTask[] = [];
  const around: BatchSurroundings = {
    storage,
    answering: realAnswering,
    enqueue: async (task) => void queued.push(task),
    nowEpochMs: () => Date.UTC(2026, 10, 23),
    partBytes,
    ...changes,
  };
  const textOf = (name: string) => readFile(join(folder, name), 'utf8');
  /** Hands a task to the function, as the queue does; what it puts into the queue stays there. */
  const handle = (data: unknown, attempt = 1, over: ObjectStorage = storage) =>
    handleTask(data, { attempt, attempts: 20 }, { ...around, storage: over });
  /** Does what is in the queue until nothing is. */
  const drain = async (over: ObjectStorage = storage) => {
    for (let task = queued.shift(); task; task = queued.shift()) await handle(task, 1, over);
  };
  return {
    folder,
    storage,
    queued,
    around,
    put: (name: string, content: Buffer | string) => storage.writeIfAbsent(name, Buffer.from(content)),
    textOf,
    /** The status beside an answer. */
    statusOf: async (output: string) => JSON.parse(await textOf(`${output}.status.json`)) as Record<string, unknown>,
    names: async () => (await storage.list('')).toSorted(),
    handle,
    drain,
    /** Does a task and all that follows from it. */
    run: async (task: unknown) => {
      await handle(task);
      await drain();
    },
  };
}

/** The task that starts a batch. */
export const startOf = (input: string, output: string, more: object = {}) => ({
  step: 'start',
  batch: { input, output, today: TODAY, ...more },
});

/** A storage that does so many things and then nothing any more, as if its process had died. */
export function diesAfter(storage: ObjectStorage, steps: number): ObjectStorage {
  let left = steps;
  const dying = Object.entries(storage).map(([name, step]) => [
    name,
    (...given: readonly never[]) => {
      left--;
      if (left < 0) throw new Error('dead');
      return (step as (...given: readonly never[]) => unknown)(...given);
    },
  ]);
  return Object.fromEntries(dying) as ObjectStorage;
}
