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
});
