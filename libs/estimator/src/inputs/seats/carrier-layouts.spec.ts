import { describe, expect, it } from 'vitest';
import { carrierLayouts, layoutsOfReportedTotal } from './carrier-layouts.ts';
import { answerOf, economySeats, ownLayout } from './seats.fixture.ts';

const readLayout = (total: number) => ({ ...ownLayout(total), evidence: 'READ' }) as const;

describe('the carrier’s layouts of the total reported on the route', () => {
  const layouts = [ownLayout(150), { ...ownLayout(200), subFleet: 'large' }];

  it('are the one with that total', () => {
    expect(answerOf(layoutsOfReportedTotal, { layouts }, { reportedSeats: 199 })).toMatchObject({
      value: economySeats(200),
      basis: { kind: 'carrier-layouts', layouts: ['large'], isScaledToReportedTotal: false },
    });
  });

  it('are the nearest one scaled to the total where it is a little off', () => {
    expect(answerOf(layoutsOfReportedTotal, { layouts }, { reportedSeats: 180 })).toMatchObject({
      value: { economy: expect.closeTo(180, 9) },
      basis: { kind: 'carrier-layouts', layouts: ['large'], isScaledToReportedTotal: true },
    });
  });
});

describe('layouts that were read, beside a report that may be of other types', () => {
  const report = { reportedSeats: 160, mayReportBeOfOthers: true };

  it.each([162, 170, 200, 250])('are not scaled to it: of %d seats where 160 are reported', (total) => {
    expect(answerOf(layoutsOfReportedTotal, { layouts: [readLayout(total)] }, report)).toMatchObject({
      value: economySeats(total),
      basis: { isScaledToReportedTotal: false },
    });
  });

  it('are the mean of several that it is none of', () => {
    const layouts = [readLayout(150), { ...readLayout(190), subFleet: 'large' }];
    expect(answerOf(layoutsOfReportedTotal, { layouts }, report)).toMatchObject({ value: economySeats(170) });
  });

  it('are scaled where one was not read, or the report is of the type alone', () => {
    const layouts = [{ ...readLayout(170), evidence: 'TOTAL_CHECKED' }] as const;
    const scaled = { value: { economy: expect.closeTo(160, 9) }, basis: { isScaledToReportedTotal: true } };
    expect(answerOf(layoutsOfReportedTotal, { layouts }, report)).toMatchObject(scaled);
    const alone = { reportedSeats: 160 };
    expect(answerOf(layoutsOfReportedTotal, { layouts: [readLayout(170)] }, alone)).toMatchObject(scaled);
  });
});

describe('the carrier’s layouts of a type', () => {
  it('are the mean of those that fit the route, by airframes', () => {
    const layouts = [
      { ...ownLayout(150), subFleet: 'a', airframes: 30 },
      { ...ownLayout(170), subFleet: 'b', airframes: 10 },
      { ...ownLayout(300), subFleet: 'shuttle', use: 'domestic' },
    ] as const;
    expect(answerOf(carrierLayouts, { layouts })).toMatchObject({
      value: { economy: 155 },
      basis: { kind: 'carrier-layouts', layouts: ['a', 'b'], isScaledToReportedTotal: false },
    });
    expect(answerOf(carrierLayouts, { layouts }, { to: 'BBB' })).toMatchObject({
      basis: { layouts: ['a', 'b', 'shuttle'] },
    });
  });

  it('are as well known as the least known of them', () => {
    const layouts = [ownLayout(150), { ...ownLayout(160), dataCategory: 'DEFAULT' }] as const;
    expect(answerOf(carrierLayouts, { layouts })).toMatchObject({ dataCategory: 'DEFAULT' });
  });

  it('count all seats of a flexible cabin as economy', () => {
    const layouts = [{ ...ownLayout(150), seats: { ...economySeats(120), business: 20 }, blockedSeats: 10 }];
    expect(answerOf(carrierLayouts, { layouts })).toMatchObject({ value: economySeats(150) });
  });

  it('are none where none is flown there, unless the caller names the type', () => {
    const layouts = [{ ...ownLayout(150), baseAirportCode: 'VVV' }];
    expect(answerOf(carrierLayouts, { layouts })).toBe('none');
    expect(answerOf(carrierLayouts, { layouts }, { isTypeCertain: true })).toMatchObject({ value: economySeats(150) });
  });
});
