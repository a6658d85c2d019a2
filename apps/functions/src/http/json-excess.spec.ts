import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonExcess } from './json-excess.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const MANY = 1_000_000;

const partsOf = (json: unknown): readonly unknown[] =>
  typeof json === 'object' && json !== null ? Object.values(json) : [];

/** Lists and objects in one another, counted on the value itself. */
function depthOf(json: unknown): number {
  if (typeof json !== 'object' || json === null) return 0;
  return 1 + Math.max(0, ...partsOf(json).map(depthOf));
}

/** Commas that its JSON has outside of texts, counted on the value itself. */
function commasOf(json: unknown): number {
  const parts = partsOf(json);
  return Math.max(0, parts.length - 1) + parts.reduce<number>((sum, part) => sum + commasOf(part), 0);
}

describe('jsonExcess', () => {
  it('says of any JSON what counting on the parsed value says', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.nat(8), fc.nat(20), (json, depth, commas) => {
        const bytes = bytesOf(JSON.stringify(json));
        expect(jsonExcess(bytes, { depth, commas: MANY }) === 'depth').toBe(depthOf(json) > depth);
        expect(jsonExcess(bytes, { depth: MANY, commas }) === 'commas').toBe(commasOf(json) > commas);
      }),
    );
  });

  it('takes brackets and commas in text for text', () => {
    expect(jsonExcess(bytesOf(JSON.stringify(['[[{{,,', '\\",[[', '\\'])), { depth: 1, commas: 2 })).toBeUndefined();
  });
});
