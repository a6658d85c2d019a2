import { Worker } from 'node:worker_threads';
import type { Done, Ready, Task, WorkerSettings } from './batch-worker.ts';

export type WorkerPool = {
  /** When every worker has its tables. */
  readonly ready: Promise<Ready>;
  /** Answer a block; workers take turns. */
  readonly send: (task: Task) => Promise<Done>;
  readonly close: () => Promise<void>;
};

/**
 * What a worker may take [MB]. Tables, legs between cities and answers are 90; nearer to that Node 20 collects garbage for much of its
 * time. With a young generation of 4 it moves what is short-lived among the old.
 */
const LIMITS = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 160 };

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
  let turn = 0;
  return {
    ready: Promise.all(workers.map(({ ready }) => ready)).then(([first]) => {
      if (!first) throw new RangeError('a pool needs a worker');
      return first;
    }),
    send: (task) =>
      new Promise<Done>((resolve, reject) => {
        const next = workers[turn++ % workers.length];
        next?.waiting.push({ resolve, reject });
        next?.worker.postMessage(task, [task.block.buffer]);
      }),
    close: async () => {
      await Promise.all(workers.map(({ worker }) => worker.terminate()));
    },
  };
}
