// @vitest-environment node
import { WorkingStep } from '@tim/messages';
import { describe, expect, it } from 'vitest';
import { routeTable } from './route-rows.ts';

const STEP = WorkingStep.fromPartial({
  key: 'weightedMedian',
  inputs: [
    { symbol: 'e1', name: 'Economy, SXB-PAR, PAR-BOS on AF', value: 354_014.5, unit: 'g CO2e' },
    { symbol: 'e2', name: 'Economy, ZRH-BOS on LX', value: 296_637, unit: 'g CO2e' },
    { symbol: 'w1', name: 'Operating days a year, SXB-PAR, PAR-BOS on AF', value: 115, unit: '1' },
    { symbol: 'w2', name: 'Operating days a year, ZRH-BOS on LX', value: 303, unit: '1' },
  ],
  results: [{ symbol: 'typical economy', name: 'Typical emissions, economy', value: 296_637, unit: 'g CO2e' }],
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
      { symbol: 't1', name: 'Duration, ZRH-BOS on LX', value: 7.86, unit: 'h' },
      { symbol: 't2', name: 'Duration, ZRH-PAR, PAR-BOS on AF', value: 6, unit: 'h' },
    ];
    expect(routeTable(WorkingStep.fromPartial({ results }))?.rows.map(({ route }) => route)).toEqual([
      'ZRH-BOS on LX',
      'ZRH-PAR, PAR-BOS on AF',
    ]);
  });

  it('is none for a step without routes', () => {
    expect(routeTable(WorkingStep.fromPartial({ key: 'fuelBurn' }))).toBeUndefined();
  });
});
