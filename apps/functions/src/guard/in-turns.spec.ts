import { describe, expect, it } from 'vitest';
import { forEachInTurns } from './in-turns.ts';

const NOTHING = Array.from({ length: 3 }, () => undefined);

function workFor(milliseconds: number): void {
  const start = performance.now();
  while (performance.now() - start < milliseconds);
}

describe('work in turns', () => {
  it('lets what waits for the process in between, however many work at once', async () => {
    let since = 0;
    let most = 0;
    let isOver = false;
    const look = () => {
      most = Math.max(most, since);
      since = 0;
      if (!isOver) setImmediate(look);
    };
    look();
    const work = () => {
      workFor(15);
      since++;
    };
    await Promise.all(Array.from({ length: 20 }, () => forEachInTurns(NOTHING, work)));
    isOver = true;
    // Without turns it would be all 60.
    expect(most).toBeLessThan(3);
  });
});
