import { describe, expect, it } from 'vitest';
import type { ListShape } from '../../list-types.ts';
import { LIST_DATA } from '../../../../testing/list-data.ts';
import { createSession } from './session.ts';

const today = { year: 2026, month: 11, day: 23 };

describe('a list with rows that have no figure', () => {
  it('names every place that is not known, the one that is a letter off, and the rows that are skipped', async () => {
    const list = 'From,To,Type\nZurihc,BOS,\nAtlantis,BOS,\nZurihc,JFK,\nZRH,BOS,Train\nZRH,BOS,Hotel\nZRH,MUC,Train\n';
    const session = createSession(
      async () => LIST_DATA,
      () => undefined,
    );
    const { columns } = (await session.read(list, { today })) as ListShape;
    await session.load('');
    const summary = await session.compute({ columns, cabin: 'economy', today, places: {} });
    const { missing, skipped } = await session.statement({ fileName: 'a.csv' });
    expect(missing).toMatchObject([{ field: 'origin', rows: 3, firstRow: 2, names: ['Zurihc', 'Atlantis'] }]);
    expect(skipped).toEqual([
      { kind: 'rail', rows: [5, 7] },
      { kind: 'hotel', rows: [6] },
    ]);
    expect(summary.nearPlaces).toEqual({ Zurihc: 'ZRH' });
    expect(summary.placeNames['ZRH']).toMatchObject({ name: 'Zurich' });
    const record = await (await session.record({ fileName: 'a.csv' }, false)).text();
    expect(JSON.parse(record).missing[0]).not.toHaveProperty('names');
  });
});
