import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCells } from './parse-cells.ts';
import { splitBlocks } from './split-blocks.ts';

async function* pieces(text: string, length: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

async function blocksOf(text: string, length: number, hasQuotes: boolean): Promise<readonly string[]> {
  const blocks: string[] = [];
  for await (const block of splitBlocks(pieces(text, length), hasQuotes)) blocks.push(Buffer.from(block).toString());
  return blocks;
}

/** Cells of whole lines, without the empty one after the last line's end. */
const rowsOf = (text: string) => parseCells(text, ',').filter((row) => row.length > 1);

describe('blocks', () => {
  const cell = fc.oneof(
    fc.stringMatching(/^[a-zé ]{0,6}$/),
    fc.stringMatching(/^[a-z,\n"é]{0,6}$/).map((text) => `"${text.replaceAll('"', '""')}"`),
  );
  const list = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 20 }).map((rows) => `${rows.join('\n')}\n`);

  it('are the same list, in whatever pieces it comes, and each can be read alone', async () => {
    await fc.assert(
      fc.asyncProperty(list, fc.integer({ min: 1, max: 40 }), async (text, length) => {
        const blocks = await blocksOf(text, length, true);
        expect(blocks.join('')).toBe(text);
        expect(blocks.flatMap(rowsOf)).toEqual(rowsOf(text));
      }),
    );
  });

  it('of lines without quotes end with any line’s end', async () => {
    expect(await blocksOf('{"a": "x\n{}\nlast', 5, false)).toEqual(['{"a": "x\n', '{}\n', 'last']);
  });

  it('refuse a quote that nobody closes', async () => {
    await expect(blocksOf(`a,"b${'x'.repeat(17 * 2 ** 20)}`, 2 ** 20, true)).rejects.toThrow(
      'A quote opens in the input and is not closed for 16 MB.',
    );
  });
});
