import { createBirpc } from 'birpc';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startWorker } from './start-worker.ts';

const flight = {} as never;
const answer = { kind: 'no-figure' } as const;

const tell = (target: EventTarget) => (data: unknown) =>
  void target.dispatchEvent(new MessageEvent('message', { data }));

/** A browser's worker, which answers as long as it lives. */
class FakeWorker extends EventTarget {
  static last: FakeWorker;
  readonly name: string | undefined;
  readonly terminate = vi.fn<() => void>();
  readonly change = vi.fn<() => unknown>(() => answer);
  private readonly toWorker = new EventTarget();

  constructor(_address: URL, { name }: WorkerOptions) {
    super();
    this.name = name;
    FakeWorker.last = this;
    createBirpc({ change: this.change }, { post: tell(this), on: (receive) => this.heard(receive) });
  }

  postMessage(data: unknown): void {
    this.toWorker.dispatchEvent(new MessageEvent('message', { data }));
  }

  die(): void {
    this.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }));
  }

  private heard(receive: (data: unknown) => void): void {
    this.toWorker.addEventListener('message', (event) => receive((event as MessageEvent).data));
  }
}

beforeEach(() => vi.stubGlobal('Worker', FakeWorker));
afterEach(() => vi.unstubAllGlobals());

it('asks a worker of the service’s name', async () => {
  const { work, hasDied } = startWorker('what-if');
  expect(FakeWorker.last.name).toBe('what-if');
  expect(await work.change(flight, {})).toEqual(answer);
  expect(hasDied()).toBe(false);
});

it('fails what waits when the worker dies, and whatever is asked afterwards', async () => {
  const { work, hasDied } = startWorker('what-if');
  FakeWorker.last.change.mockReturnValue(new Promise(() => undefined));
  const waiting = work.change(flight, {});
  FakeWorker.last.die();
  await expect(waiting).rejects.toThrow('out of memory');
  await expect(work.change(flight, {})).rejects.toThrow('closed');
  expect(hasDied()).toBe(true);
  expect(FakeWorker.last.terminate).toHaveBeenCalledOnce();
});

it('ends the worker for one who goes, and leaves what was asked without an answer', async () => {
  const { work, close } = startWorker('what-if');
  FakeWorker.last.change.mockReturnValue(new Promise(() => undefined));
  const settled = vi.fn<() => void>();
  work.change(flight, {}).then(settled, settled);
  close();
  await Promise.resolve();
  expect(FakeWorker.last.terminate).toHaveBeenCalledOnce();
  expect(settled).not.toHaveBeenCalled();
});
