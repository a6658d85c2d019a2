import { createBirpc } from 'birpc';
import type { Services, Told } from './services.ts';

/** A worker, as whoever started it sees it. */
export type Running<Work> = {
  /** What it can be asked. Of one that has died, or could not start, every call fails. */
  readonly work: Work;
  readonly hasDied: () => boolean;
  /** Ends it, whatever it is doing; what it was asked stays without an answer. */
  readonly close: () => void;
};

const tellNobody: Told = { progress: () => undefined };

/** Starts a worker for one service. Each has its own, so that one that is stopped takes no other with it. */
export function startWorker<Name extends keyof Services>(name: Name, told = tellNobody): Running<Services[Name]> {
  const worker = new Worker(new URL('./worker/answers.worker.ts', import.meta.url), { type: 'module', name });
  const work = createBirpc<Services[Name], Told>(told, {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    post: (message) => worker.postMessage(message),
    on: (receive) => worker.addEventListener('message', ({ data }) => receive(data)),
    // A long list takes as long as it takes.
    timeout: -1,
  });
  worker.addEventListener('error', ({ message }) => {
    worker.terminate();
    work.$close(new Error(message));
  });
  // Every function of a service returns a promise: asked from here it is the same.
  return { work: work as unknown as Services[Name], hasDied: () => work.$closed, close: () => worker.terminate() };
}
