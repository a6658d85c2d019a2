import { numbered } from './numbered.ts';

/**
 * Writes what `ByteReader` (libs/reference-data) reads; the layout stands in that class's docstring. Every method throws a
 * RangeError for a value that could not be read back unchanged.
 */
export class ByteWriter {
  #bytes = new Uint8Array(1 << 16);
  #length = 0;

  /** The bytes written so far. */
  toBytes(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }

  uint(value: number): this {
    if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`not a whole number from 0: ${value}`);
    let rest = value;
    while (rest >= 0x80) {
      this.#byte((rest % 0x80) | 0x80);
      rest = Math.floor(rest / 0x80);
    }
    this.#byte(rest);
    return this;
  }

  int(value: number): this {
    return this.uint(value < 0 ? -2 * value - 1 : 2 * value);
  }

  text(value: string): this {
    const characters = Array.from(value);
    this.uint(characters.length);
    return this.#characters(characters);
  }

  uints(values: ArrayLike<number>): this {
    this.uint(values.length);
    for (const value of Array.from(values)) {
      if (value > 0xffffffff) throw new RangeError(`above 32 bits: ${value}`);
      this.uint(value);
    }
    return this;
  }

  /** @param digits - digits after the decimal point; a value with more is refused, never rounded */
  decimals(values: readonly number[], digits: number): this {
    const scaled = values.map((value) => scale(value, digits));
    const least = scaled.reduce((smaller, value) => Math.min(smaller, value), scaled[0] ?? 0);
    this.uint(values.length).uint(digits).int(least);
    for (const value of scaled) this.uint(value - least);
    return this;
  }

  strings(values: readonly string[]): this {
    const characters = values.map((value) => Array.from(value));
    this.uints(characters.map(({ length }) => length));
    for (const value of characters) this.#characters(value);
    return this;
  }

  /** @param values - rising by code unit, each once */
  sortedStrings(values: readonly string[]): this {
    values.forEach((value, index) => {
      const before = values[index - 1];
      if (before !== undefined && before >= value) throw new RangeError(`not sorted: ${before}, ${value}`);
    });
    const kept = values.map((value, index) => commonStart(values[index - 1] ?? '', value));
    return this.uints(kept).strings(values.map((value, index) => value.slice(kept[index])));
  }

  repeatedStrings(values: readonly string[]): this {
    const { sorted, numberOf } = numbered(values);
    return this.sortedStrings(sorted).uints(values.map(numberOf));
  }

  #characters(characters: readonly string[]): this {
    for (const character of characters) this.uint(character.codePointAt(0) ?? 0);
    return this;
  }

  #byte(value: number): void {
    if (this.#length === this.#bytes.length) {
      const larger = new Uint8Array(this.#bytes.length * 2);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes[this.#length] = value;
    this.#length += 1;
  }
}

function scale(value: number, digits: number): number {
  const scaled = Math.round(value * 10 ** digits);
  if (scaled / 10 ** digits !== value) throw new RangeError(`more than ${digits} digits after the point: ${value}`);
  return scaled;
}

/** Length of the longest common start that splits no surrogate pair. */
function commonStart(before: string, value: string): number {
  let length = 0;
  while (length < before.length && length < value.length && before[length] === value[length]) length += 1;
  const last = value.charCodeAt(length - 1);
  return length > 0 && last >= 0xd800 && last <= 0xdbff ? length - 1 : length;
}
