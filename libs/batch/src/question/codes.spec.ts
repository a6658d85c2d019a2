import { describe, expect, it } from 'vitest';
import { codes } from './read-list.fixture.ts';

describe('an airline’s name that several have', () => {
  it.each([
    ['Wizz Air', 'W6'],
    ['Porter Airlines', 'PD'],
    ['Novair', 'NG'],
  ])('%s is the one with most routes, %s', (name, code) => {
    expect(codes.carrier(name)).toBe(code);
  });

  it('is none of them where they have as many', () => {
    expect(codes.carrier('Holiday Europe')).toBeUndefined();
  });
});
