import { describe, expect, it } from 'vitest';
import { answerOf } from './aircraft.fixture.ts';
import { givenType } from './given.ts';

const fleets = { XX: { W01: 5 } };

describe('the type the caller names', () => {
  it.each([
    ['on the route', { from: 'AAA', to: 'UUU' }],
    ['on the way back', { from: 'UUU', to: 'AAA' }],
  ])('has the seats that the carrier reports of it %s', (_where, row) => {
    const traffic = [row, { ...row, icaoAircraftTypes: ['W01'], seatsPerDeparture: 300 }];
    expect(answerOf(givenType, { fleets, traffic }, { code: 'N01' })?.seats).toEqual([160]);
  });
});
