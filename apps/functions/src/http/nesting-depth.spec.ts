import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDeeperThan } from './nesting-depth.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Lists and objects in one another, counted on the value itself. */
function depthOf(json: unknown): number {
  if (typeof json !== 'object' || json === null) return 0;
  return 1 + Math.max(0, ...Object.values(json).map(depthOf));
}

describe('isDeeperThan', () => {
  it('says of any JSON what counting on the parsed value says', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.nat(8), (json, limit) => {
        expect(isDeeperThan(limit, bytesOf(JSON.stringify(json)))).toBe(depthOf(json) > limit);
      }),
    );
  });

  it('takes brackets in text for text', () => {
    expect(isDeeperThan(1, bytesOf(JSON.stringify(['[[{{', '\\"[[', '\\'])))).toBe(false);
  });

  it('says it of a hundred thousand lists in one another', () => {
    expect(isDeeperThan(64, bytesOf('['.repeat(100_000)))).toBe(true);
  });
});
