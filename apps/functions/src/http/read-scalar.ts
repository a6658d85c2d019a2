import type { ApiScalar } from '@tim/messages/api-v1-schema';

/** Longest text of a field [characters]: no code is longer than four, no address of a calculator than this. */
const MAX_TEXT_LENGTH = 200;

const INT32_MIN = -(2 ** 31);
const INT32_MAX = 2 ** 31 - 1;
const INT64_MIN = -(2n ** 63n);
const INT64_MAX = 2n ** 63n - 1n;

/** A number in JSON text: also as a string, with a fraction of zeros or an exponent. */
const NUMBER = /^-?\d{1,40}(\.\d{1,40})?([eE][+-]?\d{1,3})?$/;

/** Names of the types in messages to the sender. */
export const SCALAR_TYPE_NAMES: Readonly<Record<ApiScalar, string>> = {
  string: 'TYPE_STRING',
  bool: 'TYPE_BOOL',
  int32: 'TYPE_INT32',
  int64: 'TYPE_INT64',
  double: 'TYPE_DOUBLE',
};

/**
 * A field's value as the generated readers expect it: whole numbers as numbers, 64-bit ones as text.
 *
 * @returns undefined when the value is not of the type
 */
export function readScalar(type: ApiScalar, value: unknown): string | number | boolean | undefined {
  switch (type) {
    case 'string':
      return typeof value === 'string' && value.length <= MAX_TEXT_LENGTH ? value : undefined;
    case 'bool':
      return typeof value === 'boolean' ? value : undefined;
    case 'int32': {
      const number = readNumber(value);
      return number !== undefined && Number.isInteger(number) && number >= INT32_MIN && number <= INT32_MAX
        ? number
        : undefined;
    }
    case 'int64':
      return readInt64(value);
    case 'double':
      return readNumber(value);
  }
}

function readNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && NUMBER.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

function readInt64(value: unknown): string | undefined {
  if (typeof value === 'string' && /^-?\d{1,19}$/.test(value)) {
    const exact = BigInt(value);
    return exact >= INT64_MIN && exact <= INT64_MAX ? exact.toString() : undefined;
  }
  const number = readNumber(value);
  if (number === undefined || !Number.isInteger(number) || Math.abs(number) >= 2 ** 63) return undefined;
  return BigInt(number).toString();
}
