import { describe, expect, it } from 'vitest';
import { createRateLimiter } from './rate-limiter.ts';

function limiterAt(perMinute: number) {
  let now = 0;
  const { admit: limit, charge } = createRateLimiter(perMinute, () => now);
  const passMs = (ms: number) => {
    now += ms;
  };
  return { limit, charge, passMs };
}

describe('the rate limit', () => {
  it('lets a minute’s requests pass at once, then says when to come again', () => {
    const { limit } = limiterAt(60);
    const verdicts = Array.from({ length: 61 }, () => limit('a'));
    expect(verdicts.slice(0, 60).every(({ kind }) => kind === 'allowed')).toBe(true);
    expect(verdicts[60]).toEqual({ kind: 'limited', retryAfterSeconds: 1 });
  });

  it('lets a client pass again after the time it named', () => {
    const { limit, passMs } = limiterAt(6);
    for (let i = 0; i < 6; i += 1) limit('a');
    expect(limit('a')).toEqual({ kind: 'limited', retryAfterSeconds: 10 });
    passMs(10_000);
    expect(limit('a').kind).toBe('allowed');
    expect(limit('a').kind).toBe('limited');
  });

  it('lets a client ask for more than it has, and wait afterwards', () => {
    const { limit, charge, passMs } = limiterAt(60);
    expect(limit('a').kind).toBe('allowed');
    charge('a', 89);
    expect(limit('a')).toEqual({ kind: 'limited', retryAfterSeconds: 31 });
    passMs(31_000);
    expect(limit('a').kind).toBe('allowed');
  });

  it('lets no client wait for more than a minute, whatever it asked for', () => {
    const { limit, charge } = limiterAt(60);
    limit('a');
    charge('a', 1_000_000);
    expect(limit('a')).toEqual({ kind: 'limited', retryAfterSeconds: 61 });
  });

  it('counts each client for itself', () => {
    const { limit } = limiterAt(1);
    expect(limit('a').kind).toBe('allowed');
    expect(limit('b').kind).toBe('allowed');
    expect(limit('a').kind).toBe('limited');
  });

  it('remembers a bounded number of clients', () => {
    const { limit } = limiterAt(1);
    limit('first');
    for (let i = 0; i < 10_000; i += 1) limit(`client ${i}`);
    expect(limit('first').kind).toBe('allowed');
  });
});
