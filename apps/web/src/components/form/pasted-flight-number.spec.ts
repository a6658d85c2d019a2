import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pastedFlightNumber } from './pasted-flight-number.ts';

const carrier = fc.stringMatching(/^[A-Za-z0-9]{2}$/);
const digits = fc.integer({ min: 0, max: 9999 }).map(String);
const between = fc.constantFrom('', ' ', '\u00A0', '  ', '-', ' - ');

describe('pastedFlightNumber', () => {
  it.each([
    ['LX 52', 'LX', '52'],
    ['LX52', 'lx', '52'],
    ['lx-0052\n', 'LX', '0052'],
    ['5J 123', '5J', '123'],
    ['5212', '52', '5212'],
    ['LH 52', 'LX', 'LH 52'],
    ['LX 52', '', 'LX 52'],
    ['LX 52', 'L', 'LX 52'],
    ['LX 52A', 'LX', 'LX 52A'],
    ['LX', 'LX', 'LX'],
    ['LX.52', '..', 'LX.52'],
  ])('of %o with the carrier %o is %o', (text, carrierCode, number) => {
    expect(pastedFlightNumber(text, carrierCode)).toBe(number);
  });

  it('is the number behind the carrier, however they are parted', () => {
    const withLetter = carrier.filter((code) => /[A-Za-z]/.test(code));
    fc.assert(
      fc.property(withLetter, between, digits, (code, gap, number) => {
        expect(pastedFlightNumber(`${code}${gap}${number}`, code)).toBe(number);
        expect(pastedFlightNumber(`${code.toLowerCase()}${gap}${number}`, code.toUpperCase())).toBe(number);
      }),
    );
  });

  it('leaves digits alone, whatever the carrier', () => {
    fc.assert(fc.property(carrier, digits, (code, number) => pastedFlightNumber(number, code) === number));
  });

  it('is digits or the text as it was, whatever is pasted', () => {
    const text = fc.oneof(
      fc.string(),
      fc.tuple(carrier, between, digits).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, fc.oneof(carrier, fc.string({ maxLength: 3 })), (pasted, code) => {
        const number = pastedFlightNumber(pasted, code);
        expect(number === pasted || (/^\d+$/.test(number) && pasted.trim().endsWith(number))).toBe(true);
      }),
    );
  });
});
