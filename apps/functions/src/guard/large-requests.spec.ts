import { describe, expect, it, vi } from 'vitest';
import { queueLargeRequests } from './large-requests.ts';

const LARGE = 11;
const SMALL = 10;

/** Work that goes on until it is told to end, and counts how many go on at once. */
function counted() {
  const running: (() => void)[] = [];
  let most = 0;
  const work = async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    running.push(resolve);
    most = Math.max(most, running.length);
    await promise;
  };
  return { work, running, most: () => most };
}

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('the queue of large requests', () => {
  it('answers so many at once, the others after them, and small ones at any time', async () => {
    const queue = queueLargeRequests(2);
    const { work, running, most } = counted();
    const all = Promise.all(Array.from({ length: 5 }, () => queue(LARGE, work)));
    await vi.waitFor(() => expect(running).toHaveLength(2));
    expect(await queue(SMALL, async () => 'passed')).toBe('passed');
    for (let ended = 0; ended < 5; ended += 1) {
      await vi.waitFor(() => expect(running).not.toHaveLength(0));
      running.shift()?.();
    }
    await all;
    expect(most()).toBe(2);
  });

  it('goes on when one of them fails', async () => {
    const queue = queueLargeRequests(1);
    await expect(queue(LARGE, () => Promise.reject(new Error('a fault')))).rejects.toThrow('a fault');
    expect(await queue(LARGE, async () => 'answered')).toBe('answered');
  });

  it('sends away who waited too long, and says when to come again', async () => {
    let now = 0;
    const queue = queueLargeRequests(1, () => now);
    const { work, running } = counted();
    const first = queue(LARGE, work);
    const second = queue(LARGE, work);
    await aMoment();
    now = 30_001;
    running.shift()?.();
    await first;
    await expect(second).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 30 });
  });
});
