import { describe, expect, it } from 'vitest';
import { fuelledType } from '../aircraft/fuelled-type.ts';
import { routeBetween } from '../../question/route.ts';
import { smallAirport } from '../../small-rows.fixture.ts';
import { smallTables } from '../../small-tables.fixture.ts';
import type { SmallTables } from '../../small-tables.fixture.ts';
import { likelySeats } from './likely-seats.ts';
import { seatsData } from './seats-data.ts';
import type { SeatsQuestion } from './seats-rule.ts';
import { seatOptions } from './tiers.ts';

const seats = (economy: number) => ({ economy, premiumEconomy: 0, business: 0, first: 0 });
const of = (economy: number) => ({ carrierCode: 'XX', type: 'N01', seats: seats(economy), totalSeats: economy });

function ask(
  known: SmallTables,
  {
    from = 'AAA',
    to = 'CCC',
    ...question
  }: Partial<SeatsQuestion> & { readonly from?: string; readonly to?: string } = {},
) {
  const tables = smallTables(known);
  const type = fuelledType(tables, 'N01');
  if (typeof type === 'string') throw new Error(type);
  const route = routeBetween(tables, smallAirport(from), smallAirport(to));
  const asked = { carrierCode: 'XX', type, route, reportedSeats: undefined, isTypeCertain: false, given: undefined };
  return likelySeats(seatOptions({ ...asked, ...question }, seatsData(tables)))?.seats;
}

describe('the seats of a type', () => {
  it('are the caller’s before all others', () => {
    expect(ask({ layouts: [of(150)] }, { given: seats(99) })).toMatchObject({
      value: seats(99),
      basis: { kind: 'given' },
    });
  });

  it('are the mean of the carrier’s layouts that fit the route, by airframes', () => {
    const layouts = [
      { ...of(150), subFleet: 'a', airframes: 30 },
      { ...of(170), subFleet: 'b', airframes: 10 },
      { ...of(300), subFleet: 'shuttle', use: 'domestic' },
    ] as const;
    expect(ask({ layouts })).toMatchObject({
      value: { economy: 155 },
      basis: { kind: 'carrier-layouts', layouts: ['a', 'b'], isScaledToReportedTotal: false },
    });
    expect(ask({ layouts }, { to: 'BBB' })?.value.economy).toBeGreaterThan(155);
  });

  it('are as well known as the least known of those layouts', () => {
    const layouts = [of(150), { ...of(160), dataCategory: 'DEFAULT' }] as const;
    expect(ask({ layouts })?.dataCategory).toBe('DEFAULT');
  });

  it('are the layout of the total reported, scaled to it where it is a little off', () => {
    const layouts = [of(150), { ...of(200), subFleet: 'large' }];
    expect(ask({ layouts }, { reportedSeats: 199 })).toMatchObject({ value: { economy: 200 } });
    const scaled = ask({ layouts }, { reportedSeats: 180 });
    expect(scaled?.value.economy).toBeCloseTo(180, 9);
    expect(scaled?.basis).toEqual({ kind: 'carrier-layouts', layouts: ['large'], isScaledToReportedTotal: true });
  });

  it('are those usual in the type where the total reported is near them and far from the carrier’s layouts', () => {
    const basis = { kind: 'typical-of-type', isScaledToReportedTotal: true };
    expect(ask({ layouts: [of(220)] }, { reportedSeats: 140 })?.basis).toEqual(basis);
    // Near neither: seats of other flights.
    expect(ask({ layouts: [of(220)] }, { reportedSeats: 60 })?.value.economy).toBe(220);
  });

  it('are none where the type’s layouts are known and none is flown there', () => {
    const layouts = [{ ...of(150), baseAirportCode: 'VVV' }];
    expect(ask({ layouts })).toBeUndefined();
    expect(ask({ layouts }, { isTypeCertain: true })?.value.economy).toBe(150);
  });

  it('are the usual ones of a carrier whose layouts are not known, scaled to the total it reports', () => {
    expect(ask({})).toMatchObject({ value: { economy: 140, business: 10 }, basis: { kind: 'typical-of-type' } });
    const scaled = ask({ reportedSeats: [{ seatsPerDeparture: 180 }] });
    expect((scaled?.value.economy ?? 0) + (scaled?.value.business ?? 0)).toBeCloseTo(180, 9);
  });

  it('count all seats of a flexible cabin as economy', () => {
    const layouts = [{ ...of(150), seats: { ...seats(120), business: 20 }, blockedSeats: 10 }];
    expect(ask({ layouts })?.value).toEqual(seats(150));
  });
});
