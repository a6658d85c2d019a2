import { describe, expect, it } from 'vitest';
import { answerOf, economySeats, ownLayout } from './seats.fixture.ts';
import { seatOptions } from './tiers.ts';

const known = { layouts: [ownLayout(220)] };

describe('the seats of a type', () => {
  it.each([
    ['the caller’s before all others', { given: economySeats(99), reportedSeats: 220 }, 99],
    ['the carrier’s layout of the total reported', { reportedSeats: 221 }, 220],
    ['those usual in the type where that total is far from the layouts and near these', { reportedSeats: 150 }, 140],
    ['the carrier’s layouts where it is near neither', { reportedSeats: 60 }, 220],
    ['the carrier’s layouts where none is reported', {}, 220],
    ['those usual in the type where no layout is known', { carrierCode: 'YY' }, 140],
  ] as const)('are %s', (_name, question, economy) => {
    expect(answerOf(seatOptions, known, question)).toMatchObject({ value: { economy } });
  });

  it('are none where the type’s layouts are known and none is flown there', () => {
    expect(answerOf(seatOptions, { layouts: [{ ...ownLayout(150), baseAirportCode: 'VVV' }] })).toBe('none');
  });
});
