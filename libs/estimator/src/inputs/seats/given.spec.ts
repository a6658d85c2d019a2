import { describe, expect, it } from 'vitest';
import { givenSeats } from './given.ts';
import { answerOf, economySeats, ownLayout } from './seats.fixture.ts';

describe('the seats the caller sets', () => {
  it('are taken as they are', () => {
    expect(answerOf(givenSeats, { layouts: [ownLayout(150)] }, { given: economySeats(99) })).toMatchObject({
      value: economySeats(99),
      basis: { kind: 'given' },
    });
  });

  it('give way where the caller sets none', () => {
    expect(answerOf(givenSeats, { layouts: [ownLayout(150)] })).toBeUndefined();
  });
});
