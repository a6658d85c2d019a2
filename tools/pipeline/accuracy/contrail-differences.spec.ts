import { describe, expect, it } from 'vitest';
import { contrailDifferences, type ContrailFlight } from './contrail-differences.ts';

const flight = (changes: Partial<ContrailFlight>): ContrailFlight => ({
  carrier: 'LX',
  theirs: 'NEGLIGIBLE',
  ours: 'NEGLIGIBLE',
  byTime: ['MODERATE', 'NEGLIGIBLE'],
  season: 'May to July',
  latitude: '40° to 50°',
  direction: 'longer, to the east',
  ...changes,
});

describe('contrailDifferences', () => {
  it('say on how many flights of a kind ours is the same, higher or lower', () => {
    const { byDirection, bySeason } = contrailDifferences([
      flight({}),
      flight({ theirs: 'MODERATE' }),
      flight({ ours: 'SEVERE', direction: 'under 3000 km' }),
    ]);
    expect(byDirection).toEqual([
      { name: 'longer, to the east', flights: 2, same: 1, higher: 0, lower: 1 },
      { name: 'under 3000 km', flights: 1, same: 0, higher: 1, lower: 0 },
    ]);
    expect(bySeason).toEqual([{ name: 'May to July', flights: 3, same: 1, higher: 1, lower: 1 }]);
  });

  it('say what it would be at each time of departure, and for how many flights some time gives the published one', () => {
    const { byHour, withSomeHour } = contrailDifferences([flight({}), flight({ theirs: 'SEVERE' })]);
    expect(byHour).toEqual([
      { name: '0 h', flights: 2, same: 0, higher: 1, lower: 1 },
      { name: '12 h', flights: 2, same: 1, higher: 0, lower: 1 },
    ]);
    expect(withSomeHour).toBe(1);
  });
});
