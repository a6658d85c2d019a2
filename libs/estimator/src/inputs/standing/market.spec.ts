import { describe, expect, it } from 'vitest';
import { marketBetween } from './market.ts';

describe('a flight between two countries', () => {
  it.each([
    ['FR', 'GP', 'FR', 'own'],
    ['IE', 'IT', 'IT', 'own'],
    ['IE', 'PL', 'GB', 'own'],
    ['GB', 'IT', 'DE', 'foreign'],
    ['NZ', 'AU', 'AU', 'own'],
    ['US', 'PR', 'US', 'own'],
    ['HK', 'AU', 'AU', 'foreign-domestic'],
    ['SV', 'DE', 'IT', 'foreign'],
    ['', 'DE', 'IT', 'own'],
  ])('is, to a carrier of %s from %s to %s, %s', (home, from, to, market) => {
    expect(marketBetween(home, from, to)).toBe(market);
    expect(marketBetween(home, to, from)).toBe(market);
  });
});
