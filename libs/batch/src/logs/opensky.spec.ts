import { describe, expect, it } from 'vitest';
import { logOf, questionsOf } from './questions.fixture.ts';

describe('a log of the OpenSky Network', () => {
  it('is known by its columns, and has its flights', () => {
    expect(logOf('opensky.csv')).toBe('opensky');
    expect(questionsOf('opensky.csv')).toEqual([
      'ZRH BOS LX 52 2025-3-14 economy',
      'ZRH LHR LX  2025-3-14 economy',
      'private',
    ]);
  });
});
