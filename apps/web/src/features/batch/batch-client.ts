import type { BatchCall, BatchReply } from './batch-messages.ts';
import type { BatchWork } from './batch-types.ts';

export type BatchClient = BatchWork & {
  /** End the worker, whatever it is doing; what it was asked stays without an answer. */
  readonly close: () => void;
};

type Waiting = {
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
  readonly onProgress: ((rows: number) => void) | undefined;
};

/** The worker as something that can be asked. A worker that cannot start fails every call. */
export function createBatchClient(worker: Worker): BatchClient {
  const waiting = new Map<number, Waiting>();
  let next = 0;
  const call = <Result>(name: keyof BatchWork, argument?: unknown, onProgress?: (rows: number) => void) =>
    new Promise<Result>((resolve, reject) => {
      const id = next++;
      waiting.set(id, { resolve, reject, onProgress });
      const message: BatchCall = { id, call: name, argument };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      worker.postMessage(message);
    });
  worker.addEventListener('message', ({ data }: MessageEvent<BatchReply>) => {
    const caller = waiting.get(data.id);
    if (data.kind === 'progress') {
      caller?.onProgress?.(data.rows);
      return;
    }
    waiting.delete(data.id);
    if (data.kind === 'result') caller?.resolve(data.result as never);
    else caller?.reject(new Error(data.message));
  });
  worker.addEventListener('error', ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  });
  return {
    read: (source) => call('read', source),
    dates: (column) => call('dates', column),
    load: (findFolder) => call('load', findFolder),
    compute: (settings, onProgress) => call('compute', settings, onProgress),
    rows: (wanted) => call('rows', wanted),
    statement: (origin) => call('statement', origin),
    csv: (isForSpreadsheets) => call('csv', isForSpreadsheets),
    record: (origin) => call('record', origin),
    close: () => worker.terminate(),
  };
}

/** The site's own worker, started when the first list is read. */
export function startBatchWorker(): BatchClient {
  return createBatchClient(new Worker(new URL('./worker/batch.worker.ts', import.meta.url), { type: 'module' }));
}
