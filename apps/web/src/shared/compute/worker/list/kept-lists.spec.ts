import { describe, expect, it } from 'vitest';
import type { ListSummary } from '../../list-types.ts';
import { answeredList, recordOfList } from '../../../../testing/list-data.ts';

describe('a list next to its target', () => {
  it('is compared with a budget, and with answers that were saved, also in its record', async () => {
    const before = await answeredList('From,To,Flight,Date\nZRH,BOS,LX52,2024-03-14\nZRH,LHR,LX316,2024-05-02\n');
    const { session, summary } = await answeredList('From,To,Flight,Date\nZRH,BOS,LX52,2025-03-14\n');
    expect(summary.target).toBeUndefined();
    expect(await session.compare('much')).toEqual({ kind: 'no-budget' });
    expect(await session.compare('1 t')).toMatchObject({ target: { grams: 1e6 }, totals: summary.totals });

    for (const file of [await before.session.csv(true), await before.session.xlsx([])]) {
      const compared = (await session.compare(new File([file], 'last'))) as ListSummary;
      expect(compared.target).toMatchObject({
        grams: before.summary.totals.grams,
        list: { fileName: 'last', rows: 2, period: { from: '2024-03-14', to: '2024-05-02' } },
      });
      expect(compared.whatIf.at(-1)).toMatchObject({ scenario: 'target' });
      expect(await recordOfList(session)).toHaveProperty('target', compared.target);
    }
    expect(await session.compare(new Blob(['From,To\nZRH,BOS\n']))).toMatchObject({ kind: 'fault' });
    expect(((await session.compare('')) as ListSummary).target).toBeUndefined();
  });
});

describe('the corrections of a list', () => {
  it('hold for the next one, and its record names those that were used', async () => {
    const places = { Bosten: 'BOS', Londen: 'LHR' };
    const { session } = await answeredList('From,To\nZRH,Bosten\nZRH,Londen\n', { places });
    const saved = await session.corrections();
    const corrections = await session.readCorrections(saved);
    expect(corrections).toEqual({ columns: { origin: 'From', destination: 'To' }, places });
    expect(await session.readCorrections(new Blob(['From,To\n']))).toBeUndefined();

    const said = corrections && { corrections };
    const next = await answeredList('From,To\nZRH,Bosten\nZRH,Bosten\n', { said });
    expect(next.shape.corrected).toMatchObject({ hasSameColumns: true });
    expect(next.summary.totals.figures).toBe(2);
    const origin = { fileName: 'next.csv', correctionsFile: 'corrections.json' };
    const record: unknown = JSON.parse(await (await next.session.record(origin, false)).text());
    const used = { fileName: 'corrections.json', count: 1, places: { Bosten: 'BOS' } };
    expect(record).toHaveProperty('list.corrections', used);

    const other = await answeredList('Start,End,From\nZRH,Bosten,1\n', { said });
    expect(other.shape.corrected).toMatchObject({ hasSameColumns: false, places });
  });
});
