import { describe, expect, it } from 'vitest';
import { smallTables } from '../../small-tables.fixture.ts';
import { chooseType } from './choose-type.ts';
import { fuelledType } from './fuelled-type.ts';

const tables = smallTables();
const seats = tables.seats.typical('N01');

function option(code: string, weight: number, passengersFuelKg: number, capacities: readonly number[] = [100]) {
  const type = fuelledType(tables, code);
  if (typeof type === 'string' || !seats) throw new Error(code);
  const seatOptions = capacities.map((capacity) => ({ seats, capacity, weight: 1, likelihood: 1 }));
  return { type, weight, passengersFuelKg, seats: { seats, capacity: 100 }, seatOptions };
}

describe('the type used', () => {
  it('is the one at which half of the flights emit no more', () => {
    const chosen = chooseType([option('W01', 1, 900), option('N01', 3, 500), option('N02', 1, 700)]);
    expect(chosen?.option.type.aircraft.value.icaoAircraftType).toBe('N01');
    expect(chosen?.shares).toEqual([
      { icaoAircraftType: 'N01', name: 'Narrow One', weight: 0.6, economyRatio: 1 },
      { icaoAircraftType: 'N02', name: 'Narrow Two', weight: 0.2, economyRatio: 1.4 },
      { icaoAircraftType: 'W01', name: 'Wide One', weight: 0.2, economyRatio: 1.8 },
    ]);
    expect(chosen?.spread).toEqual({ low: 0, high: Math.log(9 / 5) });
  });

  it('is not one that hardly ever flies, though it stands in the middle', () => {
    const chosen = chooseType([option('N01', 48, 500), option('W01', 5, 600), option('N02', 47, 700)]);
    expect(chosen?.option.type.aircraft.value.icaoAircraftType).toBe('N01');
    expect(chosen?.shares).toHaveLength(3);
  });

  it.each([
    [1, 1],
    [1 - 1e-15, 1],
    [1, 1 - 1e-15],
  ])('is the one with the lower figure of two that fly alike, as far as can be told (%d and %d)', (one, other) => {
    const chosen = chooseType([option('N01', one, 500), option('N02', other, 700)]);
    expect(chosen?.option.type.aircraft.value.icaoAircraftType).toBe('N01');
  });

  it('has no spread where it is the only one, with one layout', () => {
    expect(chooseType([option('N01', 1, 500)])?.spread).toEqual({ low: 0, high: 0 });
  });

  it('has the spread of its layouts where it is the only one', () => {
    const { spread } = chooseType([option('N01', 1, 500, [80, 125])]) ?? {};
    expect(spread?.low).toBeCloseTo(Math.log(1.25), 12);
    expect(spread?.high).toBeCloseTo(Math.log(1.25), 12);
  });

  it('is none of none', () => {
    expect(chooseType([])).toBeUndefined();
  });
});
