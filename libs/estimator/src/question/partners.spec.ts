import { describe, expect, it } from 'vitest';
import { mayBePartners } from './partners.ts';

describe('whether a partner may fly a number', () => {
  it.each([
    ['UA', 5621, true, true],
    ['UA', 2724, false, false],
    ['LH', 1234, false, true],
    ['LH', 1234, true, false],
    ['FR', 1234, false, false],
  ])('%s %i, listed %s: %s', (carrierCode, flightNumber, isListed, expected) => {
    expect(mayBePartners(carrierCode, flightNumber, isListed)).toBe(expected);
  });
});
