import { describe, expect, it } from 'vitest';
import { QuantityCode } from '@tim/messages';
import type { QuantityKind } from '@tim/words';
import { quantityText } from './quantity-text.ts';

const of = (kind: QuantityKind) => QuantityCode.fromPartial({ kind });

describe('quantityText', () => {
  it.each([
    [{ code: of('great-circle-distance'), value: 6006.194128, unit: 'km' }, '6,006\u202Fkm'],
    [{ code: of('distance-near-airports'), value: 31.484, unit: 'km' }, '31.5\u202Fkm'],
    [{ code: of('flight-fuel'), value: 38_542.61, unit: 'kg' }, '38,543\u202Fkg'],
    [{ code: of('passengers-emissions'), value: 1_097_786.1, unit: 'kg CO2e' }, '1,097,786\u202Fkg CO2e'],
    [{ code: of('economy-seat-emissions'), value: 296.63722, unit: 'kg CO2e' }, '296.6\u202Fkg CO2e'],
    [{ code: of('grams-per-passenger'), value: 1_186_548, unit: 'g CO2e' }, '1186.5\u202Fkg CO2e'],
    [{ code: of('longitude'), value: -71.005203, unit: '°' }, '−71.01°'],
    [{ code: of('cargo-departures'), value: 56, unit: 'flights' }, '56\u202Fflights'],
    [{ code: of('route-duration'), value: 7.86404, unit: 'h' }, '7.9\u202Fh'],
    [{ code: of('contrail-energy'), value: 86_541.28, unit: 'GJ' }, '87,000\u202FGJ'],
    [{ code: of('well-to-tank-factor'), value: 0.6465, unit: 'kg CO2e/kg' }, '0.6465\u202Fkg CO2e/kg'],
    [{ code: of('distance-adjustment-factor'), value: 1.0242, unit: '1' }, '1.0242'],
    [{ code: of('route-days'), value: 205.68, unit: '1' }, '206'],
    [{ code: of('route-days'), value: 45.64, unit: '1' }, '45.6'],
    [{ code: of('contrail-ratio'), value: 0.493526, unit: '1' }, '0.49'],
    [{ code: of('cargo-mass-fraction'), value: 0.338593, unit: '1' }, '33.9\u202F%'],
    [{ code: of('seats'), value: 0, unit: '1' }, '0'],
    [{ code: of('aircraft'), value: 0, unit: '1', text: 'B77W' }, 'B77W'],
  ])('%o is %s', (quantity, text) => {
    expect(quantityText(quantity)).toBe(text);
  });
});
