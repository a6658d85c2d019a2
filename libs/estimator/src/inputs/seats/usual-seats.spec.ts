import { describe, expect, it } from 'vitest';
import { answerOf, ownLayout } from './seats.fixture.ts';
import { usualSeatsNearReportedTotal, usualSeatsOfType } from './usual-seats.ts';

const totalOf = (answer: ReturnType<typeof answerOf>) =>
  typeof answer === 'object' ? answer.value.economy + answer.value.business : undefined;

describe('the seats usual in a type, near the total reported on the route', () => {
  const layouts = [ownLayout(220)];

  it('are scaled to that total: another layout than the carrier’s known ones', () => {
    const answer = answerOf(usualSeatsNearReportedTotal, { layouts }, { reportedSeats: 140 });
    expect(totalOf(answer)).toBeCloseTo(140, 9);
    expect(answer).toMatchObject({ basis: { kind: 'typical-of-type', isScaledToReportedTotal: true } });
  });
});

describe('the seats usual in a type', () => {
  it('are taken as they are where the carrier reports none', () => {
    expect(answerOf(usualSeatsOfType, {})).toMatchObject({
      value: { economy: 140, business: 10 },
      basis: { kind: 'typical-of-type', isScaledToReportedTotal: false },
    });
  });

  it('are scaled to the total the carrier reports on all its routes, and on the route before that', () => {
    const known = { reportedSeats: [{ seatsPerDeparture: 180 }] };
    const answer = answerOf(usualSeatsOfType, known);
    expect(totalOf(answer)).toBeCloseTo(180, 9);
    expect(answer).toMatchObject({ basis: { isScaledToReportedTotal: true } });
    expect(totalOf(answerOf(usualSeatsOfType, known, { reportedSeats: 120 }))).toBeCloseTo(120, 9);
  });

  it('leave out totals filed for several types together', () => {
    const pooled = [{ icaoAircraftTypes: ['N01', 'W01'], seatsPerDeparture: 180 }];
    expect(totalOf(answerOf(usualSeatsOfType, { reportedSeats: pooled }))).toBe(150);
  });
});
