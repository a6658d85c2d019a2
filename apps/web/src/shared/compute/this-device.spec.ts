import { afterEach, expect, it, vi } from 'vitest';
import { createThisDevice } from './this-device.ts';

/** A worker that says that it has loaded, and nothing else. */
class FakeWorker extends EventTarget {
  postMessage({ i }: { readonly i?: string }): void {
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: { t: 's', i } })));
  }
  terminate(): void {}
}

afterEach(() => vi.unstubAllGlobals());

it('hands its work out of a promise', { timeout: 5000 }, async () => {
  vi.stubGlobal('Worker', FakeWorker);
  const posted = vi.spyOn(FakeWorker.prototype, 'postMessage');
  await createThisDevice().work();
  expect(posted).toHaveBeenCalledOnce();
});
