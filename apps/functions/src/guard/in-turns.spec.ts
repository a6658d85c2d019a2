import { describe, expect, it } from 'vitest';
import { forEachInTurns } from './in-turns.ts';

const NOTHING = Array.from({ length: 3 }, () => undefined);

function workFor(milliseconds: number): void {
  const start = performance.now();
  while (performance.now() - start < milliseconds);
}

describe('work in turns', () => {
  it('lets what waits for the process in between, however many work at once', async () => {
    let longestMs = 0;
    let before = performance.now();
    let isOver = false;
    const look = () => {
      longestMs = Math.max(longestMs, performance.now() - before);
      before = performance.now();
      if (!isOver) setImmediate(look);
    };
    look();
    await Promise.all(Array.from({ length: 20 }, () => forEachInTurns(NOTHING, () => workFor(15))));
    isOver = true;
    // Without turns 20 times 45 ms would pass; a busy machine may take some turns longer.
    expect(longestMs).toBeLessThan(450);
  });

  it('meets every entry in order', async () => {
    const met: number[] = [];
    await forEachInTurns([1, 2, 3], (entry) => void met.push(entry));
    expect(met).toEqual([1, 2, 3]);
  });
});
