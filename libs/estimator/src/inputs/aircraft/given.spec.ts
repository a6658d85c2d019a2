import { describe, expect, it } from 'vitest';
import { answerOf } from './aircraft.fixture.ts';
import { givenType } from './given.ts';

const fleets = { XX: { W01: 5 } };

describe('the type the caller names', () => {
  it('is taken as it is, whatever the carrier’s fleet', () => {
    expect(answerOf(givenType, { fleets }, { code: 'NB1' })).toMatchObject({
      kind: 'given',
      types: ['N01'],
      seats: [undefined],
    });
  });

  it.each([
    ['on the route', { from: 'AAA', to: 'UUU' }],
    ['on the way back', { from: 'UUU', to: 'AAA' }],
  ])('has the seats that the carrier reports of it %s', (_where, row) => {
    const traffic = [row, { ...row, icaoAircraftTypes: ['W01'], seatsPerDeparture: 300 }];
    expect(answerOf(givenType, { fleets, traffic }, { code: 'N01' })?.seats).toEqual([160]);
  });

  it('gives way where the caller names none', () => {
    expect(answerOf(givenType, { fleets })).toBeUndefined();
  });
});
