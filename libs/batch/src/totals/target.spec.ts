import { MANNERS } from '@tim/languages';
import { listTitlesIn } from '@tim/words';
import { describe, expect, it } from 'vitest';
import { comparisonOf, readBudget } from './target.ts';

describe('a budget', () => {
  it.each([
    ['500 t', 500e6],
    ['500t', 500e6],
    [' 12,5 t ', 12.5e6],
    ['0.75 T', 0.75e6],
    ['500 tonnes', 500e6],
    ['1200 kg', 1.2e6],
    ['1 200 kg', 1.2e6],
  ])('is read from “%s”', (text, grams) => {
    expect(readBudget(text)).toEqual({ grams });
  });

  // "1.200 t" is 1.2 t to some and 1,200 t to others.
  it.each(['', '500', 't', '1.200 t', '1,200 t', '12 34 t', '0 t', '-5 t', '1e3 t', '500 tons', `${'9'.repeat(12)} t`])(
    'is not read from “%s”',
    (text) => expect(readBudget(text)).toBeUndefined(),
  );
});

describe('a list next to its target', () => {
  const flown = { figures: 2, grams: 400e6 };
  const compared = (target: Parameters<typeof comparisonOf>[1], language: 'en' | 'de' = 'en') =>
    comparisonOf(flown, target, listTitlesIn(language), MANNERS[language]);

  it('is less or more, in tonnes and as a share of the target', () => {
    expect(compared({ grams: 500e6 })).toMatchObject({
      differenceGrams: -100e6,
      difference: -0.2,
      text: expect.stringMatching(/^400\.0 t is 100\.0 t \(20\.0\s%\) below the target of 500\.0 t\.$/),
    });
    expect(compared({ grams: 320e6 }, 'de')?.text).toMatch(/^400,0 t .* 80,0 t \(25,0\s%\)/);
  });

  it('names the list that is the target, its dates and its engine', () => {
    const list = { grams: 500e6, fileName: 'last.csv', rows: 7, engines: ['0.13.0'] };
    const period = { from: '2024-01-03', to: '2024-12-20' };
    expect(compared({ grams: 500e6, list: { ...list, period } })?.text).toContain(
      'The target is the total of last.csv (2024-01-03 to 2024-12-20; rows with a figure: 7). It was answered by engine 0.13.0.',
    );
    expect(compared({ grams: 500e6, list })?.text).toContain('last.csv (rows with a figure: 7)');
  });

  it('is none without a target, or without a figure', () => {
    expect(compared(undefined)).toBeUndefined();
    expect(comparisonOf({ figures: 0, grams: 0 }, { grams: 1 }, listTitlesIn('en'), MANNERS.en)).toBeUndefined();
  });
});
