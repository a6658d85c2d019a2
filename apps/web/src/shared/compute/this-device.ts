import type { ModelVersion } from '@tim/messages';
import { createContext } from 'react';
import type { OfflineWork } from './offline-types.ts';
import type { Running } from './start-worker.ts';

/** What answers while there is no network, and what is told of it. There is one a page, made with the application. */
export type ThisDevice = {
  /** Its estimator, started at the first question, and anew where it has died. */
  readonly work: () => Promise<OfflineWork>;
  /** @param version - by which this device computed the last answer; undefined when it came over the network */
  readonly tellAnswered: (version: ModelVersion | undefined) => void;
  /** The model's version of the last answer, if this device computed it. */
  readonly answeredBy: () => ModelVersion | undefined;
  /** Calls the listener at every answer, until what it returns is called. */
  readonly onAnswered: (listener: () => void) => () => void;
};

export function createThisDevice(): ThisDevice {
  let running: Running<OfflineWork> | undefined;
  let answeredBy: ModelVersion | undefined;
  const listeners = new Set<() => void>();
  return {
    work: async () => {
      const [{ startWorker }, { FIND_INDEX }] = await Promise.all([
        import('./start-worker.ts'),
        import('virtual:find-files'),
      ]);
      if (running === undefined || running.hasDied()) running = startWorker('offline');
      // Where the names of cities do not come, there are figures even so.
      await running.work.load(FIND_INDEX).catch(() => undefined);
      return running.work;
    },
    tellAnswered: (version) => {
      answeredBy = version;
      for (const listener of listeners) listener();
    },
    answeredBy: () => answeredBy,
    onAnswered: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Undefined where nothing is computed here: while pages are prerendered. */
export const ThisDeviceContext = createContext<ThisDevice | undefined>(undefined);
