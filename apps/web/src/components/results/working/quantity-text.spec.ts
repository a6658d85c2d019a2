// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { numberText, quantityText } from './quantity-text.ts';

describe('quantityText', () => {
  it.each([
    [{ symbol: 'd', value: 6006.194128, unit: 'km' }, '6006\u202Fkm'],
    [{ symbol: 'near', value: 31.484, unit: 'km' }, '31.5\u202Fkm'],
    [{ symbol: 'm', value: 38_542.61, unit: 'kg' }, '38\u202F543\u202Fkg'],
    [{ symbol: 'E', value: 1_097_786.1, unit: 'kg CO2e' }, '1\u202F097\u202F786\u202Fkg CO2e'],
    [{ symbol: 'e', value: 296.63722, unit: 'kg CO2e' }, '296.6\u202Fkg CO2e'],
    [{ symbol: 'WTW business', value: 1_186_548, unit: 'g CO2e' }, '1186.5\u202Fkg CO2e'],
    [{ symbol: 'λ₂', value: -71.005203, unit: '°' }, '−71.01°'],
    [{ symbol: 'n', value: 56, unit: 'flights' }, '56\u202Fflights'],
    [{ symbol: 't1', value: 7.86404, unit: 'h' }, '7.9\u202Fh'],
    [{ symbol: 'EEF', value: 86_541.28, unit: 'GJ' }, '87\u202F000\u202FGJ'],
    [{ symbol: 'f_WTT', value: 0.6465, unit: 'kg CO2e/kg' }, '0.6465\u202Fkg CO2e/kg'],
    [{ symbol: 'DAF', value: 1.0242, unit: '1' }, '1.0242'],
    [{ symbol: 'w1', value: 205.68, unit: '1' }, '206'],
    [{ symbol: 'w2', value: 45.64, unit: '1' }, '45.6'],
    [{ symbol: 'x', value: 0.493526, unit: '1' }, '0.49'],
    [{ symbol: 'CMF', value: 0.338593, unit: '1' }, '33.9\u202F%'],
    [{ symbol: 'seats first', value: 0, unit: '1' }, '0'],
    [{ symbol: 'type', value: 0, unit: '1', text: 'B77W' }, 'B77W'],
  ])('%o is %s', (quantity, text) => {
    expect(quantityText(quantity)).toBe(text);
  });
});

describe('numberText', () => {
  it('leaves the unit away', () => {
    expect(numberText({ symbol: 'm', value: 38_542.61, unit: 'kg' })).toBe('38\u202F543');
  });
});
