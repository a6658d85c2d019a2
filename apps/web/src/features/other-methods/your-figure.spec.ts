import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestText, nearestTo, parseKilograms } from './your-figure.ts';

describe('the kilograms typed', () => {
  it.each([
    ['690', 690],
    [' 690 kg ', 690],
    ['690 kg CO2e', 690],
    ['690kgCO2', 690],
    ['690.5', 690.5],
    ['690,5', 690.5],
    ['1,218', 1218],
    ['1\u202F218,5', 1218.5],
    ['12,345.6', 12_345.6],
    ['319.225', 319.225],
  ])('as "%s" are %s', (text, kg) => {
    expect(parseKilograms(text)).toBe(kg);
  });

  it.each(['', ' ', 'kg', 'many', '0', '0.69', '-5', '1e3', '100001', '690 lbs', '1.2.3', '0.69 t'])(
    'are none in "%s"',
    (text) => {
      expect(parseKilograms(text)).toBeUndefined();
    },
  );

  it('are those of every whole number from 1 to 100 000, however it is grouped', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.constantFrom('en', 'fr', 'sv'), (kg, locale) => {
        expect(parseKilograms(`${kg.toLocaleString(locale)} kg`)).toBe(kg);
      }),
    );
  });

  it('are a possible figure or none, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const kg = parseKilograms(text);
        expect(kg === undefined || (kg >= 1 && kg <= 100_000)).toBe(true);
      }),
    );
  });
});

const FIGURES = [
  { name: 'Travel Impact Model', kg: 319.2 },
  { name: 'DESNZ 2026, with radiative forcing', kg: 655.6 },
  { name: 'DESNZ 2024, an older edition, with radiative forcing', kg: 808.7 },
];
const RANGE = { lowest: 270, highest: 370 };

describe('the nearest figure', () => {
  it('answers whoever has 690 kg', () => {
    expect(nearestText(690, FIGURES, RANGE)).toBe(
      '690\u202Fkg is nearest to DESNZ 2026, with radiative forcing: 656\u202Fkg, 34\u202Fkg less. Your tool may still use another method: ask which one, and which year’s.',
    );
  });

  it('may be ours, or the same', () => {
    expect(nearestText(350, FIGURES, RANGE)).toContain('It lies in this site’s own range too, 270 to 370\u202Fkg.');
    expect(nearestText(319, FIGURES, undefined)).toContain('Travel Impact Model: 319\u202Fkg, the same.');
  });

  it('is called near by nobody when it is far away', () => {
    expect(nearestText(1218, FIGURES, RANGE)).toBe(
      'None of these comes near 1,218\u202Fkg. The nearest is DESNZ 2024, an older edition, with radiative forcing: 809\u202Fkg, 409\u202Fkg less. Is yours for one person, one way, in this cabin?',
    );
    expect(nearestText(690, [], RANGE)).toBe('');
  });

  it('has none nearer', () => {
    const figures = fc.array(fc.record({ name: fc.string(), kg: fc.integer({ min: 1, max: 5000 }) }), { minLength: 1 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), figures, (own, some) => {
        const distance = Math.abs((nearestTo(own, some)?.kg ?? Number.NaN) - own);
        expect(some.every(({ kg }) => Math.abs(kg - own) >= distance)).toBe(true);
      }),
    );
  });
});
