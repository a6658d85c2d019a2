import { describe, expect, it } from 'vitest';
import { strategyOf } from './strategy.ts';

describe('a basis as the strategy of the messages', () => {
  it.each([
    [{ kind: 'carrier-layouts', layouts: ['all'], isScaledToReportedTotal: false }, 'CARRIER_CABIN_LAYOUT'],
    [{ kind: 'carrier-layouts', layouts: ['a', 'b'], isScaledToReportedTotal: false }, 'CARRIER_CABIN_LAYOUT_MEAN'],
    [
      { kind: 'carrier-layouts', layouts: ['a', 'b'], isScaledToReportedTotal: true },
      'CARRIER_CABIN_LAYOUT_SCALED_TO_REPORTED_TOTAL_MEAN',
    ],
    [{ kind: 'typical-of-type', isScaledToReportedTotal: true }, 'AIRCRAFT_MODEL_TYPICAL_SCALED_TO_REPORTED_TOTAL'],
    [{ kind: 'seat-area', body: 'wide' }, 'WIDE_AIRCRAFT_BODY'],
    [{ kind: 'seat-area', body: 'narrow' }, 'NARROW_AIRCRAFT_BODY'],
    [{ kind: 'given' }, 'REQUEST'],
  ] as const)('%j is %s', (basis, strategy) => {
    expect(strategyOf(basis)).toBe(strategy);
  });
});
