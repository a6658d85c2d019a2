import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { oneCheck } from '../report/tally.ts';
import { runSteps, summarise } from './run-steps.ts';

describe('runSteps and summarise', () => {
  const lines: string[] = [];
  beforeEach(() => {
    lines.length = 0;
    vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(...line.split('\n')));
  });
  afterEach(() => vi.restoreAllMocks());

  const good = { name: 'Good', run: () => Promise.resolve({ passed: 41, failed: 0, notes: [] }) };
  const bad = { name: 'Bad', run: () => Promise.resolve(oneCheck(false)) };
  const broken = { name: 'Broken', run: () => Promise.reject(new Error('no such tool')) };

  it('ends with the sum, alone on the last line', async () => {
    expect(summarise(await runSteps([good, good]))).toBe(true);
    expect(lines.at(-1)).toBe('82 passed, 0 failed');
  });

  it('goes on after a failure and counts a step that throws', async () => {
    expect(summarise(await runSteps([bad, broken, good]))).toBe(false);
    expect(lines.at(-1)).toBe('41 passed, 2 failed');
    expect(lines).toContainEqual(expect.stringContaining('no such tool'));
  });
});
