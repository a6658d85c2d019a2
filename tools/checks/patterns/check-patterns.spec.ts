import { describe, expect, it } from 'vitest';
import { slowPatterns } from './check-patterns.ts';

const inFile = (pattern: string) => slowPatterns('a.ts', `const a = 1;\nconst found = ${pattern}.exec(text);`);

describe('the check of patterns', () => {
  it.each([
    [String.raw`/^(.+?)\s*(?:-+|–|—|>|→|\/|\bto\b)\s*(.+)$/i`],
    [String.raw`/^(a+)+$/`],
    [String.raw`/\s*\n\s*/g`],
    [String.raw`/\/+$/`],
    [String.raw`/(?:a|a)*b/`],
  ])('finds %s', (pattern) => {
    expect(inFile(pattern)).toMatchObject([{ file: 'a.ts', line: 2 }]);
  });

  it.each([
    [String.raw`/-+|[–—>→/]|\bto\b/gi`],
    [String.raw`/\/{1,99}$/`],
    [String.raw`/^\d{4}-\d{2}$/`],
    ['/\\r\\n|\\n|\\r/'],
  ])('leaves %s', (pattern) => {
    expect(inFile(pattern)).toEqual([]);
  });
});
