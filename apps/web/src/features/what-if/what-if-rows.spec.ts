import { describe, expect, it } from 'vitest';
import { changeInShort, isSame, spokenChange, whatIfRows } from './what-if-rows.ts';

const original = { economy: 319_225, business: 1_276_900 };
const texts = (changed: Parameters<typeof whatIfRows>[1]) => whatIfRows(original, changed).map(({ values }) => values);

describe('whatIfRows', () => {
  it('has the original, the changed and how far they are apart in each cabin with a figure', () => {
    expect(texts({ economy: 300_000, premiumEconomy: 450_000, business: 1_300_000, first: 1 })).toEqual([
      ['319.2', 'XX', '1,276.9', 'XX'],
      ['300.0', 'XX', '1,300.0', 'XX'],
      ['−19.2', 'XX', '+23.1', 'XX'],
      ['−6.0', 'XX', '+1.8', 'XX'],
    ]);
  });

  it('has noughts where nothing is changed or nothing is left', () => {
    expect(texts({ economy: 319_225, business: 0 }).map(([economy, , business]) => [economy, business])).toEqual([
      ['319.2', '1,276.9'],
      ['319.2', '0.0'],
      ['0.0', '−1,276.9'],
      ['0.0', '−100.0'],
    ]);
  });

  it('have no kilograms in a cabin that the changed aircraft does not have', () => {
    const rows = whatIfRows(original, { economy: 300_000, business: 1_300_000 }, ['business']);
    expect(rows.map(({ values: [, , business] }) => business)).toEqual(['1,276.9', '–', '–', '–']);
  });

  it('is told in one sentence', () => {
    expect(spokenChange(whatIfRows(original, { economy: 300_000, business: 1 }))).toBe(
      'Economy with your changes: 300.0 kilograms of CO2 equivalent per passenger, difference −19.2 kilograms, −6.0 percent.',
    );
  });

  it('is told in short, where economy has a figure', () => {
    expect(changeInShort(original, { economy: 300_000, business: 1 })).toBe(
      'Economy with your changes: 300.0\u202Fkg CO2e, −19.2\u202Fkg (−6.0\u202F%)',
    );
    expect(changeInShort(original, { economy: 300_000 }, ['economy'])).toBeUndefined();
    expect(changeInShort(original, original)).toBe('In the answer: 319.2\u202Fkg CO2e');
  });

  it('is the same only to the gram', () => {
    expect(isSame(original, { economy: 319_225, business: 1_276_900, first: 1 })).toBe(true);
    expect(isSame(original, { economy: 319_226, business: 1_276_900 })).toBe(false);
  });
});
