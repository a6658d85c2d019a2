import { describe, expect, it } from 'vitest';
import { withoutCargo, withoutPassengers } from './not-filed.ts';

const flights = (changes: object) => ({
  btsCarrier: 'LX',
  year: 2024,
  departures: 30,
  seats: 200,
  loadFactor: 0.8,
  cargo: 0.3,
  hasMainDeckCargo: false,
  ...changes,
});
type Flights = ReturnType<typeof flights>;
const copa = (year: number, departures: number, cargo: number) =>
  flights({ btsCarrier: 'CM', year, departures, cargo });
const month = (...cargo: number[]) => cargo.map((fraction) => flights({ cargo: fraction }));
const withoutCargoOf = (rows: readonly Flights[], body: 'narrow' | 'wide' = 'narrow') =>
  rows.map((row) => withoutCargo(rows, () => body).has(row));

describe('passengers not filed', () => {
  it('are those of a carrier’s month that is nearly empty as a whole', () => {
    const [jazz, swiss] = [
      flights({ btsCarrier: 'QK', loadFactor: 0.05 }),
      flights({ departures: 2, loadFactor: 0.05 }),
    ];
    expect(withoutPassengers([jazz, swiss, flights({})])).toEqual(new Set([jazz]));
    expect(withoutPassengers([jazz, flights({ btsCarrier: 'QK', year: 2026 })])).toEqual(new Set([jazz]));
  });
});

describe('cargo not filed', () => {
  it('is that of a month without any, where the carrier’s other month has some', () => {
    expect(withoutCargoOf([copa(2024, 100, 0), copa(2026, 100, 0.03)])).toEqual([true, false]);
    expect(withoutCargoOf([copa(2024, 99, 0), copa(2026, 100, 0.03)])).toEqual([false, false]);
    expect(withoutCargoOf([copa(2024, 100, 0), copa(2026, 100, 0.009)])).toEqual([false, false]);
    expect(withoutCargoOf([copa(2024, 100, 0), copa(2024, 1, 0.01), copa(2026, 100, 0.03)])).not.toContain(true);
  });

  it('is that of wide bodies that carry next to none', () => {
    expect(withoutCargoOf(month(0, 0.008), 'wide')).toEqual([true, true]);
    expect(withoutCargoOf(month(0, 0.02), 'wide')).toEqual([false, false]);
    expect(withoutCargoOf(month(0, 0.008), 'narrow')).toEqual([false, false]);
  });

  it('is that of flights with cargo on the main deck, and of all of a body where they are most', () => {
    const [below, above] = [flights({ departures: 30 }), flights({ departures: 20, hasMainDeckCargo: true })];
    expect(withoutCargoOf([below, above])).toEqual([false, true]);
    expect(withoutCargoOf([{ ...below, departures: 10 }, above])).toEqual([true, true]);
  });

  it('is that of a month whose cargo is the passengers’ weight', () => {
    expect(withoutCargoOf(month(0.476, 0.476, 0.476, 0.443))).toEqual([true, true, true, true]);
    expect(withoutCargoOf(month(0.476, 0.476))).not.toContain(true);
    expect(withoutCargoOf(month(0.476, 0.476, 0.476, 0.4, 0.3, 0.2))).not.toContain(true);
  });
});
