import { Worker } from 'node:worker_threads';
import type { Done, Ready, Task, WorkerSettings } from './batch-worker.ts';

/** Blocks waiting at each worker: one to work on, one so that it need not wait. */
const BLOCKS_EACH = 2;

export type WorkerPool = {
  /** When every worker has its tables. */
  readonly ready: Promise<Ready>;
  /** Answer a block; waits while all workers have enough to do. */
  readonly send: (task: Task) => Promise<{ readonly done: Promise<Done> }>;
  readonly close: () => Promise<void>;
};

/** What a worker may take [MB]: with two of them the whole stays below 300 MB. */
const LIMITS = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 160 };

/** Workers that answer blocks, each in turn. An error in one ends the run. */
export function openPool(workerFile: URL, count: number, settings: WorkerSettings): WorkerPool {
  const workers = Array.from({ length: count }, () => {
    const worker = new Worker(workerFile, {
      workerData: settings,
      resourceLimits: LIMITS,
    });
    const waiting: { readonly resolve: (done: Done) => void; readonly reject: (error: unknown) => void }[] = [];
    const ready = new Promise<Ready>((resolve, reject) => {
      worker.once('message', (message: Ready) => {
        worker.on('message', (done: Done) => waiting.shift()?.resolve(done));
        resolve(message);
      });
      worker.on('error', (error: Error) => {
        reject(error);
        for (const { reject: fail } of waiting.splice(0)) fail(error);
      });
    });
    return { worker, waiting, ready };
  });
  let free: Promise<unknown> = Promise.resolve();
  let turn = 0;
  const sent: Promise<Done>[] = [];
  return {
    ready: Promise.all(workers.map(({ ready }) => ready)).then(([first]) => {
      if (!first) throw new RangeError('a pool needs a worker');
      return first;
    }),
    send: async (task) => {
      await free;
      const next = workers[turn++ % workers.length];
      if (!next) throw new RangeError('a pool needs a worker');
      const done = new Promise<Done>((resolve, reject) => {
        next.waiting.push({ resolve, reject });
        next.worker.postMessage(task, [task.block.buffer]);
      });
      sent.push(done);
      // The oldest block must be done before one more is read.
      if (sent.length >= count * BLOCKS_EACH) free = sent.shift() ?? free;
      return { done };
    },
    close: async () => {
      await Promise.all(workers.map(({ worker }) => worker.terminate()));
    },
  };
}
