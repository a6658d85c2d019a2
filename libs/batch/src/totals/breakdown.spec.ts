import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addBreakdowns,
  breakdownAdder,
  breakdownNamed,
  breakdownOf,
  breakdownsOf,
  type BreakdownBy,
  type Groups,
} from './breakdown.ts';
import { MOST_GROUPS } from '../bounds.ts';
import { columnNames } from '../columns/column-names.ts';
import { recogniseColumns } from '../columns/columns.ts';
import { tables } from '../real-tables.fixture.ts';
import type { Figure, RowAnswer, Tier } from '../answer/row-answer.ts';
import type { Leg, RowFault, RowQuestion } from '../question/row-question.ts';
import { addRow, addTotals, noTotals, type Totals } from './totals.ts';

const HEADER = ['Traveller', 'From', 'To', 'Flight', 'Date', 'Cabin', 'Cost centre', 'E-mail'];
const LIST = { header: HEADER, columns: recogniseColumns(HEADER) };
const ALL = breakdownsOf(LIST);

type Row = { readonly question: RowQuestion | RowFault; readonly answer: RowAnswer; readonly cells: readonly string[] };

const TIERS: readonly Tier[] = ['TIM_EMISSIONS', 'TYPICAL_FLIGHT_EMISSIONS', 'DISTANCE_BASED_EMISSIONS'];

const figureOf = (grams: number, more: Partial<Figure> = {}): Figure => ({
  kind: 'estimated',
  tier: 'TIM_EMISSIONS',
  wellToWakeGramsPerPassenger: { economy: grams },
  wellToTankGramsPerPassenger: {},
  tankToWakeGramsPerPassenger: {},
  dataCategory: 'MODELED',
  warnings: [],
  ...more,
});

/** A row of one flight in economy. */
const row = (question: Partial<RowQuestion>, grams: number, costCentre = ''): Row => ({
  question: { cabin: 'economy', passengers: 1, ...question },
  answer: figureOf(grams),
  cells: HEADER.map((name) => (name === 'Cost centre' ? costCentre : '')),
});

/** What rows come to, added one by one. */
function totalsOf(rows: readonly Row[], by: readonly BreakdownBy[]): Totals {
  const totals = noTotals();
  const add = breakdownAdder(by, tables);
  for (const { question, answer, cells } of rows) {
    addRow(totals, question, answer);
    add((totals.breakdowns ??= []), question, answer, cells);
  }
  return totals;
}

function broken(rows: readonly Row[], word: string, most?: number) {
  const by = breakdownNamed(word, ALL);
  if (!by) throw new Error(`${word} is no breakdown`);
  return breakdownOf(by, totalsOf(rows, [by]).breakdowns?.[0], most);
}

const namesOf = (rows: readonly Row[], word: string) =>
  broken(rows, word).groups.map(({ kind, name, grams }) => `${kind === 'group' ? name : kind}: ${grams}`);

