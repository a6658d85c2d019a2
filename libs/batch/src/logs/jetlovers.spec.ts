import { describe, expect, it } from 'vitest';
import { logOf, questionsOf } from './questions.fixture.ts';

describe('a log of JetLovers', () => {
  it('is known by its columns, and has its flights', () => {
    expect(logOf('jetlovers.csv')).toBe('jetlovers');
    expect(questionsOf('jetlovers.csv')).toEqual([
      'ZRH BOS LX 52 2025-3-14 business',
      'BOS ZRH LX 53 2025-3-21 economy',
      'LHR JFK BA 117 2025-5-2 premiumEconomy',
      'private',
    ]);
  });
});
