import { WorkingQuantity } from '@tim/messages';
import { describe, expect, it } from 'vitest';
import { quantity } from '../../testing/quantity.ts';
import { quantityGroups } from './quantity-groups.ts';

const seats = (cabin: string, value: number) =>
  WorkingQuantity.fromPartial({
    ...quantity('seats', value, { cabin }),
    unit: '1',
    source: 'CARRIER_CABIN_TABLE',
  });

describe('quantityGroups', () => {
  it('puts the cabins of one quantity into one line, and says a source once', () => {
    const groups = quantityGroups([
      WorkingQuantity.fromPartial({ symbol: 'E', name: 'Emissions', value: 1200, unit: 'kg CO2e' }),
      seats('economy', 183),
      seats('premiumEconomy', 0),
      WorkingQuantity.fromPartial({ symbol: 'n', name: 'Doors', value: 8, source: 'CARRIER_CABIN_TABLE' }),
    ]);
    expect(groups.map(({ lines }) => lines.map(({ name }) => name))).toEqual([['Emissions'], ['Seats', 'Doors']]);
    expect(groups.map(({ source }) => source)).toEqual([
      undefined,
      'Cabin layouts by airline and aircraft type, compiled for this project.',
    ]);
    expect(groups[1]?.lines[0]).toEqual({
      kind: 'seats',
      symbol: 'seats',
      name: 'Seats',
      values: [
        { cabin: 'economy', text: '183' },
        { cabin: 'premium economy', text: '0' },
      ],
    });
  });
});
