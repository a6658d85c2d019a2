import { ByteReader } from '@tim/reference-data';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ByteWriter } from './byte-writer.ts';

const anyText = fc.string({ unit: 'binary' });

/** What a reader gets of what was written; fails when bytes are left over. */
function readBack<Value>(write: (writer: ByteWriter) => unknown, read: (reader: ByteReader) => Value): Value {
  const writer = new ByteWriter();
  write(writer);
  const reader = new ByteReader(writer.toBytes());
  const value = read(reader);
  expect(reader.isAtEnd).toBe(true);
  return value;
}

describe('what ByteWriter writes, ByteReader reads back', () => {
  it('for whole numbers up to 2^53 - 1, of either sign', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (value) => {
        expect(
          readBack(
            (writer) => writer.uint(value),
            (reader) => reader.uint(),
          ),
        ).toBe(value);
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: -(2 ** 51), max: 2 ** 51 }), (value) => {
        expect(
          readBack(
            (writer) => writer.int(value),
            (reader) => reader.int(),
          ),
        ).toBe(value);
      }),
    );
  });

  it('for columns of whole numbers', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 0xffffffff })), (values) => {
        expect([
          ...readBack(
            (writer) => writer.uints(values),
            (reader) => reader.uints(),
          ),
        ]).toEqual(values);
      }),
    );
  });

  it('for decimal fractions, to the last digit', () => {
    const digits = fc.integer({ min: 0, max: 6 });
    const scaled = fc.array(fc.integer({ min: -180_000_000, max: 180_000_000 }));
    fc.assert(
      fc.property(digits, scaled, (places, numbers) => {
        const values = numbers.map((number) => number / 10 ** places);
        const found = readBack(
          (writer) => writer.decimals(values, places),
          (reader) => reader.decimals(),
        );
        expect([...found]).toEqual(values.map((value) => value + 0));
      }),
    );
  });

  it('for texts in any script', () => {
    fc.assert(
      fc.property(anyText, fc.array(anyText), (text, texts) => {
        expect(
          readBack(
            (writer) => writer.text(text),
            (reader) => reader.text(),
          ),
        ).toBe(text);
        expect(
          readBack(
            (writer) => writer.strings(texts),
            (reader) => reader.strings(),
          ),
        ).toEqual(texts);
      }),
    );
  });

  it('for sorted texts and for texts that repeat', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(anyText),
        fc.array(fc.constantFrom('', 'CH', 'US', 'Zürich')),
        (different, repeated) => {
          const sorted = different.sort();
          expect(
            readBack(
              (writer) => writer.sortedStrings(sorted),
              (reader) => reader.sortedStrings(),
            ),
          ).toEqual(sorted);
          const found = readBack(
            (writer) => writer.repeatedStrings(repeated),
            (reader) => reader.repeatedStrings(),
          );
          expect(found).toEqual(repeated);
        },
      ),
    );
  });

  it('for one column after another', () => {
    const found = readBack(
      (writer) => writer.text('Zürich').uints([1, 128]).decimals([1.0242], 4),
      (reader) => [reader.text(), [...reader.uints()], [...reader.decimals()]],
    );
    expect(found).toEqual(['Zürich', [1, 128], [1.0242]]);
  });
});

describe('ByteWriter', () => {
  it('refuses what could not be read back', () => {
    const writer = new ByteWriter();
    expect(() => writer.uint(-1)).toThrow('not a whole number from 0: -1');
    expect(() => writer.uint(0.5)).toThrow(RangeError);
    expect(() => writer.uints([2 ** 32])).toThrow('above 32 bits');
    expect(() => writer.decimals([1.02421], 4)).toThrow('more than 4 digits after the point: 1.02421');
    expect(() => writer.sortedStrings(['ZRH', 'BOS'])).toThrow('not sorted: ZRH, BOS');
  });

  it('grows beyond its first buffer', () => {
    const values = Array.from({ length: 100_000 }, (_, index) => index);
    expect([
      ...readBack(
        (writer) => writer.uints(values),
        (reader) => reader.uints(),
      ),
    ]).toEqual(values);
  });
});

describe('ByteReader', () => {
  it('says where a table ends early', () => {
    expect(() => new ByteReader(Uint8Array.of(0x80)).uint()).toThrow('table ends early, at byte 1');
  });
});
