import { WorkingStep } from '@tim/messages';
import type { QuantityKind } from '@tim/words';
import { describe, expect, it } from 'vitest';
import { quantity as coded } from '../../testing/quantity.ts';
import { calculationOf } from './calculation.ts';

const quantity = (kind: QuantityKind, value: number, unit = '1') => ({ ...coded(kind, value), unit });

describe('a step in one line', () => {
  it('is what is computed with what, and what comes of it', () => {
    const step = WorkingStep.fromPartial({
      key: 'flownDistance',
      inputs: [quantity('great-circle-distance', 6006.19, 'km'), quantity('distance-adjustment-factor', 1.0242)],
      results: [quantity('flown-distance', 6151.54, 'km')],
    });
    expect(calculationOf(step)).toEqual({ how: '6,006\u202Fkm × 1.0242', result: '6,152\u202Fkm' });
  });

  it('names the unit of factors once', () => {
    const step = WorkingStep.fromPartial({
      key: 'flightEmissions',
      inputs: [
        quantity('flight-fuel', 38_542.61, 'kg'),
        quantity('well-to-tank-factor', 0.6465, 'kg CO2e/kg'),
        quantity('tank-to-wake-factor', 3.1894, 'kg CO2e/kg'),
      ],
      results: [quantity('well-to-wake-emissions', 147_845.6, 'kg CO2e')],
    });
    expect(calculationOf(step)).toEqual({
      how: '38,543\u202Fkg × (3.1894 + 0.6465)',
      result: '147,846\u202Fkg CO2e',
    });
  });

  it('counts its routes', () => {
    const results = [quantity('route-duration', 7.9, 'h'), quantity('route-duration', 10.5, 'h')];
    expect(calculationOf(WorkingStep.fromPartial({ key: 'typicalRoutes', results }))).toEqual({
      how: '',
      result: '2 routes',
    });
  });

  it('is its result alone where a quantity is missing, or the step is new', () => {
    const results = [quantity('flown-distance', 6151.54, 'km')];
    const alone = { how: '', result: '6,152\u202Fkm' };
    expect(calculationOf(WorkingStep.fromPartial({ key: 'flownDistance', results }))).toEqual(alone);
    expect(calculationOf(WorkingStep.fromPartial({ key: 'new', results }))).toEqual(alone);
  });
});
