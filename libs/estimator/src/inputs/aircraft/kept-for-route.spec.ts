import { describe, expect, it } from 'vitest';
import { answerOf } from './aircraft.fixture.ts';
import { givenType } from './given.ts';
import { keptForRoute } from './kept-for-route.ts';

const kept = {
  'XX AAA BBB': [
    { icaoAircraftType: 'N01', share: 0.7, totalSeats: 102 },
    { icaoAircraftType: 'W01', share: 0.3, totalSeats: undefined },
  ],
};

describe('the aircraft a carrier keeps for a route', () => {
  it('are weighed by their shares, with the seats of their cabins', () => {
    expect(answerOf(keptForRoute, { kept }, { to: 'BBB' })).toEqual({
      kind: 'kept-for-route',
      types: ['N01', 'W01'],
      weights: [0.7, 0.3],
      seats: [102, undefined],
    });
  });

  it('tell the cabin of a type the caller names', () => {
    expect(answerOf(givenType, { kept }, { to: 'BBB', code: 'N01' })?.seats).toEqual([102]);
  });

  it('give way on other routes, and for a family of which none is kept', () => {
    expect(answerOf(keptForRoute, { kept }, { to: 'UUU' })).toBeUndefined();
    expect(answerOf(keptForRoute, { kept }, { to: 'BBB', family: ['N02'] })).toBeUndefined();
  });
});
