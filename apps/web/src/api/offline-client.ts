import type { FlightEmissionsRequest, TypicalEmissionsRequest } from '@tim/messages';
import { FIND_FOLDER } from 'virtual:find-files';
import type { OfflineAnswers } from './offline-transport.ts';

/** A question for the worker, and where it answers. */
export type OfflineCall = { readonly findFolder: string } & (
  | { readonly kind: 'flightEmissions'; readonly request: FlightEmissionsRequest }
  | { readonly kind: 'typicalEmissions'; readonly request: TypicalEmissionsRequest }
);

/** The estimator in a worker. A worker that cannot start, or finds no tables, fails the call. */
export function startOfflineWorker(): OfflineAnswers {
  const worker = new Worker(new URL('../app/worker/offline.worker.ts', import.meta.url), { type: 'module' });
  const ask = <Response>(call: OfflineCall) =>
    new Promise<Response>((resolve, reject) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', ({ data }: MessageEvent<Response | undefined>) => {
        port1.close();
        if (data === undefined) reject(new Error('This device has no data to answer from.'));
        else resolve(data);
      });
      port1.start();
      worker.addEventListener('error', () => reject(new Error('The worker did not start.')), { once: true });
      worker.postMessage(call, [port2]);
    });
  return {
    flightEmissions: (request) => ask({ kind: 'flightEmissions', request, findFolder: FIND_FOLDER }),
    typicalEmissions: (request) => ask({ kind: 'typicalEmissions', request, findFolder: FIND_FOLDER }),
  };
}
