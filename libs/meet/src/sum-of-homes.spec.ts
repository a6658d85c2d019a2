import { describe, expect, it } from 'vitest';
import type { HomeShare } from './meeting.ts';
import { isClearlyLess, sumOfHomes } from './sum-of-homes.ts';

const flying = (people: number, grams: number, low: number, high: number): HomeShare => ({
  home: { code: 'ZRH', people },
  journey: { kind: 'flight', grams, lowGrams: low, highGrams: high },
  online: 0,
});

describe('the sum of homes', () => {
  it('of one home is its figure for all its people, with the range as wide', () => {
    expect(sumOfHomes([flying(3, 100, 90, 120)])).toEqual({ grams: 300, lowGrams: 270, highGrams: 360 });
  });

  it('of several has a range narrower than their ends added up', () => {
    expect(sumOfHomes([flying(1, 100, 97, 130), flying(1, 200, 196, 240)])).toEqual({
      grams: 300,
      lowGrams: 295,
      highGrams: 350,
    });
  });

  it('counts those who come', () => {
    expect(sumOfHomes([{ ...flying(3, 100, 90, 120), online: 2 }])).toEqual({
      grams: 100,
      lowGrams: 90,
      highGrams: 120,
    });
  });

  it('counts nobody who does not fly', () => {
    const local: HomeShare = { home: { code: 'BOS', people: 50 }, journey: { kind: 'local' }, online: 0 };
    expect(sumOfHomes([local])).toEqual({ grams: 0, lowGrams: 0, highGrams: 0 });
  });
});

const figure = (grams: number) => ({ grams, lowGrams: grams - 40, highGrams: grams + 30 });

describe('a clear difference', () => {
  it.each([
    [100, 151, true],
    [100, 150, false],
    [151, 100, false],
  ])('between %d and %d is more than both may be off: %s', (one, other, isClear) => {
    expect(isClearlyLess(figure(one), figure(other))).toBe(isClear);
  });
});
