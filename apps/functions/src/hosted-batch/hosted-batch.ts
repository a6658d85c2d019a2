import { ListFault } from '@tim/batch/list';
import { logger } from 'firebase-functions';
import { onTaskDispatched, type TaskQueueFunction } from 'firebase-functions/tasks';
import { BATCH_OPTIONS, REGION, SETTINGS } from '../config/options.ts';
import { once } from '../services/once.ts';
import { batchAnswering } from './batch-answering.ts';
import { cloudStorage } from './cloud-storage.ts';
import { folderStorage } from './folder-storage.ts';
import { readTask, type BatchTask } from './read-task.ts';
import { runTask } from './run-task.ts';

/** About the size of a part [bytes]: its answer has some five times as many. */
const PART_BYTES = 8 * 2 ** 20;
const BUCKET = 'gs://';

const storage = once(async () =>
  SETTINGS.batchStorage.startsWith(BUCKET)
    ? await cloudStorage(SETTINGS.batchStorage.slice(BUCKET.length))
    : folderStorage(SETTINGS.batchStorage),
);
const answering = once(() => {
  const folder = new URL('./', import.meta.url);
  return batchAnswering(folder, new URL('city-names.csv', folder), SETTINGS.labels);
});
const queue = once(async () => {
  const [{ getApps, initializeApp }, { getFunctions }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/functions'),
  ]);
  const app = getApps()[0] ?? initializeApp();
  return getFunctions(app).taskQueue<BatchTask>(`locations/${REGION}/functions/hostedBatch`);
});

/** Bodies come unread (`boundBodies`), and the platform's reader of tasks wants them read. */
function withReadBody(dispatched: TaskQueueFunction): TaskQueueFunction {
  const read: (...given: Parameters<TaskQueueFunction>) => ReturnType<TaskQueueFunction> = (request, response) => {
    const body: unknown = JSON.parse(request.rawBody.toString('utf8'));
    return dispatched(Object.assign(request, { body }), response);
  };
  return Object.assign(read, dispatched);
}

/** Lists too large for a browser, part by part; there is no such function where the operator has named no storage. */
export const hostedBatch =
  SETTINGS.batchStorage === ''
    ? undefined
    : withReadBody(
        onTaskDispatched(BATCH_OPTIONS, async ({ data }) => {
          const task = readTask(data);
          // What is wrong with the task or its list stays wrong: it is told, and not tried again.
          if ('fault' in task) {
            logger.error('hosted batch: no task', { fault: task.fault });
            return;
          }
          try {
            await runTask(task, {
              storage: await storage(),
              answering,
              enqueue: async (next) => {
                await (
                  await queue()
                ).enqueue(next, { dispatchDeadlineSeconds: BATCH_OPTIONS.timeoutSeconds as number });
              },
              nowEpochMs: Date.now,
              partBytes: PART_BYTES,
            });
          } catch (fault) {
            if (!(fault instanceof ListFault)) throw fault;
            logger.error('hosted batch: refused', { step: task.step, fault: fault.message });
          }
        }),
      );
