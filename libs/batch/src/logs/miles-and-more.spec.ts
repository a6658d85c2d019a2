import { describe, expect, it } from 'vitest';
import { logOf, questionsOf } from './questions.fixture.ts';

describe('a log of Miles & More', () => {
  it('is known by its columns, and has its flights', () => {
    expect(logOf('miles-and-more.json')).toBe('miles-and-more');
    expect(questionsOf('miles-and-more.json')).toEqual([
      'ZRH BOS LX 52 2025-3-14 business',
      'BOS ZRH LX 53 2025-3-21 premiumEconomy',
      'FRA MUC LH 98 2025-5-2 economy',
    ]);
  });
});
