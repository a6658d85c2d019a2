import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCells } from './parse-cells.ts';
import { splitBlocks, type BlocksOf } from './split-blocks.ts';

const CSV: BlocksOf = { kind: 'csv', delimiter: ',', rowsAbove: 0 };

async function* pieces(text: string, length: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

async function blocksOf(text: string, length: number, list = CSV): Promise<readonly string[]> {
  const blocks: string[] = [];
  for await (const block of splitBlocks(pieces(text, length), list, true)) blocks.push(Buffer.from(block).toString());
  return blocks;
}

/** Anything, most of it what could part rows in the wrong place. */
const anything = fc.string({ unit: fc.constantFrom('a', 'é', '"', '"', ',', ';', '\n', '\r\n', '\r', ' ', '\uFEFF') });

/** The rows of a whole text; undefined where a quote in it is not closed. */
function rowsOf(text: string) {
  try {
    return parseCells(text, ',');
  } catch {
    return undefined;
  }
}

describe('blocks', () => {
  it('are the same list, in whatever pieces it comes, and each can be read alone', async () => {
    await fc.assert(
      fc.asyncProperty(anything, fc.integer({ min: 1, max: 40 }), async (text, length) => {
        const whole = rowsOf(text);
        fc.pre(whole !== undefined && !text.startsWith('\uFEFF'));
        const blocks = await blocksOf(text, length);
        expect(blocks.join('')).toBe(text);
        expect(blocks.flatMap((block) => parseCells(block, ','))).toEqual(whole);
      }),
      { numRuns: 1000 },
    );
  });

  it('begin with all rows down to the header, and a byte order mark is no letter of a cell', async () => {
    const blocks = await blocksOf('\uFEFF"Title\n",\n\nfrom,to\nZRH,BOS\n', 1, { ...CSV, rowsAbove: 3 });
    expect(blocks).toEqual(['\uFEFF"Title\n",\n\nfrom,to\n', 'ZRH,BOS\n']);
  });

  it('of lines of JSON end with any line’s end', async () => {
    const blocks = await blocksOf('{"a": "x\n{}\nlast', 5, { ...CSV, kind: 'ndjson' });
    expect(blocks).toEqual(['{"a": "x\n', '{}\n', 'last']);
  });

  it('refuse a quote that nobody closes', async () => {
    await expect(blocksOf('a,"b\n', 2)).rejects.toThrow('A quote opens in the list and is not closed.');
    await expect(blocksOf(`a,"b${'x'.repeat(17 * 2 ** 20)}`, 2 ** 20)).rejects.toThrow(/^A row has more than 16 MB: /);
  });
});
