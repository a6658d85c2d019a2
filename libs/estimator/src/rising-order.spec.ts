import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RisingOrder } from './rising-order.ts';

const order = new RisingOrder();

function sorted(keys: readonly number[]): readonly (readonly [place: number, key: number])[] {
  order.clear();
  keys.forEach((key, place) => order.add(place, key));
  return Array.from({ length: order.count }, (_, at) => [order.placeAt(at), order.keyAt(at)]);
}

describe('RisingOrder', () => {
  it('has places as a stable sort by key has them, however often it is filled', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -3, max: 3 }), { maxLength: 12 }), (keys) => {
        const expected = keys.map((key, place) => [place, key] as const).toSorted((a, b) => a[1] - b[1]);
        expect(sorted(keys)).toEqual(expected);
      }),
    );
  });
});
