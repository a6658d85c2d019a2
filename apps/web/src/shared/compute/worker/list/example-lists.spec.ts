import { describe, expect, it } from 'vitest';
import { BATCH as DE } from '../../../../features/batch/texts.de.ts';
import { BATCH as ES } from '../../../../features/batch/texts.es.ts';
import { BATCH as FR } from '../../../../features/batch/texts.fr.ts';
import { BATCH as JA } from '../../../../features/batch/texts.ja.ts';
import { BATCH as EN } from '../../../../features/batch/texts.ts';
import { answeredList } from '../../../../testing/list-data.ts';

const COLUMNS = ['carrier', 'cabin', 'date', 'destination', 'flightNumber', 'origin', 'traveller'];

describe('the example of a list', () => {
  it.each(Object.entries({ EN, DE, ES, FR, JA }))('in %s is read and answered whole', async (_, { input }) => {
    const { shape, summary, rows } = await answeredList(input.exampleText);
    expect([shape.isHeaderKnown, Object.keys(shape.columns).toSorted()]).toEqual([true, COLUMNS.toSorted()]);
    // The last row has a day that no calendar has: an example of what is said then.
    expect([summary.totals.rows, summary.totals.figures]).toEqual([6, 5]);
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
