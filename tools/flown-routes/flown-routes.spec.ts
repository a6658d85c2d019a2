import { createEstimator } from '@tim/estimator';
import { describe, expect, it } from 'vitest';
import { loadTables } from '../reference-data/load-tables.ts';
import { JUDGED_ROWS_FILE } from './main.ts';
import { judgedCounts, readJudgedRows } from './judged-rows.ts';
import { shownLegs } from './shown-rows.ts';

const judged = await readJudgedRows(JUDGED_ROWS_FILE);
const estimator = createEstimator(loadTables());

describe('the flights that lists show', () => {
  it('of 60 pairs of cities and more are judged: fewer than 3 in 100 wrong, none among the first three', () => {
    const today = judgedCounts(judged.filter(({ mended }) => mended === undefined));
    expect(today.pairs).toBeGreaterThanOrEqual(60);
    expect(today.rows).toBeLessThanOrEqual(1500);
    expect(today.wrong / today.rows).toBeLessThan(0.03);
    expect(today.wrongAmongFirst).toEqual([]);
  });

  it('were wrong as seldom in pairs that were looked at once, when the rules stood', () => {
    const heldOut = judgedCounts(judged.filter(({ set }) => set === 'held-out'));
    expect(heldOut.pairs).toBeGreaterThanOrEqual(25);
    expect(heldOut.wrong / heldOut.rows).toBeLessThan(0.03);
  });

  it.each(['LON-NYC', 'LON-PAR', 'BER-ROM', 'PAR-BKK', 'MAN-DOH'])('of %s are all judged', (pair) => {
    const known = new Set(judged.map(({ carrier, origin, destination }) => `${carrier} ${origin} ${destination}`));
    const shown = shownLegs(estimator, pair).map(({ carrier, origin, destination }) =>
      [carrier, origin, destination].join(' '),
    );
    expect(shown.filter((leg) => !known.has(leg))).toEqual([]);
  });
});
