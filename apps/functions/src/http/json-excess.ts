const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d]);

/** Most that JSON may hold. */
export type JsonBounds = {
  /** Lists and objects in one another. */
  readonly depth: number;
  /** Commas between members and entries, outside of texts. */
  readonly commas: number;
};

/**
 * Which limit JSON exceeds, if any. Reads each byte once and allocates nothing. For bytes that are no JSON the answer means
 * nothing.
 *
 * @param json - JSON in UTF-8
 */
export function jsonExcess(json: Uint8Array, { depth, commas }: JsonBounds): keyof JsonBounds | undefined {
  let depthHere = 0;
  let commaCount = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] ?? 0;
    if (isInText) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) isInText = false;
    } else if (byte === QUOTE) isInText = true;
    else if (byte === COMMA) commaCount += 1;
    else if (OPENING.has(byte)) depthHere += 1;
    else if (CLOSING.has(byte)) depthHere -= 1;
    if (depthHere > depth) return 'depth';
    if (commaCount > commas) return 'commas';
  }
  return undefined;
}
