import { describe, expect, it } from 'vitest';
import { smallTables } from '../small-tables.fixture.ts';
import { mayBePartners } from './find-partner.ts';

const small = { carrierCode: 'YY', fliesLargeAircraft: false };
const tables = smallTables({ partners: { XX: { partners: [small], firstNumber: 3000 }, WW: { partners: [small] } } });

describe('whether a partner may fly a number', () => {
  it.each([
    ['XX', 5621, true, true],
    ['XX', 2724, false, false],
    ['WW', 1234, false, true],
    ['WW', 1234, true, false],
    ['ZZ', 1234, false, false],
  ])('%s %i, listed %s: %s', (carrierCode, flightNumber, isListed, expected) => {
    expect(mayBePartners(tables, carrierCode, flightNumber, isListed)).toBe(expected);
  });
});
