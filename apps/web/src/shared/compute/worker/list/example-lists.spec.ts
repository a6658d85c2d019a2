import { describe, expect, it } from 'vitest';
import { BATCH as DE } from '../../../../features/batch/texts.de.ts';
import { BATCH as ES } from '../../../../features/batch/texts.es.ts';
import { BATCH as FR } from '../../../../features/batch/texts.fr.ts';
import { BATCH as JA } from '../../../../features/batch/texts.ja.ts';
import { BATCH as EN } from '../../../../features/batch/texts.ts';
import type { ListShape } from '../../list-types.ts';
import { LIST_DATA } from '../../../../testing/list-data.ts';
import { createSession } from './session.ts';

const today = { year: 2026, month: 11, day: 23 };
const COLUMNS = ['carrier', 'cabin', 'date', 'destination', 'flightNumber', 'origin', 'traveller'];

describe('the example of a list', () => {
  it.each(Object.entries({ EN, DE, ES, FR, JA }))('in %s is read and answered whole', async (_, { input }) => {
    const session = createSession(
      async () => LIST_DATA,
      () => undefined,
    );
    const { columns, isHeaderKnown } = (await session.read(input.exampleText, { today })) as ListShape;
    expect([isHeaderKnown, Object.keys(columns).toSorted()]).toEqual([true, COLUMNS.toSorted()]);
    await session.load('');
    const { order } = (await session.columns(columns)).dates;
    const told = order === undefined ? {} : { dateOrder: order };
    const summary = await session.compute({ columns, cabin: 'economy', today, places: {}, ...told });
    // The last row has a day that no calendar has: an example of what is said then.
    expect([summary.totals.rows, summary.totals.figures]).toEqual([6, 5]);
    const { rows } = await session.rows({ filter: 'all', search: '', most: 6 });
    expect(rows.map(({ cabin }) => cabin)).toEqual([
      'business',
      'economy',
      'economy',
      'premiumEconomy',
      'economy',
      undefined,
    ]);
  });
});
