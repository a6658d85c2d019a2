import { describe, expect, it } from 'vitest';
import { LIMITS, workOfRequest } from './limits.ts';

describe('the work of a request', () => {
  it.each([
    ['no entry', 0, {}, 0],
    ['flights', 1000, {}, 1000],
    ['flights with their working', 25, { includeWorking: true }, 250],
    ['a market with the ways to fly it', 1, { includeOptions: true }, 20],
    ['a market with both', 1, { includeOptions: true, includeWorking: true }, 30],
  ])('of %s is that of each of them', (_, entries, asked, work) => {
    expect(workOfRequest(entries, asked)).toBe(work);
  });

  it('lets one flight with its working pass the line of large requests, and no market with the ways to fly it', () => {
    expect(workOfRequest(1, { includeWorking: true })).toBeLessThanOrEqual(LIMITS.workAtOnce);
    expect(workOfRequest(1, { includeOptions: true })).toBeGreaterThan(LIMITS.workAtOnce);
  });
});
