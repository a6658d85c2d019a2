import { describe, expect, it } from 'vitest';
import { placesByCode } from './places-by-code.ts';

describe('placesByCode', () => {
  const carriers = placesByCode('carriers', ['0B', 'LX', 'U2', 'ZZ'], true);

  it('finds each code where it stands', () => {
    expect(['0B', 'LX', 'U2', 'ZZ'].map(carriers)).toEqual([0, 1, 2, 3]);
  });

  it('finds no other text', () => {
    expect(['LY', 'L', 'LXX', 'lx', '*A', '', 'Å1'].map(carriers)).toEqual([-1, -1, -1, -1, -1, -1, -1]);
  });

  it('keeps letters apart from digits', () => {
    const airports = placesByCode('airports', ['AAA', 'ZRH'], false);
    expect(['ZRH', 'AAA', '0AA', 'AA1', '@AA'].map(airports)).toEqual([1, 0, -1, -1, -1]);
  });

  it('finds nothing among no codes', () => {
    const nothing = placesByCode('carriers', [], true);
    expect([nothing('LX'), nothing('')]).toEqual([-1, -1]);
  });

  it('refuses a code of another length or of other characters', () => {
    expect(() => placesByCode('carriers', ['LX', 'SWR'], true)).toThrow('carriers: SWR');
    expect(() => placesByCode('airports', ['ZRH', 'Q1X'], false)).toThrow('airports: Q1X');
  });
});
