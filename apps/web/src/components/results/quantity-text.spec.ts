// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { quantitySource, quantityText } from './quantity-text.ts';

describe('quantityText', () => {
  it.each([
    [{ value: 6371.0088, unit: 'km' }, '6371.009\u2009km'],
    [{ value: 0.8, unit: '1' }, '0.8'],
    [{ value: 0.1 + 0.2, unit: '' }, '0.3'],
    [{ value: 79_312.4, unit: 'kg' }, '79312.4\u2009kg'],
    [{ value: 0, unit: '1', text: 'B77W' }, 'B77W'],
  ])('%o is %s', (quantity, text) => {
    expect(quantityText(quantity)).toBe(text);
  });
});

describe('quantitySource', () => {
  it.each([
    [{ source: 'T-100', sourceVersion: '2025' }, 'T-100, 2025'],
    [{ source: 'T-100' }, 'T-100'],
    [{}, undefined],
  ])('%o is %s', (quantity, text) => {
    expect(quantitySource(quantity)).toBe(text);
  });
});
