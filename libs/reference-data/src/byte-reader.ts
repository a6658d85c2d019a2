/** First bytes of every table file. */
export const TABLE_MAGIC = 'TIMT';
/** Layout of the bytes; raised when a reader of the old layout could not read the new one. */
export const TABLE_LAYOUT_VERSION = 2;

/**
 * Reads what `ByteWriter` (tools/pipeline/reference-data) wrote: numbers and whole columns, one after another.
 *
 * - uint: whole number 0 to 2^53 - 1, seven bits a byte, low bits first, high bit set on all bytes but the last
 * - int: whole number, as uint 2n, or -2n - 1 when negative
 * - text: number of code points, then each as uint
 * - column: number of values, then the values
 */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #position = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** True when every byte has been read. */
  get isAtEnd(): boolean {
    return this.#position === this.#bytes.length;
  }

  uint(): number {
    let value = 0;
    let scale = 1;
    for (;;) {
      const byte = this.#bytes[this.#position];
      if (byte === undefined) throw new RangeError(`table ends early, at byte ${this.#position}`);
      this.#position += 1;
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) return value;
      scale *= 128;
    }
  }

  int(): number {
    const value = this.uint();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }

  text(): string {
    return this.#characters(this.uint());
  }

  /** Whole numbers 0 to 2^32 - 1. */
  uints(): Uint32Array {
    const values = new Uint32Array(this.uint());
    const bytes = this.#bytes;
    let position = this.#position;
    for (let index = 0; index < values.length; index += 1) {
      const byte = bytes[position];
      if (byte !== undefined && byte < 0x80) {
        values[index] = byte;
        position += 1;
      } else {
        this.#position = position;
        values[index] = this.uint();
        position = this.#position;
      }
    }
    this.#position = position;
    return values;
  }

  /** Decimal fractions: digits after the point, the least value, then each value less the least. */
  decimals(): Float64Array {
    const values = new Float64Array(this.uint());
    const scale = 10 ** this.uint();
    const least = this.int();
    for (let index = 0; index < values.length; index += 1) values[index] = (least + this.uint()) / scale;
    return values;
  }

  /** All lengths first, then all characters. */
  strings(): string[] {
    return Array.from(this.uints(), (length) => this.#characters(length));
  }

  /** Front-coded: how many characters to keep of the string before, then the rest. */
  sortedStrings(): string[] {
    const kept = this.uints();
    const rests = this.strings();
    let before = '';
    return rests.map((rest, index) => {
      before = before.slice(0, kept[index]) + rest;
      return before;
    });
  }

  /** The different strings, sorted, then each value's number among them. Equal strings are one string in memory. */
  repeatedStrings(): string[] {
    const words = this.sortedStrings();
    return Array.from(this.uints(), (number) => words[number] ?? '');
  }

  #characters(length: number): string {
    const codePoints: number[] = [];
    for (let index = 0; index < length; index += 1) codePoints.push(this.uint());
    return String.fromCodePoint(...codePoints);
  }
}
