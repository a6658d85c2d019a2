import type { CabinLayout, SeatsPerClass, Tables } from '@tim/reference-data';
import { describe, expect, it } from 'vitest';
import { committedTables } from '../committed-tables.fixture.ts';
import { changedFlightLines } from './changed-flights.ts';

/** The tables with more or fewer seats in economy in the cabins of a carrier's type. */
function withEconomy(carrierCode: string, icaoAircraftType: string, change: (seats: SeatsPerClass) => number): Tables {
  const { cabins } = committedTables;
  const changed = (layout: CabinLayout): CabinLayout => {
    const economy = change(layout.seats);
    const totalSeats = layout.totalSeats + economy - layout.seats.economy;
    return { ...layout, seats: { ...layout.seats, economy }, totalSeats };
  };
  const ofCarrierType: Tables['cabins']['ofCarrierType'] = (carrier, type) => {
    const layouts = cabins.ofCarrierType(carrier, type);
    return carrier === carrierCode && type === icaoAircraftType ? layouts.map(changed) : layouts;
  };
  return { ...committedTables, cabins: { ofCarrierType } };
}

describe('what a changed cabin did to flights', () => {
  it('is said of each flight: a seat more never emits more for each, though T-100 has another type’s seats', () => {
    const figures = [1, 5, 10, 30, 60].map((more) => {
      const tables = withEconomy('LX', 'A359', ({ economy }) => economy + more);
      const lines = changedFlightLines(committedTables, tables);
      expect(lines[0]).toMatch(/^Flights whose figure changed/);
      const [, was, is] = /LX 5\d ZRH BOS, A359: ([\d.]+) -> ([\d.]+)/.exec(lines.join('\n')) ?? [];
      expect(was).toBe('403.8');
      return Number(is);
    });
    expect(figures).toEqual([...figures].toSorted((one, other) => other - one));
    expect(figures[0]).toBeLessThan(403.8);
  });

  it('is said where reported seats count in place of a row', () => {
    const tables = withEconomy('AC', 'B38M', ({ economy }) => economy + 5);
    expect(changedFlightLines(committedTables, tables).join('\n')).toMatch(
      /Flights for which reported seats .*\n(?: {2}AC .*\n)* {2}AC \d+ YQB MCO, B38M/,
    );
  });

  it('is nothing where the tables are the same', () => {
    expect(changedFlightLines(committedTables, committedTables, ['LX'])).toEqual([]);
  });
});
