import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeRows, type Encoding } from './encoding.ts';
import { parseCells, withoutByteOrderMark } from './parse-cells.ts';
import { LONGEST_ROW_BYTES } from '../bounds.ts';
import { splitBlocks, type BlocksOf } from './split-blocks.ts';

const CSV: BlocksOf = { kind: 'csv', delimiter: ',', encoding: 'utf-8', rowsAbove: 0 };

async function* pieces(bytes: Uint8Array, length: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

const ENCODED: Readonly<Record<Encoding, (text: string) => Buffer>> = {
  'utf-8': (text) => Buffer.from(text),
  'windows-1252': (text) => Buffer.from(text, 'latin1'),
  // "表", whose second byte is a backslash, is the one letter of two bytes here.
  shift_jis: (text) => Buffer.from(text.replaceAll('表', '\x95\\'), 'latin1'),
  'utf-16le': (text) => Buffer.from(text, 'utf16le'),
  'utf-16be': (text) => Buffer.from(text, 'utf16le').swap16(),
};

async function blocksOf(text: string, length: number, list = CSV): Promise<readonly string[]> {
  const blocks: string[] = [];
  for await (const block of splitBlocks(pieces(ENCODED[list.encoding](text), length), list, true)) {
    blocks.push(decodeRows(block, list.encoding));
  }
  return blocks;
}

/** Anything, most of it what could part rows in the wrong place. */
const anything = fc.string({ unit: fc.constantFrom('a', 'é', '"', '"', ',', ';', '\n', '\r\n', '\r', ' ', '\uFEFF') });
/** The same in letters that every encoding has. */
const latin = fc.string({ unit: fc.constantFrom('a', 'é', 'ÿ', '"', '"', ',', '\n', '\r\n', '\r', ' ') });
/** The same in letters of Shift_JIS. */
const japanese = fc.string({ unit: fc.constantFrom('a', '表', '"', '"', ',', '\n', '\r\n', '\r', ' ') });

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
    );
  });

  it.each([
    ['windows-1252', latin],
    ['utf-16le', latin],
    ['utf-16be', latin],
    ['shift_jis', japanese],
  ] as const)('of %s are the rows of the text, and letters of two bytes stay whole', async (encoding, anyText) => {
    await fc.assert(
      fc.asyncProperty(anyText, fc.boolean(), fc.integer({ min: 1, max: 40 }), async (text, hasMark, length) => {
        const whole = rowsOf(text);
        fc.pre(whole !== undefined);
        const written = hasMark && encoding.startsWith('utf') ? `\uFEFF${text}` : text;
        const blocks = await blocksOf(written, length, { ...CSV, encoding });
        expect(blocks.join('')).toBe(written);
        expect(blocks.flatMap((block) => parseCells(withoutByteOrderMark(block), ','))).toEqual(whole);
      }),
    );
  });

  it('end with LF, CR LF and CR in one list', async () => {
    const blocks = await blocksOf('from,to\r\nZRH,BOS\nLHR,JFK\rCDG,NCE', 1);
    expect(blocks).toEqual(['from,to\r\n', 'ZRH,BOS\n', 'LHR,JFK\r', 'CDG,NCE']);
  });

  it('begin with all rows down to the header, and a byte order mark is no letter of a cell', async () => {
    const blocks = await blocksOf('\uFEFF"Title\n",\n\nfrom,to\nZRH,BOS\n', 1, { ...CSV, rowsAbove: 3 });
    expect(blocks).toEqual(['\uFEFF"Title\n",\n\nfrom,to\n', 'ZRH,BOS\n']);
  });

  it('of lines of JSON end with any line’s end', async () => {
    const blocks = await blocksOf('{"a": "x\n{}\r\n{}\rlast', 5, { ...CSV, kind: 'ndjson' });
    expect(blocks).toEqual(['{"a": "x\n', '{}\r\n', '{}\r', 'last']);
  });

  it('are short where a whole list comes at once', async () => {
    const blocks = await blocksOf('ZRH,BOS\n'.repeat(500_000), Infinity);
    expect(Math.max(...blocks.map(({ length }) => length))).toBeLessThanOrEqual(2 ** 16);
    expect(blocks.join('')).toHaveLength(4_000_000);
  });

  it.each([1000, 2 ** 16, Infinity])('hold a row that is too long alone, in pieces of %i bytes', async (length) => {
    const long = `"${'x'.repeat(LONGEST_ROW_BYTES)}",BOS\n`;
    const blocks = await blocksOf(`ZRH,BOS\n${long}LHR,JFK\n${long}${long}CDG,NCE\n`, length);
    expect(blocks.filter((block) => block.length > LONGEST_ROW_BYTES)).toEqual([long, long, long]);
    expect(blocks.filter((block) => block.length < LONGEST_ROW_BYTES).join('')).toBe('ZRH,BOS\nLHR,JFK\nCDG,NCE\n');
  });

  it('refuse a quote that nobody closes, and half a letter', async () => {
    await expect(blocksOf('a,"b\n', 2)).rejects.toThrow('A quotation mark in the list is missing its partner.');
    await expect(blocksOf(`a,"b${'x'.repeat(17 * 2 ** 20)}`, 2 ** 20)).rejects.toThrow(/^A row has more than 16 MB: /);
    const cut = splitBlocks(
      pieces(Buffer.from('a,b', 'utf16le').subarray(1), 2),
      { ...CSV, encoding: 'utf-16le' },
      true,
    );
    await expect(cut.next()).rejects.toThrow('ends in the middle of a character');
  });
});
