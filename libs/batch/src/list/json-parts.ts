/** A whole string of JSON. */
const STRING = String.raw`"[^"\\]*(?:\\.[^"\\]*)*"`;
/** A string, or a sign that parts what stands around it. */
const SIGNS = new RegExp(`${STRING}|[[\\]{},]`, 'g');
const NAME = new RegExp(String.raw`^\s*(${STRING})\s*:`);
/** A string, or a number. */
const NUMBERS = new RegExp(String.raw`${STRING}|-?\d[\d.eE+-]*`, 'g');

/**
 * The elements of a list of JSON, or the members of an object, as they are written.
 *
 * @param text - one list or object that can be read as JSON
 */
export function jsonParts(text: string): readonly string[] {
  const parts: string[] = [];
  let [depth, start] = [0, 0];
  for (const { 0: sign, index } of text.matchAll(SIGNS)) {
    if (sign === '{' || sign === '[') depth++;
    if (sign === '}' || sign === ']') depth--;
    const isEnd = depth === 0 && (sign === '}' || sign === ']');
    if (isEnd || (depth === 1 && sign === ',')) parts.push(text.slice(start, index));
    if (isEnd) break;
    if (depth === 1 && (sign === ',' || start === 0)) start = index + 1;
  }
  return parts.filter((part) => part.trim() !== '');
}

/** The name of an object's member, and what is written behind it. */
export function jsonMember(part: string): { readonly name: string; readonly value: string } {
  const [all = '', name = '""'] = NAME.exec(part) ?? [];
  return { name: String(JSON.parse(name)), value: part.slice(all.length) };
}

/** Digits that every number of a program holds. */
const MOST_DIGITS = 15;
/** Only texts with so many digits in a row, or such powers, may hold others. */
const MAY_BE_LONG = /[\d.]{16}|[eE][+-]?\d{3}/;

/** Whether a number of JSON is the same once a program has read it, trailing zeros aside. */
const isHeld = (number: string): boolean =>
  number.replace(/[eE].*|\D/g, '').length <= MOST_DIGITS &&
  Number.isFinite(Number(number)) &&
  !/[eE][+-]?\d{3}/.test(number);

/** JSON with texts in place of the numbers that no program could hold: 1234567890123456789, 1e400. */
export const withLongNumbersAsTexts = (text: string): string =>
  MAY_BE_LONG.test(text)
    ? text.replace(NUMBERS, (token) => (token.startsWith('"') || isHeld(token) ? token : `"${token}"`))
    : text;
