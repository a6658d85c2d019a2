import { describe, expect, it } from 'vitest';
import { codeReader } from './codes.ts';
import { tables } from '../real-tables.fixture.ts';

describe('an airline’s name that several have', () => {
  const { carrier } = codeReader(tables, () => []);

  it.each([
    ['Wizz Air', 'W6'],
    ['Porter Airlines', 'PD'],
    ['Novair', 'NG'],
  ])('%s is the one with most routes, %s', (name, code) => {
    expect(carrier(name)).toBe(code);
  });

  it('is none of them where they have as many', () => {
    expect(carrier('Holiday Europe')).toBeUndefined();
  });
});
