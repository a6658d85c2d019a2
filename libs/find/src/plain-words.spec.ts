import { expect, it } from 'vitest';
import { plainWords } from './plain-words.ts';

it.each([
  ['Zürich', 'zurich'],
  ['ぱり', 'ﾊﾟﾘ'],
])('%s and %s are one name to whoever types', (one, other) => {
  expect(plainWords(one)).toBe(plainWords(other));
});

it('parts letters that a mark makes others of: パリ is Paris, バリ Bali, ハリ neither', () => {
  expect(new Set(['パリ', 'バリ', 'ハリ'].map(plainWords)).size).toBe(3);
});
