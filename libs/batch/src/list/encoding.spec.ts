import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeRows, encodingOf } from './encoding.ts';

const LIST = 'Von;Nach;Name\r\nZRH;BOS;Müller – Œuvre\r\n';
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();

/** Letters of windows-1252 that no reading as UTF-8 takes for something else. */
const WESTERN = Buffer.from([0x5a, 0x52, 0x48, 0x2c, 0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72, 0x20, 0x96, 0x0a]);

/** "日付,便\n羽田,JL便\n" in Shift_JIS. */
const JAPANESE = Buffer.from('93fa95742c95d60a894893632c4a4c95d60a', 'hex');

const read = (bytes: Uint8Array) => decodeRows(bytes, encodingOf(bytes));

describe('the encoding of a list', () => {
  it.each([
    ['utf-8', Buffer.from(LIST)],
    ['utf-8', Buffer.from(`\uFEFF${LIST}`)],
    ['utf-8', Buffer.from(LIST).subarray(0, LIST.indexOf('ü') + 1)],
    ['utf-8', Buffer.from('')],
    ['windows-1252', WESTERN],
    ['shift_jis', JAPANESE],
    ['shift_jis', JAPANESE.subarray(0, 5)],
    ['utf-16le', Buffer.from(`\uFEFF${LIST}`, 'utf16le')],
    ['utf-16be', utf16be(`\uFEFF${LIST}`)],
    ['utf-16le', Buffer.from(LIST, 'utf16le')],
    ['utf-16be', utf16be(LIST)],
    ['utf-16le', Buffer.from('东京,大阪,Ā\n', 'utf16le')],
  ] as const)('is told: %s', (encoding, bytes) => {
    expect(encodingOf(bytes)).toBe(encoding);
  });

  it.each([
    ['a workbook', [0x50, 0x4b, 0x03, 0x04, 0], /“CSV UTF-8”/],
    ['an old workbook', [0xd0, 0xcf, 0x11, 0xe0, 0], /“CSV UTF-8”/],
    ['UTF-32', [0xff, 0xfe, 0, 0, 0x5a, 0, 0, 0], /UTF-32/],
    ['UTF-32, high bytes first', [0, 0, 0xfe, 0xff, 0, 0, 0, 0x5a], /UTF-32/],
    ['no text', [1, 0, 0, 7, 9, 0, 0, 0, 3], /no text/],
  ] as const)('of %s is refused with what to do', (_what, bytes, message) => {
    expect(() => encodingOf(Uint8Array.from(bytes))).toThrow(message);
  });
});

describe('the text of a list', () => {
  it('is the same in every encoding', () => {
    for (const bytes of [Buffer.from(LIST), Buffer.from(LIST, 'utf16le'), utf16be(LIST)])
      expect(read(bytes)).toBe(LIST);
    expect(read(WESTERN)).toBe('ZRH,Müller –\n');
    expect(read(JAPANESE)).toBe('日付,便\n羽田,JL便\n');
  });

  it('of the West is no Japanese, whatever accents it has', () => {
    const LISTS = [
      'De;À;Remarque\nGenève;Orléans;réservé, d’été\n',
      'Desde;Hasta\nMálaga;Córdoba\nLogroño;A Coruña\n',
      'VON;NACH\nZÜRICH;MÜNCHEN\nDÜSSELDORF;GÖTEBORG\n',
      'Fra;Til\nTromsø;Ålesund\nBodø;Røros\n',
      'From,To\néé,éé\n',
    ];
    for (const list of LISTS) {
      const bytes = Buffer.from(list.replaceAll('’', '\x92'), 'latin1');
      expect(read(bytes)).toBe(list);
    }
  });

  it('in Shift_JIS keeps lines of UTF-8 and of windows-1252 that stand in it', () => {
    const lines = [JAPANESE, Buffer.from('ZRH,Łódź\n'), WESTERN];
    expect(decodeRows(Buffer.concat(lines), 'shift_jis')).toBe('日付,便\n羽田,JL便\nZRH,Łódź\nZRH,Müller –\n');
  });

  it('holds lines of UTF-8 and of windows-1252 beside each other', () => {
    expect(read(Buffer.concat([Buffer.from('ZRH,Zoë\r'), WESTERN, Buffer.from('BOS,Łódź')]))).toBe(
      'ZRH,Zoë\rZRH,Müller –\nBOS,Łódź',
    );
  });

  it('never has a sign that stands for a letter that was lost', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        fc.pre(!bytes.includes(0));
        expect(decodeRows(bytes, 'utf-8')).not.toMatch(/(?<!\xef\xbf)\ufffd/);
      }),
    );
  });

  it('comes back from UTF-8 and UTF-16 as it was, whatever letters it has', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 50 }), (text) => {
        expect(decodeRows(Buffer.from(text), 'utf-8')).toBe(text);
        expect(decodeRows(Buffer.from(text, 'utf16le'), 'utf-16le')).toBe(text);
        expect(decodeRows(utf16be(text), 'utf-16be')).toBe(text);
      }),
    );
  });

  it('that is broken UTF-16 is refused', () => {
    expect(() => decodeRows(Buffer.from('ZRH\ud800,BOS', 'utf16le'), 'utf-16le')).toThrow('“CSV UTF-8”');
  });
});
