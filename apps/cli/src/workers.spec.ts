import { describe, expect, it } from 'vitest';
import { workersFor } from './workers.ts';

describe('workers of a run', () => {
  it.each([
    ['as many as were asked for', 2, { processors: 4, freeBytes: 8e9 }, 2],
    ['no more than processors', 9999, { processors: 4, freeBytes: 8e9 }, 4],
    ['no more than memory holds', 9999, { processors: 64, freeBytes: 1.1e9 }, 4],
    ['one at least', 2, { processors: 4, freeBytes: 0 }, 1],
  ])('are %s', (_, asked, machine, workers) => {
    expect(workersFor(asked, machine)).toBe(workers);
  });
});
