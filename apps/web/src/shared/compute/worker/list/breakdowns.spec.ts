import { describe, expect, it } from 'vitest';
import type { ListShape } from '../../list-types.ts';
import { LIST_DATA } from '../../../../testing/list-data.ts';
import { createSession } from './session.ts';

const today = { year: 2026, month: 11, day: 23 };

const FLIGHTS = `From,To,Airline,Flight,Date,Class
ZRH,BOS,Swiss,52,2025-03-14,Economy
BOS,ZRH,LX,53,2025-03-14,Economy
ZRH,LHR,LX,316,2025-04-03,Economy
ZRH,BOS,,,2025,Business
`;

async function answered(text: string) {
  const session = createSession(
    async () => LIST_DATA,
    () => undefined,
  );
  const { columns } = (await session.read(text, { today })) as ListShape;
  await session.load('');
  return { session, summary: await session.compute({ columns, cabin: 'economy', today, places: {} }) };
}

describe('a list that was answered', () => {
  it('is added up in its record by month, route, carrier and cabin', async () => {
    const { summary, session } = await answered(FLIGHTS);
    type Sum = { readonly key: string; readonly name?: string; readonly rows: number; readonly kgCo2e: number };
    const record = await (await session.record({ fileName: undefined }, false)).text();
    const { totals } = JSON.parse(record) as {
      totals: Readonly<Record<'month' | 'route' | 'carrier' | 'cabin', readonly Sum[]>>;
    };
    const { month, route, carrier, cabin } = totals;
    expect(month.map(({ key }) => key)).toEqual(['2025', '2025-03', '2025-04']);
    expect(route.map(({ key, rows }) => [key, rows])).toEqual([
      ['ZRH-BOS', 2],
      ['BOS-ZRH', 1],
      ['ZRH-LHR', 1],
    ]);
    expect(carrier.find(({ key }) => key === 'LX')?.name).toMatch(/Swiss/i);
    expect(cabin.map(({ key }) => key).toSorted()).toEqual(['business', 'economy']);
    for (const parts of [month, route, carrier, cabin]) {
      const grams = parts.reduce((sum, { kgCo2e }) => sum + Math.round(kgCo2e * 1000), 0);
      expect(grams).toBe(summary.totals.grams);
    }
  });

  it('is broken down by what it has, also by a column that nobody reads', async () => {
    const text =
      'From,To,Date,Cost centre\nZRH,BOS,2025-03-14,Sales\nZRH,LHR,2025-04-01,IT\nBOS,ZRH,2025-04-02,sales\n';
    const { summary, session } = await answered(text);
    const column = { kind: 'column', name: 'Cost centre', place: 3 } as const;
    expect(summary.breakdowns).toEqual([
      ...['year', 'quarter', 'month', 'route', 'aircraft', 'distance', 'tier', 'quality'].map((kind) => ({ kind })),
      column,
    ]);
    const { groups } = await session.breakdown(column);
    expect(groups.map(({ name, flights }) => [name, flights])).toEqual([
      ['Sales', 2],
      ['IT', 1],
    ]);
    expect(summary.whatIf.map(({ scenario }) => scenario)).toEqual(['asFlown', 'economy', 'direct', 'noShort']);
    expect(summary.coverage.text).toMatch(/^The figures cover 100\s% of 3 rows with flights\. By method/);
    for (const by of summary.breakdowns) {
      const found = await session.breakdown(by);
      expect(found.groups.reduce((sum, { grams }) => sum + grams, 0)).toBe(summary.totals.grams);
    }
  });

  it('has ten groups of a breakdown and the others, however many there are', async () => {
    const people = Array.from({ length: 3000 }, (_, at) => `ZRH,BOS,Person ${at}\n`);
    const { session } = await answered(`From,To,Traveller\n${people.join('')}`);
    const { groups } = await session.breakdown({ kind: 'traveller' }, 10);
    expect(groups).toHaveLength(11);
    expect(groups.at(-1)).toMatchObject({ kind: 'others', flights: 2990 });
  });
});
