import { describe, expect, it } from 'vitest';
import { plain } from './plain.ts';

describe('a text that is taken along', () => {
  it.each([
    ['Mo., 21.\u202FDez. 2026', 'Mo., 21. Dez. 2026'],
    ['約350\u202Fkg、範囲は270\u2060～\u2060371\u202Fkg', '約350 kg、範囲は270～371 kg'],
  ])('has none of the signs that keep a line of the page together: %s', (shown, taken) => {
    expect(plain(shown)).toBe(taken);
  });
});
