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

type Kind = 'int' | 'repeatedStrings' | 'sortedStrings' | 'strings' | 'text' | 'uint';

/** Checks for any of the values that a reader gets what was written as the kind. */
function expectReadBack<Value>(kind: Kind, values: fc.Arbitrary<Value>): void {
  fc.assert(
    fc.property(values, (value) => {
      const found: unknown = readBack(
        (writer) => writer[kind](value as never),
        (reader) => reader[kind](),
      );
      expect(found).toEqual(value);
    }),
  );
}

const numbersReadBack = (values: readonly number[]) =>
  readBack(
    (writer) => writer.uints(values),
    (reader) => [...reader.uints()],
  );

describe('what ByteWriter writes, ByteReader reads back', () => {
  it('for whole numbers up to 2^53 - 1, of either sign', () => {
    expectReadBack('uint', fc.maxSafeNat());
    expectReadBack('int', fc.integer({ min: -(2 ** 51), max: 2 ** 51 }));
  });

  it('for columns of whole numbers', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 0xffffffff })), (values) => {
        expect(numbersReadBack(values)).toEqual(values);
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
    expectReadBack('text', anyText);
    expectReadBack('strings', fc.array(anyText));
  });

  it('for sorted texts and for texts that repeat', () => {
    const sorted = fc.uniqueArray(anyText).map((texts) => texts.toSorted());
    expectReadBack('sortedStrings', sorted);
    expectReadBack('repeatedStrings', fc.array(fc.constantFrom('', 'CH', 'US', 'Zürich')));
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
    expect(numbersReadBack(values)).toEqual(values);
  });
});

describe('ByteReader', () => {
  it('says where a table ends early', () => {
    expect(() => new ByteReader(Uint8Array.of(0x80)).uint()).toThrow('table ends early, at byte 1');
  });
});
