import { describe, expect, it } from 'vitest';
import { upperCaseCode } from './upper-case-code.ts';

describe('upperCaseCode', () => {
  it.each([
    ['zrH', 'ZRH'],
    ['ßr', 'ßR'],
    ['ﬀ', 'ﬀ'],
    ['ŉd', 'ŉD'],
    ['ıl', 'ıL'],
  ])('makes %s %s', (code, upper) => {
    expect(upperCaseCode(code)).toBe(upper);
  });
});
