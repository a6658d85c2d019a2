import { onTaskDispatched, type TaskQueueFunction } from 'firebase-functions/tasks';
import { httpsError } from '../callables/https-error.ts';
import { readCall } from '../callables/read-call.ts';
import { BATCH_OPTIONS, BATCH_RETRIES, REGION, SETTINGS } from '../config/options.ts';
import { sendJson } from '../http/respond.ts';
import { logCall } from '../log/log-call.ts';
import { once } from '../services/once.ts';
import { batchAnswering } from './batch-answering.ts';
import { cloudStorage } from './cloud-storage.ts';
import { folderStorage } from './folder-storage.ts';
import { handleTask } from './handle-task.ts';
import type { BatchTask } from './read-task.ts';

/** About the size of a part [bytes]: its answer has some five times as many. */
const PART_BYTES = 8 * 2 ** 20;
const BUCKET = 'gs://';

const answering = once(async () => {
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

/**
 * Bodies come unread (`boundBodies`), and the platform's reader of tasks wants them read. A request that is no task is refused here:
 * the platform would write it to the log.
 */
function withReadBody(dispatched: TaskQueueFunction): TaskQueueFunction {
  const read: (...given: Parameters<TaskQueueFunction>) => ReturnType<TaskQueueFunction> = async (
    request,
    response,
  ) => {
    let data: unknown;
    try {
      data = readCall(request);
    } catch (fault) {
      const error = httpsError(fault);
      logCall('hostedBatch').done({ code: error.code });
      return sendJson(response, error.httpErrorCode.status, { error: error.toJSON() });
    }
    return dispatched(Object.assign(request, { body: { data } }), response);
  };
  return Object.assign(read, dispatched);
}

/** Lists too large for a browser, part by part; there is no such function where the operator has named no storage. */
export const hostedBatch = SETTINGS.batchStorage === '' ? undefined : hostedBatchIn(SETTINGS.batchStorage);

/** @param place - a folder, or a bucket as `gs://` and its name */
export function hostedBatchIn(place: string): TaskQueueFunction {
  const storage = once(async () =>
    place.startsWith(BUCKET) ? await cloudStorage(place.slice(BUCKET.length)) : folderStorage(place),
  );
  return withReadBody(
    onTaskDispatched(BATCH_OPTIONS, async ({ data, retryCount }) => {
      await handleTask(
        data,
        { attempt: 1 + (retryCount || 0), attempts: BATCH_RETRIES.maxAttempts },
        {
          storage: await storage(),
          answering,
          enqueue: async (next) => {
            await (await queue()).enqueue(next, { dispatchDeadlineSeconds: BATCH_OPTIONS.timeoutSeconds as number });
          },
          nowEpochMs: Date.now,
          partBytes: PART_BYTES,
        },
      );
    }),
  );
}
