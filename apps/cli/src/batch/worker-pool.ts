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
 * Memory that a worker may use [MB]. Tables, legs between cities and answers take 90; with a limit near that, Node 20 spends much
 * of its time on garbage collection. With a young generation of 4, short-lived objects move into the old one.
 */
const LIMITS = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 160 };

/** Workers that answer blocks, each in turn. An error in one ends the run. */
export function openPool(workerFile: URL, count: number, settings: WorkerSettings): WorkerPool {
  let isClosing = false;
  const workers = Array.from({ length: count }, () => {
    const worker = new Worker(workerFile, {
      workerData: settings,
      resourceLimits: LIMITS,
    });
    const waiting: { readonly resolve: (done: Done) => void; readonly reject: (error: unknown) => void }[] = [];
    const state: { gone?: Error } = {};
    const ready = new Promise<Ready>((resolve, reject) => {
      const end = (fault: Error) => {
        state.gone ??= fault;
        reject(fault);
        for (const { reject: fail } of waiting.splice(0)) fail(fault);
      };
      worker.once('message', (message: Ready) => {
        worker.on('message', (done: Done) => waiting.shift()?.resolve(done));
        resolve(message);
      });
      worker.on('error', end);
      worker.on('exit', (code) => {
        if (!isClosing) end(new Error(`A worker ended with code ${code} before the list did.`));
      });
    });
    // A worker may also end while nobody waits for it: the next block is told.
    ready.catch(() => undefined);
    return { worker, waiting, ready, state };
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
        if (!next || next.state.gone) return reject(next?.state.gone ?? new RangeError('a pool needs a worker'));
        next.waiting.push({ resolve, reject });
        next.worker.postMessage(task, [task.block.buffer]);
      }),
    close: async () => {
      isClosing = true;
      await Promise.all(workers.map(({ worker }) => worker.terminate()));
    },
  };
}
