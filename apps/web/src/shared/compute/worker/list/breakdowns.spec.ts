import { describe, expect, it } from 'vitest';
import { answeredList, recordOfList } from '../../../../testing/list-data.ts';

const FLIGHTS = `From,To,Airline,Flight,Date,Class
ZRH,BOS,Swiss,52,2025-03-14,Economy
BOS,ZRH,LX,53,2025-03-14,Economy
ZRH,LHR,LX,316,2025-04-03,Economy
ZRH,BOS,,,2025,Business
`;

describe('a list that was answered', () => {
  it('is added up in its record by month, route, carrier and cabin', async () => {
    const { summary, session } = await answeredList(FLIGHTS);
    type Sum = { readonly key: string; readonly name?: string; readonly rows: number; readonly kgCo2e: number };
    const { totals } = (await recordOfList(session)) as {
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
      'From,To,Date,Cost centre\nZRH,BOS,2025-03-14,Sales\nZRH,LHR,2025-04-01,IT\nBOS,ZRH,2025-04-02,sales\nZRH,LHR,2025-04-03,HR\n';
    const { summary, session } = await answeredList(text);
    const column = { kind: 'column', name: 'Cost centre', place: 3 } as const;
    expect(summary.breakdowns).toEqual([
      ...['year', 'quarter', 'month', 'route', 'aircraft', 'distance', 'tier', 'quality'].map((kind) => ({ kind })),
      column,
    ]);
    const { groups } = await session.breakdown(column);
    expect(groups.map(({ name, flights }) => [name, flights])).toEqual([
      ['Sales', 2],
      ['HR', 1],
      ['IT', 1],
    ]);
    expect((await session.breakdown(column, 1)).groups.map(({ kind }) => kind)).toEqual(['group', 'others']);
    expect(summary.whatIf.map(({ scenario }) => scenario)).toEqual(['asFlown', 'economy', 'direct', 'noShort']);
    expect(summary.coverage.text).toMatch(/^The figures cover 100\s% of 4 rows with flights\. By method/);
    for (const by of summary.breakdowns) {
      const found = await session.breakdown(by);
      expect(found.groups.reduce((sum, { grams }) => sum + grams, 0)).toBe(summary.totals.grams);
    }
  });
});
