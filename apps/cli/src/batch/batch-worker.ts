/** A worker of `travel-impact batch`: answers blocks of lines with tables of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import type { AnsweredWith } from '@tim/batch';
import { answeringFrom } from '../load-tables.ts';
import { blockAnswers, type AnswerSettings, type Task } from './block-answers.ts';

/** What a worker says first. */
export type Ready = { readonly made: AnsweredWith };
export type WorkerSettings = AnswerSettings & { readonly tablesFolder: string };

const settings = workerData as WorkerSettings;
const { made, answer } = blockAnswers(settings, answeringFrom(settings.tablesFolder));
const ready: Ready = { made };
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(ready);

parentPort?.on('message', (task: Task) => {
  const done = answer(task);
  parentPort?.postMessage(done, [done.bytes.buffer]);
});
