/** Runs one batch over a folder, with a queue in memory: `<folder> <bytes of a part>`; the list is list.csv, its answer answer.csv. */
import { batchAnswering } from './batch-answering.ts';
import { folderStorage } from './folder-storage.ts';
import { readTask, type BatchTask } from './read-task.ts';
import { runTask } from './run-task.ts';

const [folder = '', partBytes] = process.argv.slice(2);
const referenceData = new URL('../../../../libs/reference-data/', import.meta.url);
const answering = await batchAnswering(referenceData, new URL('data/city-names.csv', referenceData), 'off');
const today = { year: 2026, month: 11, day: 23 };
const started = readTask({ step: 'start', batch: { input: 'list.csv', output: 'answer.csv', today } });
if ('fault' in started) throw new Error(started.fault);
const tasks: BatchTask[] = [started];
for (let task = tasks.shift(); task; task = tasks.shift()) {
  await runTask(task, {
    storage: folderStorage(folder),
    answering: async () => answering,
    enqueue: async (next) => {
      // A queue may hand a task out twice.
      tasks.push(next, next);
    },
    nowEpochMs: Date.now,
    partBytes: Number(partBytes),
  });
}
