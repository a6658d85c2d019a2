import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitRoute } from './route.ts';

/** A word, or a sign with spaces about it. */
const word = fc.constantFrom('ZRH', 'Boston', 'New York', 'Toronto', 'x', 'Zürich');
const between = fc.constantFrom('-', ' - ', '--', '–', ' — ', '>', ' → ', '/', ' / ', ' to ', '  TO ');

describe('a route', () => {
  it.each([
    ['ZRH-BOS', ['ZRH', 'BOS']],
    ['Zurich to Boston', ['Zurich', 'Boston']],
    ['Toronto - Porto', ['Toronto', 'Porto']],
    ['ZRH / BOS / JFK', ['ZRH', 'BOS / JFK']],
    ['-ZRH', undefined],
    ['ZRH-', undefined],
    ['ZRH', undefined],
    ['', undefined],
  ])('%s has the ends %j', (text, ends) => {
    expect(splitRoute(text)).toEqual(ends);
  });

  it('of any words and signs is parted at the first sign', () => {
    fc.assert(
      fc.property(word, fc.array(fc.tuple(between, word), { minLength: 1, maxLength: 4 }), (first, others) => {
        const [[sign] = [''], ...rest] = others;
        const last = others.map(([one, end]) => `${one}${end}`).join('');
        expect(splitRoute(`${first}${last}`)).toEqual([first, last.slice(sign.length).trimStart()]);
        expect(rest).toHaveLength(others.length - 1);
      }),
    );
  });

  it('looks at each letter of a hostile text a few times at most', () => {
    const hostile = `–${'\t'.repeat(500_000)}/\n${'\t'.repeat(500_000)}`;
    expect(splitRoute(hostile)).toBeUndefined();
    expect(splitRoute(`x${hostile}x`)?.[0]).toBe('x');
  });
});
