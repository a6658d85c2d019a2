import { WorkingStep } from '@tim/messages';
import { describe, expect, it } from 'vitest';
import { quantity } from '../../testing/quantity.ts';
import { routeTable } from './route-rows.ts';

const FIRST = { place: 1, legs: ['SXB-PAR', 'PAR-BOS'], carrierCodes: ['AF'] };
const SECOND = { place: 2, legs: ['ZRH-BOS'], carrierCodes: ['LX'] };

const STEP = WorkingStep.fromPartial({
  key: 'weightedMedian',
  inputs: [
    { ...quantity('route-grams', 354_014.5, FIRST), unit: 'g CO2e' },
    { ...quantity('route-grams', 296_637, SECOND), unit: 'g CO2e' },
    { ...quantity('route-days', 115, FIRST), unit: '1' },
    { ...quantity('route-days', 303, SECOND), unit: '1' },
  ],
  results: [{ ...quantity('typical-grams', 296_637, { cabin: 'economy' }), unit: 'g CO2e' }],
});

describe('routeTable', () => {
  it('has a row for each route, sorted by what is chosen from, with the chosen one marked', () => {
    expect(routeTable(STEP)).toEqual({
      columns: ['Economy', 'Operating days a year'],
      rows: [
        { route: 'ZRH-BOS on LX', values: ['296.6\u202Fkg CO2e', '303'], isMiddle: true },
        { route: 'SXB-PAR, PAR-BOS on AF', values: ['354.0\u202Fkg CO2e', '115'], isMiddle: false },
      ],
    });
  });

  it('keeps the order of routes from which nothing is chosen', () => {
    const results = [
      { ...quantity('route-duration', 7.86, { ...SECOND, place: 1 }), unit: 'h' },
      { ...quantity('route-duration', 6, { ...FIRST, place: 2 }), unit: 'h' },
    ];
    expect(routeTable(WorkingStep.fromPartial({ results }))?.rows.map(({ route }) => route)).toEqual([
      'ZRH-BOS on LX',
      'SXB-PAR, PAR-BOS on AF',
    ]);
  });

  it('is none for a step without routes', () => {
    expect(routeTable(WorkingStep.fromPartial({ key: 'fuelBurn' }))).toBeUndefined();
  });
});
