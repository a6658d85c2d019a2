import { HttpsError } from 'firebase-functions/https';
import { logCall, logCode } from '../log/log-call.ts';
import { refusalOf, type BatchFault } from './batch-fault.ts';
import { tellFailed, tellRefused, tellRefusedStart, type Attempt } from './batch-status.ts';
import { readTask, type BadTask, type BatchTask } from './read-task.ts';
import { runTask, type BatchSurroundings } from './run-task.ts';

/**
 * Does a task of the queue. How it went is logged in codes, and told in words in the status beside the answer.
 *
 * @throws HttpsError when the fault is ours: the queue tries again
 */
export async function handleTask(data: unknown, attempt: Attempt, around: BatchSurroundings): Promise<void> {
  const log = logCall('hostedBatch');
  const task = readTask(data);
  try {
    const refusal = await refusalOfTask(task, around);
    if (refusal) await tellOfRefusal(task, refusal, around);
    log.done(refusal ? { code: 'invalid-argument', reason: logCode(refusal.code) } : { code: 'ok' });
  } catch (fault) {
    log.done({ code: 'internal' }, fault);
    // If the storage itself fails, the status cannot be written either.
    await tellOfFault(task, attempt, around).catch(() => undefined);
    throw new HttpsError('internal', 'INTERNAL');
  }
}

/** Does the task. Gives the reason where it can never be done; throws where another attempt may do it. */
async function refusalOfTask(task: BatchTask | BadTask, around: BatchSurroundings): Promise<BatchFault | undefined> {
  if ('fault' in task) return task.fault;
  try {
    await runTask(task, around);
    return undefined;
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    return refusal;
  }
}

/** The names in a task, as far as it can be read. */
function namesIn(task: BatchTask | BadTask): Pick<BadTask, 'output' | 'input'> {
  return 'step' in task && task.step === 'start' ? task.batch : task;
}

const isStart = (task: BatchTask | BadTask) => 'fault' in task || task.step === 'start';

async function tellOfRefusal(task: BatchTask | BadTask, refusal: BatchFault, around: BatchSurroundings): Promise<void> {
  const { output, input } = namesIn(task);
  if (output === undefined) return;
  try {
    if (isStart(task)) await tellRefusedStart({ ...around, output }, input, refusal);
    else await tellRefused({ ...around, output }, refusal);
  } catch (error) {
    // The status cannot be written under that name, so only the log tells.
    if (!refusalOf(error)) throw error;
  }
}

async function tellOfFault(task: BatchTask | BadTask, attempt: Attempt, around: BatchSurroundings): Promise<void> {
  const { output } = namesIn(task);
  if (output !== undefined) await tellFailed({ ...around, output }, attempt, isStart(task));
}
