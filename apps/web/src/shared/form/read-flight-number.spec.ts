import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFlightNumber } from './read-flight-number.ts';

const carrier = fc.stringMatching(/^[A-Za-z0-9]{2}$/).filter((code) => /[A-Za-z]/.test(code));
const digits = fc.integer({ min: 0, max: 9999 }).map(String);
const between = fc.constantFrom('', ' ', '\u00A0', '  ', '-', ' - ');

describe('readFlightNumber', () => {
  it.each([
    ['LX 52', 'LX', '52'],
    ['lx-0052\n', 'LX', '0052'],
    ['5J 123', '5J', '123'],
    ['J5123', 'J5', '123'],
  ])('reads %o', (text, carrierCode, flightNumber) => {
    expect(readFlightNumber(text)).toEqual({ carrierCode, flightNumber });
  });

  it.each(['', '52', '5212', 'LX', 'LX 52A', 'LX.52', 'SWR 52', 'L 52', '..52'])('reads no carrier in %o', (text) => {
    expect(readFlightNumber(text)).toBeUndefined();
  });

  it('parts any carrier from its number, and leaves digits alone', () => {
    fc.assert(
      fc.property(carrier, between, digits, (code, gap, number) => {
        expect(readFlightNumber(` ${code}${gap}${number} `)).toEqual({
          carrierCode: code.toUpperCase(),
          flightNumber: number,
        });
        expect(readFlightNumber(number)).toBeUndefined();
      }),
    );
  });
});
