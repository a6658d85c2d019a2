import { describe, expect, it } from 'vitest';
import { logOf, questionsOf } from './questions.fixture.ts';

describe('a log of byAir', () => {
  it('is known by its columns, and has its flights', () => {
    expect(logOf('byair.csv')).toBe('byair');
    expect(questionsOf('byair.csv')).toEqual([
      'ZRH BOS LX 52 2025-3-14 business',
      'BOS ZRH LX 53 2025-3-21 premiumEconomy',
      'LHR JFK BA 117 2025-5-2 first',
      'private',
      'cancelled',
    ]);
  });
});
