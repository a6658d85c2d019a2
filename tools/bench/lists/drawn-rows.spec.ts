import { describe, expect, it } from 'vitest';
import { committedTables as tables } from '@tim/pipeline/reference-data/committed-tables.fixture';
import { drawnRows, LIST_PATTERNS, type DrawnRow, type ListPattern } from './drawn-rows.ts';

const ROWS = 20_000;
function draw(pattern: ListPattern, count = ROWS): readonly DrawnRow[] {
  const drawn = drawnRows(tables, pattern);
  return Array.from({ length: count }, () => drawn.next().value);
}
const rowsOf = Object.fromEntries(LIST_PATTERNS.map((pattern) => [pattern, draw(pattern)])) as unknown as Readonly<
  Record<ListPattern, readonly DrawnRow[]>
>;
const share = (rows: readonly DrawnRow[], is: (row: DrawnRow) => boolean) => rows.filter(is).length / rows.length;
const isFaulty = ({ from, to, flightNumber, date, cabin }: DrawnRow) =>
  from === 'QQQ' || to === '' || flightNumber === 'tba' || date.endsWith('-02-30') || cabin === 'sleeper';
const isListed = ({ carrier, flightNumber, from, to }: DrawnRow) => {
  const [origin, destination] = [tables.airports.find(from), tables.airports.find(to)];
  return !!origin && !!destination && tables.flights.hasFlight(carrier, Number(flightNumber), origin, destination);
};
const flightOf = ({ carrier, flightNumber, from, to }: DrawnRow) => `${carrier} ${flightNumber} ${from}-${to}`;

const flightsIn = (pattern: ListPattern) => new Set(rowsOf[pattern].filter(isListed).map(flightOf)).size;

describe('a drawn list', () => {
  it.each(LIST_PATTERNS)(
    'of the pattern %s has 2 % faulty rows, 5 % numbers that no list has, four cabins',
    (pattern) => {
      const rows = rowsOf[pattern];
      const good = rows.filter((row) => !isFaulty(row));
      expect(share(rows, isFaulty)).toBeCloseTo(0.02, 2);
      expect(share(good, (row) => !isListed(row))).toBeCloseTo(0.05, 2);
      expect(share(good, ({ cabin }) => cabin === 'economy')).toBeCloseTo(0.8, 1);
      expect(new Set(good.map(({ cabin }) => cabin)).size).toBe(4);
    },
  );

  it('has a flight in all months: a month tells nothing of the flight', () => {
    const good = draw('company', 200_000).filter((row) => !isFaulty(row));
    const [busiest = []] = [...Map.groupBy(good, flightOf).values()].toSorted((a, b) => b.length - a.length);
    expect(new Set(busiest.map(({ date }) => date.slice(5, 7))).size).toBe(12);
  });

  it('has the flights of its pattern: few again and again, those that depart most, or all alike', () => {
    const [company = 0, world = 0, different = 0] = (['company', 'world', 'different'] as const).map(flightsIn);
    expect(company).toBeLessThanOrEqual(3000);
    expect(world).toBeGreaterThan(company);
    expect(different).toBeGreaterThan(world);
  });

  it('is the same in every run', () => {
    expect(draw('world')).toEqual(rowsOf.world);
  });
});
