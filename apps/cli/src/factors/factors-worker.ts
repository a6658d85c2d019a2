/** A worker of `travel-impact factors`: writes its share with tables of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import { answeringFrom } from '../load-tables.ts';
import { writeShare, type FactorShare } from './write-share.ts';

export type FactorsWorkerSettings = FactorShare & { readonly tablesFolder: string };

const settings = workerData as FactorsWorkerSettings;
const written = writeShare(settings, answeringFrom(settings.tablesFolder));
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(written);
