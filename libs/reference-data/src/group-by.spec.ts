import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupBy } from './group-by.ts';

const key = fc.oneof(fc.constantFrom(0, -0, Number.NaN, undefined, null, '', 'a', true), fc.double(), fc.string());

describe('groupBy', () => {
  it('puts items under their keys as the language’s own function does, in the same order', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ key, value: fc.integer() })), (items) => {
        const keyOf = (item: (typeof items)[number]) => item.key;
        expect([...groupBy(items, keyOf)]).toEqual([...Map.groupBy(items, keyOf)]);
      }),
    );
  });

  it('has one group of 0 and -0, under 0, and one of what is not a number', () => {
    const groups = groupBy([0, -0, Number.NaN, Number.NaN], (item) => item);
    expect([...groups]).toEqual([
      [0, [0, -0]],
      [Number.NaN, [Number.NaN, Number.NaN]],
    ]);
  });

  it('groups what any iterable gives: characters of a text, rows of a generator', () => {
    expect([...groupBy('🥰💩🙏😈', (character) => (character < '🙏' ? 'before' : 'after'))]).toEqual([
      ['after', ['🥰', '🙏']],
      ['before', ['💩', '😈']],
    ]);
    expect([...groupBy(new Set([1, 2, 3]).values(), (item) => item % 2)]).toEqual([
      [1, [1, 3]],
      [0, [2]],
    ]);
  });

  it('ends what it reads from when a key cannot be told', () => {
    let isOpen = true;
    const rows = (function* () {
      try {
        yield 1;
      } finally {
        isOpen = false;
      }
    })();
    expect(() =>
      groupBy(rows, () => {
        throw new RangeError('no key');
      }),
    ).toThrow('no key');
    expect(isOpen).toBe(false);
  });
});
