import type {
  AircraftChoice,
  AnsweredFlight,
  Changes,
  WhatIfAnswer,
  WhatIfCall,
  WhatIfReply,
} from './what-if-types.ts';

/** The worker as something that can be asked; a worker that cannot start or load fails every call. */
export type WhatIfClient = {
  readonly aircraft: () => Promise<readonly AircraftChoice[]>;
  readonly change: (flight: AnsweredFlight, changes: Changes) => Promise<WhatIfAnswer>;
  readonly close: () => void;
};

type Waiting = { readonly resolve: (result: never) => void; readonly reject: (error: Error) => void };

/** Starts the worker, which loads its tables at once. */
export function startWhatIfWorker(): WhatIfClient {
  const worker = new Worker(new URL('./worker/what-if.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let next = 0;
  const call = <Result>(asked?: WhatIfCall['asked']) =>
    new Promise<Result>((resolve, reject) => {
      const id = next++;
      waiting.set(id, { resolve, reject });
      const message: WhatIfCall = { id, ...(asked && { asked }) };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      worker.postMessage(message);
    });
  worker.addEventListener('message', ({ data }: MessageEvent<WhatIfReply>) => {
    const caller = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.kind === 'result') caller?.resolve(data.result as never);
    else caller?.reject(new Error(data.message));
  });
  worker.addEventListener('error', ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  });
  return {
    aircraft: () => call(),
    change: (flight, changes) => call({ flight, changes }),
    close: () => worker.terminate(),
  };
}