describe('what a total is made of', () => {
  it('has the largest group first, and those of whom the list says nothing in one', () => {
    const rows = [
      row({ traveller: 'Ann' }, 10),
      row({}, 25),
      row({ traveller: 'Bo' }, 30),
      row({ traveller: 'ANN' }, 5),
    ];
    expect(namesOf(rows, 'traveller')).toEqual(['Bo: 30', 'not-said: 25', 'Ann: 15']);
  });

  it('has months, quarters, years and distances in their order', () => {
    const rows = [
      row({ date: { year: 2025, month: 10, day: 3 }, distanceKm: 8000 }, 9),
      row({ date: { year: 2025, month: 9 }, distanceKm: 799 }, 2),
      row({ date: { year: 2024 }, distanceKm: 800 }, 3),
      row({}, 4),
    ];
    expect(namesOf(rows, 'month')).toEqual(['2025-09: 2', '2025-10: 9', 'not-said: 7']);
    expect(namesOf(rows, 'quarter')).toEqual(['2025-Q3: 2', '2025-Q4: 9', 'not-said: 7']);
    expect(namesOf(rows, 'year')).toEqual(['2024: 3', '2025: 11', 'not-said: 4']);
    expect(namesOf(rows, 'distance')).toEqual(['0-800: 2', '800-1500: 3', '8000-: 9', 'not-said: 4']);
  });

  it('has each flight of a row for itself, and both directions of a route together', () => {
    const legs: readonly Leg[] = [
      { origin: 'ZRH', destination: 'BOS', carrierCode: 'LX', date: { year: 2025, month: 6, day: 30 } },
      { origin: 'BOS', destination: 'ZRH', date: { year: 2025, month: 7, day: 2 } },
    ];
    const [there, back] = [figureOf(100), figureOf(110, { tier: 'TYPICAL_FLIGHT_EMISSIONS' })];
    const question: RowQuestion = { ...legs[0], legs, cabin: 'economy', passengers: 2 };
    const both: Row = { question, answer: figureOf(210, { legs: [there, back] }), cells: [] };
    expect(namesOf([both], 'month')).toEqual(['2025-06: 200', '2025-07: 220']);
    expect(namesOf([both], 'tier')).toEqual(['TYPICAL_FLIGHT_EMISSIONS: 220', 'TIM_EMISSIONS: 200']);
    expect(namesOf([both], 'airline')).toEqual(['LX: 420']);
    // Zurich to Boston is 6000 km.
    expect(broken([both], 'route').groups).toEqual([
      {
        kind: 'group',
        name: 'ZRH-BOS',
        flights: 4,
        passengerKm: expect.closeTo(24_000, -3),
        grams: 420,
        gramsPerPassengerKm: 0,
        share: 1,
      },
    ]);
  });

  it('counts the grams per kilometre of the flights whose length is known', () => {
    const { groups } = broken(
      [row({ distanceKm: 1000 }, 90_000), row({ origin: 'LON', destination: 'NYC' }, 5)],
      'tier',
    );
    expect(groups).toMatchObject([{ flights: 2, passengerKm: 1000, grams: 90_005, gramsPerPassengerKm: 90 }]);
    expect(broken([row({}, 5)], 'tier').groups).toMatchObject([{ passengerKm: null, gramsPerPassengerKm: null }]);
  });

  it('takes any other column by its name, in whatever case, on one line', () => {
    const rows = [row({}, 7, ' Sales\n\u001B[31m'), row({}, 1, 'sales [31m'), row({}, 2)];
    expect(namesOf(rows, 'COST CENTRE')).toEqual(['Sales [31m: 8', 'not-said: 2']);
  });

  it('shows the largest groups, and the others together', () => {
    const rows = ['a', 'b', 'c', 'd'].map((traveller, at) => row({ traveller }, at + 1));
    const { groups, isCut } = broken(rows, 'traveller', 2);
    expect(groups.map(({ kind, name, grams }) => [kind, name, grams])).toEqual([
      ['group', 'd', 4],
      ['group', 'c', 3],
      ['others', '', 3],
    ]);
    expect(isCut).toBe(false);
    // A single group needs no row for others.
    expect(broken(rows, 'traveller', 3).groups).toHaveLength(4);
  });

  it('keeps a bounded number of groups, says so, and still adds up', () => {
    const rows = Array.from({ length: MOST_GROUPS + 5 }, (_, at) => row({ traveller: `P${at}` }, 2));
    const { groups, isCut } = broken([...rows, row({ traveller: 'P0' }, 1), row({}, 1)], 'traveller');
    expect(isCut).toBe(true);
    expect(groups).toHaveLength(MOST_GROUPS + 2);
    expect(groups[0]).toMatchObject({ name: 'P0', grams: 3 });
    expect(groups.at(-1)).toMatchObject({ kind: 'others', flights: 5, grams: 10 });
  });

  it('takes names that programs have for themselves as any other', () => {
    const rows = ['__proto__', 'constructor', 'toString', ''].map((traveller) => row({ traveller }, 1));
    const { breakdowns = [] } = totalsOf(rows, ALL);
    const copy = JSON.parse(JSON.stringify(breakdowns)) as Groups[];
    addBreakdowns(copy, breakdowns);
    const at = ALL.findIndex(({ kind }) => kind === 'traveller');
    const { groups } = breakdownOf({ kind: 'traveller' }, copy[at]);
    expect(groups.map(({ name, flights }) => `${name}: ${flights}`)).toEqual([
      ': 2',
      '__proto__: 2',
      'constructor: 2',
      'toString: 2',
    ]);
  });
});

describe('what a list can be broken down by', () => {
  it('is what it has columns for, and each column by its name', () => {
    const header = ['From', 'To', 'Dept', '', 'Dept'];
    const all = breakdownsOf({ header, columns: recogniseColumns(header) });
    expect(all.map((by) => (by.kind === 'column' ? by.name : by.kind))).toEqual([
      'route',
      'aircraft',
      'distance',
      'tier',
      'quality',
      'From',
      'To',
      'Dept',
    ]);
    expect(breakdownNamed('month', all)).toBeUndefined();
    expect(breakdownNamed('', all)).toBeUndefined();
  });

  it('leaves out the columns of people where they are not to be shown', () => {
    const all = breakdownsOf(LIST, [0, 7]);
    expect(breakdownNamed('traveller', all)).toBeUndefined();
    expect(breakdownNamed('E-mail', all)).toBeUndefined();
    expect(breakdownNamed('cost centre', all)).toEqual({ kind: 'column', name: 'Cost centre', place: 6 });
  });

  it('has a column of the list before a breakdown that is written in other letters', () => {
    const header = ['From', 'To', 'Tier'];
    const all = breakdownsOf({ header, columns: recogniseColumns(header) });
    expect(breakdownNamed('tier', all)).toEqual({ kind: 'tier' });
    expect(breakdownNamed('Tier', all)).toMatchObject({ kind: 'column' });
    expect(breakdownNamed('TIER', all)).toEqual({ kind: 'tier' });
    expect(columnNames('traveller')).not.toContain('tier');
  });
});

