import { describe, expect, it } from 'vitest';
import { answerOf } from './aircraft.fixture.ts';
import { seenOnRoute } from './seen-on-route.ts';

const there = { carrierCode: 'XX', from: 'AAA', to: 'BBB', flightNumber: 1, icaoAircraftType: 'N01', flights: 30 };
const other = { ...there, flightNumber: 2, icaoAircraftType: 'W01', flights: 20 };
const back = { ...there, from: 'BBB', to: 'AAA', flightNumber: 3, icaoAircraftType: 'W01', flights: 30 };
const ask = (number: number, seen = [there, other, back]) => answerOf(seenOnRoute, { seen }, { to: 'BBB', number });

describe('the types seen on a route', () => {
  it('are those of the carrier’s flights there and back', () => {
    const answer = ask(0);
    expect(answer).toMatchObject({ kind: 'seen-on-route', types: ['N01', 'W01'] });
    expect(answer?.weights).toEqual([(40 * 30) / 80, (40 * 50) / 80]);
  });

  it('count most where they were seen on the flight’s own number', () => {
    expect(ask(1)?.weights).toEqual([15 + 30, 25]);
    expect(ask(2)?.weights).toEqual([15, 25 + 20]);
    // The number of the way back is another flight.
    expect(ask(3)?.weights).toEqual([15, 25]);
  });

  it('leave out an aircraft that stood in once in a hundred flights', () => {
    expect(
      ask(0, [
        { ...there, flights: 200 },
        { ...other, flights: 1 },
      ])?.types,
    ).toEqual(['N01']);
  });

  it('are of a family only those of it', () => {
    expect(answerOf(seenOnRoute, { seen: [there, other] }, { to: 'BBB', family: ['W01'] })?.types).toEqual(['W01']);
  });

  it('have the seats of the cabin that is kept for the route', () => {
    const kept = { 'XX AAA BBB': [{ icaoAircraftType: 'N01', share: 1, totalSeats: 102 }] };
    expect(answerOf(seenOnRoute, { seen: [there], kept }, { to: 'BBB' })?.seats).toEqual([102]);
  });

  it('give way where fewer than ten flights were seen, or another carrier’s', () => {
    expect(ask(1, [{ ...there, flights: 9 }])).toBeUndefined();
    expect(ask(1, [{ ...there, carrierCode: 'YY' }])).toBeUndefined();
  });
});
