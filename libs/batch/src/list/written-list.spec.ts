import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeRows, encodingOf } from './encoding.ts';
import { listFormat } from './list-format.ts';
import { withoutByteOrderMark } from './parse-cells.ts';
import { listWriter, writtenAs } from './written-list.ts';

const LIST = 'Von;Nach;Größe;Preis\r\nZRH;BOS;Müller;12,50\r\nBOS;ZRH;Zoë;9,90\r\n';
const as = (bytes: Uint8Array, isForSpreadsheets = false, kind: 'csv' | 'ndjson' = 'csv') =>
  writtenAs(listFormat({ bytes, isWhole: true }, kind, { columns: {} }), isForSpreadsheets);

describe('answers are written as the list came', () => {
  it.each([
    ['UTF-8', Buffer.from(LIST), { encoding: 'utf-8', hasMark: false }],
    ['UTF-8 with a mark, as Excel writes it', Buffer.from(`\uFEFF${LIST}`), { encoding: 'utf-8', hasMark: true }],
    [
      'windows-1252, which Excel takes UTF-8 without a mark for',
      Buffer.from(LIST, 'latin1'),
      { encoding: 'utf-8', hasMark: true },
    ],
    ['UTF-16', Buffer.from(`\uFEFF${LIST}`, 'utf16le'), { encoding: 'utf-16le', hasMark: true }],
    [
      'UTF-16, high bytes first',
      Buffer.from(`\uFEFF${LIST}`, 'utf16le').swap16(),
      { encoding: 'utf-16be', hasMark: true },
    ],
  ] as const)('%s', (_what, bytes, written) => {
    expect(as(bytes)).toEqual(written);
    expect(as(bytes, true)).toEqual({ ...written, hasMark: true });
  });

  it('but JSON, which has UTF-8 and no mark', () => {
    expect(as(Buffer.from('\uFEFF{"from":"ZRH","to":"BOS"}\n'), true, 'ndjson')).toEqual({
      encoding: 'utf-8',
      hasMark: false,
    });
  });

  it('and are read again as they were, block after block', () => {
    const encoding = fc.constantFrom('utf-8', 'utf-16le', 'utf-16be');
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).map((some) => `Zürich;${some}\n`);
    fc.assert(
      fc.property(encoding, fc.array(text, { minLength: 1, maxLength: 4 }), (written, texts) => {
        const write = listWriter({ encoding: written, hasMark: true });
        const bytes = Buffer.concat(texts.map((one, at) => write(one, at === 0)));
        expect(encodingOf(bytes)).toBe(written);
        expect(withoutByteOrderMark(decodeRows(bytes, written))).toBe(texts.join(''));
      }),
    );
  });
});
