// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useWorker } from './use-worker.ts';

/** A worker each time one is started, the last of them at hand. */
function fakeWorkers() {
  const close = vi.fn<() => void>();
  let started = 0;
  let isDead = false;
  const start = () => {
    isDead = false;
    return { work: { number: ++started }, hasDied: () => isDead, close };
  };
  return { start, close, die: () => (isDead = true), count: () => started };
}

it('starts no worker before it is asked, and one for all questions', () => {
  const { start, count } = fakeWorkers();
  const { result } = renderHook(() => useWorker(start));
  expect(count()).toBe(0);
  expect(result.current.ask()).toEqual({ number: 1 });
  expect(result.current.ask()).toEqual({ number: 1 });
});

it('starts another for the next question where one has died or was closed', () => {
  const { start, close, die } = fakeWorkers();
  const { result } = renderHook(() => useWorker(start));
  result.current.ask();
  die();
  expect(result.current.ask()).toEqual({ number: 2 });
  result.current.close();
  expect(close).toHaveBeenCalledOnce();
  expect(result.current.ask()).toEqual({ number: 3 });
});

it('ends the worker with the page', () => {
  const { start, close } = fakeWorkers();
  const { result, unmount } = renderHook(() => useWorker(start));
  result.current.ask();
  unmount();
  expect(close).toHaveBeenCalledOnce();
});
