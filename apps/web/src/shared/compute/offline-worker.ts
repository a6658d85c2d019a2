import type { OfflineWork } from './offline-types.ts';
import { startWorker, type Running } from './start-worker.ts';

let running: Running<OfflineWork> | undefined;

/** The estimator of this device, started at the first question, and anew where it has died. */
export function offlineWork(): OfflineWork {
  if (running === undefined || running.hasDied()) running = startWorker('offline');
  return running.work;
}
