/**
 * Runs one batch over a folder, with a queue in memory: `<folder> <bytes of a part> [<writes>]`; the list is list.csv, its answer
 * answer.csv. The process is killed in the middle of that write, where one is named.
 */
import { batchAnswering } from './batch-answering.ts';
import { folderStorage } from './folder-storage.ts';
import type { ObjectStorage } from './object-storage.ts';
import { readTask, type BatchTask } from './read-task.ts';
import { runTask } from './run-task.ts';

const [folder = '', partBytes, lastWrite] = process.argv.slice(2);

function killedAtWrite(storage: ObjectStorage): ObjectStorage {
  let writes = 0;
  const write: ObjectStorage['writeIfAbsent'] = (name, bytes) => {
    const written = storage.writeIfAbsent(name, bytes);
    writes++;
    if (writes === Number(lastWrite)) process.kill(process.pid, 'SIGKILL');
    return written;
  };
  return { ...storage, writeIfAbsent: write };
}

const storage = killedAtWrite(folderStorage(folder));
const referenceData = new URL('../../../../libs/reference-data/', import.meta.url);
const answering = batchAnswering(referenceData, new URL('data/city-names.csv', referenceData), 'off');
const today = { year: 2026, month: 11, day: 23 };
const started = readTask({ step: 'start', batch: { input: 'list.csv', output: 'answer.csv', today } });
if ('fault' in started) throw started.fault;
const tasks: BatchTask[] = [started];
for (let task = tasks.shift(); task; task = tasks.shift()) {
  await runTask(task, {
    storage,
    answering: async () => answering,
    enqueue: async (next) => {
      // A queue may hand a task out twice.
      tasks.push(next, next);
    },
    nowEpochMs: Date.now,
    partBytes: Number(partBytes),
  });
}
