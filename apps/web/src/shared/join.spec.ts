import { describe, expect, it } from 'vitest';
import { JOIN } from './join.ts';

describe('parts beside one another', () => {
  it('are joined, and what parts them can be had alone', () => {
    expect(JOIN.clauses(['a', 'b', 'c'])).toBe('a, b, c');
    expect(JOIN.clauses(['', ''])).toBe(', ');
    expect(JOIN.sentences(['A.', 'B.'])).toBe('A. B.');
    expect(JOIN.items([])).toBe('');
  });

  it('end a sentence once', () => {
    expect(JOIN.sentence('is it?')).toBe('Is it?');
    expect(JOIN.sentence('it is')).toBe('It is.');
    expect([JOIN.space, JOIN.stop]).toEqual([' ', '.']);
  });
});
