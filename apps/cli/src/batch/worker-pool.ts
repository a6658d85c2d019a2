import { Worker } from 'node:worker_threads';
import type { Ready, WorkerSettings } from './batch-worker.ts';
import type { BlockAnswers, Done, Task } from './block-answers.ts';
import { Refusal } from '../refusal.ts';
import { WORKER_LIMITS } from '../workers.ts';

export type WorkerPool = {
  /** When the first worker has its tables. */
  readonly ready: Promise<Ready>;
  /** Answer a block; workers take turns. */
  readonly send: (task: Task) => Promise<Done>;
  readonly close: () => Promise<void>;
};

/** Rows that the first worker answers alone: another one needs as long until it has its tables, and 140 MB. */
const ROWS_ALONE = 100_000;
/** A list of so many bytes has more rows than those: workers start at once. */
const LONG_BYTES = 2 ** 23;

/** How many workers answer a list of how many bytes, which may be unknown. */
export type PoolSize = { readonly count: number; readonly bytes?: number | undefined };

/** Workers that answer blocks in turn. Each starts when it has its first block. */
export function openPool(workerFile: URL, { count, bytes = 0 }: PoolSize, settings: WorkerSettings): WorkerPool {
  let isClosing = false;
  const open = () =>
    openWorker(new Worker(workerFile, { workerData: settings, resourceLimits: WORKER_LIMITS }), () => isClosing);
  const first = open();
  const workers = [first];
  let turn = 0;
  let rows = 0;
  const rowsAlone = bytes < LONG_BYTES ? ROWS_ALONE : 0;
  return {
    ready: first.ready,
    send: async (task) => {
      const at = rows < rowsAlone ? 0 : turn++ % count;
      const done = await (workers[at] ??= open()).send(task);
      rows += done.totals.rows;
      return done;
    },
    close: async () => {
      isClosing = true;
      await Promise.all(workers.map(({ worker }) => worker.terminate()));
    },
  };
}

/** A pool without workers, for a short list. */
export function inThisThread(open: () => BlockAnswers): WorkerPool {
  const answers = (async () => open())();
  // What fails is told when it is awaited.
  answers.catch(() => undefined);
  return {
    ready: answers,
    send: async (task) => (await answers).answer(task),
    close: async () => undefined,
  };
}

/**
 * Blocks are answered side by side, so many at once, and written in their order. Before one more is read, the first of those is
 * written.
 */
export async function inOrder<Block, Answer>(
  blocks: AsyncIterable<Block>,
  atOnce: number,
  answer: (block: Block) => Promise<Answer>,
  write: (answer: Answer, block: Block) => Promise<void>,
): Promise<void> {
  const underWay: Promise<void>[] = [];
  let last = Promise.resolve();
  for await (const block of blocks) {
    last = Promise.all([answer(block), last]).then(([done]) => write(done, block));
    // What fails is told when it is awaited.
    last.catch(() => undefined);
    underWay.push(last);
    if (underWay.length >= atOnce) await underWay.shift();
  }
  await last;
}

/** Whether a worker ended because it needed more memory than it may use. */
const isOfMemory = (fault: Error) => 'code' in fault && fault.code === 'ERR_WORKER_OUT_OF_MEMORY';

function openWorker(worker: Worker, isClosing: () => boolean) {
  const waiting: { readonly resolve: (done: Done) => void; readonly reject: (error: unknown) => void }[] = [];
  let gone: Error | undefined;
  const ready = new Promise<Ready>((resolve, reject) => {
    const end = (fault: Error) => {
      gone ??= fault;
      reject(fault);
      for (const { reject: fail } of waiting.splice(0)) fail(fault);
    };
    worker.once('message', (message: Ready) => {
      worker.on('message', (done: Done) => waiting.shift()?.resolve(done));
      resolve(message);
    });
    worker.on('error', (fault) => end(isOfMemory(fault) ? new Refusal(({ noMemory }) => noMemory) : fault));
    worker.on('exit', (code) => {
      if (!isClosing()) end(new Error(`A worker ended with code ${code} before the list did.`));
    });
  });
  // A worker may also end while nobody waits for it: the next block is told.
  ready.catch(() => undefined);
  const send = (task: Task) =>
    new Promise<Done>((resolve, reject) => {
      if (gone) return reject(gone);
      waiting.push({ resolve, reject });
      worker.postMessage(task, [task.block.buffer]);
    });
  return { worker, ready, send };
}
