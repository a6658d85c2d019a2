import { describe, expect, it } from 'vitest';
import { scheduledSeats } from './scheduled.ts';
import { answerOf, economySeats, ownLayout } from './seats.fixture.ts';
import { seatOptions } from './tiers.ts';

const seatsPerClass = { economy: 80, premiumEconomy: 5, business: 12, first: 3 };

describe('the seats of a schedule', () => {
  it('are its own where it tells the classes apart', () => {
    expect(answerOf(scheduledSeats, {}, { scheduledSeats: { seatsPerClass } })).toMatchObject({
      value: seatsPerClass,
      basis: { kind: 'scheduled-seats', isSharedOut: false },
      source: 'SCHEDULE',
      dataCategory: 'PRIMARY',
    });
  });

  it('are its total shared out as in the carrier’s nearest layout', () => {
    const layouts = [ownLayout(150), { ...ownLayout(100), seats: { ...economySeats(80), business: 20 } }];
    expect(answerOf(scheduledSeats, { layouts }, { scheduledSeats: { totalSeats: 110 } })).toMatchObject({
      value: { economy: expect.closeTo(88, 9), business: expect.closeTo(22, 9) },
      basis: { kind: 'scheduled-seats', isSharedOut: true },
      dataCategory: 'MODELED',
    });
  });

  it('are its total as is usual in the type where no layout is known', () => {
    const answer = answerOf(scheduledSeats, {}, { scheduledSeats: { totalSeats: 75 } });
    const { economy = 0, business = 0 } = typeof answer === 'object' ? answer.value : {};
    expect(economy + business).toBeCloseTo(75, 9);
    expect(economy / business).toBeCloseTo(140 / 10, 9);
  });

  it('come before all but the caller’s', () => {
    const known = { layouts: [ownLayout(150)] };
    const question = { reportedSeats: 150, scheduledSeats: { seatsPerClass } };
    expect(answerOf(seatOptions, known, question)).toMatchObject({ value: seatsPerClass });
    expect(answerOf(seatOptions, known, { ...question, given: economySeats(99) })).toMatchObject({
      value: economySeats(99),
    });
  });
});
