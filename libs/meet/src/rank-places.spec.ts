import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Home, Journey, Journeys } from './meeting.ts';
import { rankPlaces, totalAt, type Ranking, type Wanted } from './rank-places.ts';
import { sumOfHomes } from './sum-of-homes.ts';

function end(steps: Generator<number, Ranking>): Ranking {
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value;
}

const place = (at: number) => `P${String(at).padStart(2, '0')}`;
const home = (at: number, people: number): Home => ({ code: `H${at}`, people });

/** Figures of every home and place; the bound is a share of the figure. */
const world = fc.integer({ min: 1, max: 6 }).chain((homes) =>
  fc.record({
    people: fc.array(fc.integer({ min: 1, max: 50 }), { minLength: homes, maxLength: homes }),
    most: fc.integer({ min: 1, max: 5 }),
    online: fc.integer({ min: 0, max: 8 }),
    cells: fc.array(
      fc.array(
        fc.record({
          grams: fc.integer({ min: 0, max: 50 }),
          bound: fc.double({ min: 0, max: 1, noNaN: true }),
          isKnown: fc.boolean(),
          isOnGround: fc.boolean(),
        }),
        { minLength: homes, maxLength: homes },
      ),
      { minLength: 1, maxLength: 30 },
    ),
  }),
);

function journeysIn(cells: readonly (readonly Cell[])[], hasGaps: boolean, asked: string[] = []): Journeys {
  const cellOf = ({ code }: Home, at: string) => cells[Number(at.slice(1))]?.[Number(code.slice(1))];
  const kindOf = (cell: Cell): Journey => {
    if (cell.isOnGround) return { kind: 'by-land' };
    if (hasGaps && !cell.isKnown) return { kind: 'unknown' };
    return { kind: 'flight', grams: cell.grams, lowGrams: cell.grams * 0.9, highGrams: cell.grams * 1.2 };
  };
  return {
    between: (one, at) => {
      asked.push(`${one.code} ${at}`);
      const cell = cellOf(one, at);
      return cell ? kindOf(cell) : { kind: 'unknown' };
    },
    leastGrams: (one, at) => {
      const cell = cellOf(one, at);
      return cell && !cell.isOnGround ? cell.grams * cell.bound : 0;
    },
  };
}

type Cell = { readonly grams: number; readonly bound: number; readonly isKnown: boolean; readonly isOnGround: boolean };

/** By everybody apart: who stays is who has no way or the longest. */
function wholeRanking({ homes, online, places, most }: Wanted, journeys: Journeys) {
  return places
    .flatMap((code) => {
      const everybody = homes.flatMap((one) => {
        const journey = journeys.between(one, code);
        return Array.from({ length: one.people }, () => ({ one, journey, grams: gramsOf(journey) }));
      });
      const staying = everybody.toSorted((a, b) => (b.grams === a.grams ? 0 : b.grams - a.grams)).slice(0, online);
      if (everybody.some((person) => person.grams === Infinity && !staying.includes(person))) return [];
      const shares = homes.map((one) => {
        const stay = staying.filter((person) => person.one === one).length;
        return { home: one, journey: journeys.between(one, code), online: stay };
      });
      return [{ code, shares, ...sumOfHomes(shares) }];
    })
    .toSorted((a, b) => a.grams - b.grams || (a.code < b.code ? -1 : 1))
    .slice(0, most);
}

function gramsOf(journey: Journey): number {
  if (journey.kind === 'unknown') return Infinity;
  return journey.kind === 'flight' ? journey.grams : 0;
}

describe('the ranking of places', () => {
  it('is that of a full computation, whatever the bound leaves out', () => {
    fc.assert(
      fc.property(world, fc.boolean(), ({ people, most, online, cells }, hasGaps) => {
        const wanted = {
          homes: people.map((count, at) => home(at, count)),
          places: cells.map((_, at) => place(at)),
          online: Math.min(online, people.reduce((sum, count) => sum + count, 0) - 1),
          most,
        };
        const journeys = journeysIn(cells, hasGaps);
        const { places } = end(rankPlaces(wanted, journeys));
        expect(places).toEqual(wholeRanking(wanted, journeys));
        for (const one of places) expect(totalAt(one.code, wanted, journeys)).toEqual(one);
      }),
    );
  });

  it('computes no place whose bound is above those ranked', () => {
    const cells = [10, 20, 30, 40].map((grams) => [{ grams, bound: 1, isKnown: true, isOnGround: false }]);
    const asked: string[] = [];
    const wanted = { homes: [home(0, 3)], online: 0, places: [place(3), place(2), place(0), place(1)], most: 2 };
    const ranking = end(rankPlaces(wanted, journeysIn(cells, true, asked)));
    expect(ranking.places.map(({ code, grams }) => [code, grams])).toEqual([
      ['P00', 30],
      ['P01', 60],
    ]);
    expect(asked).toEqual(['H0 P00', 'H0 P01']);
    expect([ranking.considered, ranking.computed]).toEqual([4, 2]);
  });

  it('names a home from which a place is not reached', () => {
    const cells = [[{ grams: 10, bound: 1, isKnown: false, isOnGround: false }]];
    const wanted = { homes: [home(0, 1)], online: 0, places: [place(0)], most: 3 };
    const { places, unreached } = end(rankPlaces(wanted, journeysIn(cells, true)));
    expect([places, unreached]).toEqual([[], [{ code: 'P00', from: 'H0' }]]);
  });

  it('tells how far it is', () => {
    const cells = Array.from({ length: 25 }, () => [{ grams: 10, bound: 1, isKnown: true, isOnGround: false }]);
    const wanted = { homes: [home(0, 1)], online: 0, places: cells.map((_, at) => place(at)), most: 25 };
    expect([...rankPlaces(wanted, journeysIn(cells, true))]).toEqual([0, 10, 20, 25]);
  });
});
