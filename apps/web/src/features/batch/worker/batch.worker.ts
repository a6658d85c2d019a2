/** Answers a list where the page does not have to wait, and keeps it: nothing of it leaves the visitor's machine. */
import type { BatchCall, BatchReply } from '../batch-messages.ts';
import { loadData } from './load-data.ts';
import { createSession } from './session.ts';

const session = createSession(loadData);

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
const reply = (message: BatchReply) => self.postMessage(message);

async function answer({ id, call, argument }: BatchCall): Promise<void> {
  try {
    const onProgress = (rows: number) => reply({ id, kind: 'progress', rows });
    const work = session[call] as (argument: unknown, onProgress: (rows: number) => void) => Promise<unknown>;
    reply({ id, kind: 'result', result: await work(argument, onProgress) });
  } catch (error) {
    reply({ id, kind: 'failed', message: String(error) });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<BatchCall>) => void answer(data));
