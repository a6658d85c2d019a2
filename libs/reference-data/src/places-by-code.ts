/** The characters of codes: digits, then capital letters. */
const CHARACTERS = 36;
const FIRST_LETTER = 10;

/** 0 to 35; -1 for any other character. */
function characterNumber(charCode: number): number {
  if (charCode >= 48 && charCode <= 57) return charCode - 48;
  return charCode >= 65 && charCode <= 90 ? charCode - 65 + FIRST_LETTER : -1;
}

/**
 * Finds a code's place from its characters, which is faster than looking a text up; every question looks up several.
 *
 * @param name - of the table, for the error
 * @param codes - up to 32 767, all of one length
 * @param hasDigits - false when they are of capital letters alone
 * @returns a code's place in the list; -1 for a text that is not in it, which is not to be looked up: a list read once at -1 is
 *   read slowly ever after
 * @throws RangeError if a code has another length or other characters
 */
export function placesByCode(name: string, codes: readonly string[], hasDigits: boolean): (code: string) => number {
  const length = codes[0]?.length ?? 0;
  const lowest = hasDigits ? 0 : FIRST_LETTER;
  const count = CHARACTERS - lowest;
  const numberOf = (code: string): number => {
    if (code.length !== length) return -1;
    let number = 0;
    for (let at = 0; at < length; at += 1) {
      const character = characterNumber(code.charCodeAt(at)) - lowest;
      if (character < 0) return -1;
      number = count * number + character;
    }
    return number;
  };
  const places = new Int16Array(count ** length).fill(-1);
  codes.forEach((code, place) => {
    const number = numberOf(code);
    if (number < 0) throw new RangeError(`${name}: ${code} is not a code like the others`);
    places[number] = place;
  });
  return (code) => {
    const number = numberOf(code);
    return number < 0 ? -1 : (places[number] ?? -1);
  };
}