const places = fc.constantFrom('ZRH', 'BOS', 'LHR', 'JFK', 'LON', 'QQQ');
const dates = fc.oneof(
  fc.record({ year: fc.integer({ min: 2019, max: 2026 }) }),
  fc.record({ year: fc.integer({ min: 2019, max: 2026 }), month: fc.integer({ min: 1, max: 12 }) }),
);
const flights = fc.record(
  {
    origin: places,
    destination: places,
    carrierCode: fc.constantFrom('LX', 'BA', 'U2'),
    date: dates,
    distanceKm: fc.double({ min: 1, max: 20_000, noNaN: true }),
  },
  { requiredKeys: [] },
);
const grams = fc.integer({ min: 0, max: 5_000_000 });
const figures = fc
  .record({ grams, tier: fc.constantFrom(...TIERS), type: fc.option(fc.constantFrom('B789', 'A320')) })
  .map(({ grams: of, tier, type }) =>
    figureOf(of, { tier, ...(type !== null && { aircraft: { icaoAircraftType: type, known: 'given' as const } }) }),
  );
const people = fc.record({
  passengers: fc.integer({ min: 1, max: 500 }),
  traveller: fc.option(fc.constantFrom('Ann', 'ann ', 'Bo', '__proto__')),
  costCentre: fc.string({ maxLength: 3 }),
});
const rowsOfOne = fc.record({ flight: flights, figure: figures, people }).map(({ flight, figure, people: who }) => ({
  ...row({ ...flight, passengers: who.passengers, ...(who.traveller !== null && { traveller: who.traveller }) }, 0),
  answer: figure as RowAnswer,
  cells: ['', '', '', '', '', '', who.costCentre, ''],
}));
const rowsOfSeveral = fc
  .record({ legs: fc.array(fc.tuple(flights, figures), { minLength: 2, maxLength: 4 }), people })
  .map(({ legs, people: { passengers, costCentre } }): Row => {
    const sum = legs.reduce((all, [, figure]) => all + (figure.wellToWakeGramsPerPassenger.economy ?? 0), 0);
    return {
      question: { ...legs[0]?.[0], legs: legs.map(([leg]) => leg), cabin: 'economy', passengers },
      answer: figureOf(sum, { legs: legs.map(([, figure]) => figure) }),
      cells: ['', '', '', '', '', '', costCentre],
    };
  });
const rowsWithoutFigure = fc.constantFrom<Row>(
  {
    question: { field: 'row', message: 'no' },
    answer: { kind: 'unavailable', reason: 'INVALID_ROW', text: '' },
    cells: [],
  },
  {
    question: { cabin: 'economy', passengers: 1 },
    answer: { kind: 'unavailable', reason: 'SAME_AIRPORT', text: '' },
    cells: [],
  },
  // A cabin without a figure: counted as a flight, with no grams.
  { question: { cabin: 'first', passengers: 3 }, answer: figureOf(5), cells: [] },
);
const lists = fc.array(fc.oneof(rowsOfOne, rowsOfSeveral, rowsWithoutFigure), { maxLength: 40 });

describe('groups of any list', () => {
  it('add up to its total to the gram, whole or in parts, however many are shown', () => {
    fc.assert(
      fc.property(lists, fc.nat(40), fc.integer({ min: 1, max: 12 }), (rows, cut, most) => {
        const whole = totalsOf(rows, ALL);
        const parts = totalsOf(rows.slice(0, cut), ALL);
        addTotals(parts, JSON.parse(JSON.stringify(totalsOf(rows.slice(cut), ALL))) as Totals);
        for (const [at, by] of ALL.entries()) {
          const all = breakdownOf(by, whole.breakdowns?.[at]);
          expect(breakdownOf(by, parts.breakdowns?.[at])).toEqual(all);
          for (const { groups } of [all, breakdownOf(by, whole.breakdowns?.[at], most)]) {
            expect(groups.reduce((sum, group) => sum + group.grams, 0)).toBe(whole.grams);
            expect(groups.reduce((sum, group) => sum + group.flights, 0)).toBe(whole.flights);
          }
        }
        const tier = breakdownOf({ kind: 'tier' }, whole.breakdowns?.[ALL.findIndex(({ kind }) => kind === 'tier')]);
        for (const { name, grams: of } of tier.groups) expect(of).toBe(whole.gramsByTier[name]);
      }),
    );
  });
});
