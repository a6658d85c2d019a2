import { describe, expect, it } from 'vitest';
import { plainDictionaries, slowPatterns } from './check-patterns.ts';

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

describe('the check of dictionaries', () => {
  const declared = "const WORDS: Readonly<Record<string, string>> = { hotels: 'Hotel' };\n";

  it.each([
    [`${declared}export const word = (part: string) => WORDS[part];`],
    [`${declared}export const has = (part: string) => part in WORDS;`],
    [
      "const WORDS: { readonly [part: string]: string } = { a: 'A' };\nexport const word = (part: string) => WORDS[part];",
    ],
  ])('finds %j', (text) => {
    expect(plainDictionaries('a.ts', text)).toMatchObject([{ file: 'a.ts', line: 2 }]);
  });

  it.each([
    [`${declared}export const hotel = WORDS['hotels'];`],
    [`${declared}export const all = Object.entries(WORDS);`],
    [
      "const WORDS: Readonly<Record<'a' | 'b', string>> = { a: 'A', b: 'B' };\nexport const word = (part: 'a' | 'b') => WORDS[part];",
    ],
    ['const found: Record<string, number> = {};\nexport const set = (name: string) => (found[name] = 1);'],
    ["const WORDS = new Map([['a', 'A']]);\nexport const word = (part: string) => WORDS.get(part);"],
  ])('leaves %j', (text) => {
    expect(plainDictionaries('a.ts', text)).toEqual([]);
  });
});
