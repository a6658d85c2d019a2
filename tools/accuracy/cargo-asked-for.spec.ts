import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestTo } from './cargo-asked-for.ts';

const all = { low: 0, high: 1 };

describe('the values nearest to spans', () => {
  it.each([
    ['one span', [{ low: 0.2, high: 0.4 }], 0.2, 0.4],
    [
      'spans that overlap',
      [
        { low: 0.2, high: 0.4 },
        { low: 0.3, high: 0.6 },
      ],
      0.3,
      0.4,
    ],
    [
      'two apart and one between them',
      [
        { low: 0.1, high: 0.2 },
        { low: 0.3, high: 0.5 },
        { low: 0.8, high: 0.9 },
      ],
      0.3,
      0.5,
    ],
    ['what cannot be', [{ low: -0.5, high: -0.2 }], 0, 0],
  ])('are, of %s', (_what, spans, low, high) => {
    expect(nearestTo(spans, all)).toEqual({ low, high });
  });

  it('are nothing without a span', () => {
    expect(nearestTo([], all)).toBeUndefined();
  });

  const span = fc
    .tuple(fc.double({ min: -1, max: 2, noNaN: true }), fc.double({ min: -1, max: 2, noNaN: true }))
    .map(([a, b]) => ({ low: Math.min(a, b), high: Math.max(a, b) }));

  it('are beaten by no other value', () => {
    fc.assert(
      fc.property(
        fc.array(span, { minLength: 1, maxLength: 8 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (spans, other, part) => {
          const nearest = nearestTo(spans, all) ?? all;
          const distance = (value: number) =>
            spans.map(({ low, high }) => Math.max(0, low - value, value - high)).reduce((a, b) => a + b);
          const inside = nearest.low + part * (nearest.high - nearest.low);
          expect(distance(inside)).toBeLessThanOrEqual(distance(other) + 1e-9);
        },
      ),
    );
  });
});
