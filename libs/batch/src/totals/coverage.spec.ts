import { ENGLISH_MANNER } from '@tim/languages';
import { ownListTitles } from '@tim/words';
import { describe, expect, it } from 'vitest';
import { coverageOf, coverageText } from './coverage.ts';
import { noTotals, type Totals } from './totals.ts';

const group = (name: string, grams: number, passengerKm: number) => ({
  name,
  flights: 10,
  grams,
  passengerKm,
  gramsWithKm: grams,
});
const groups = (...all: readonly ReturnType<typeof group>[]) => ({
  byKey: Object.fromEntries(all.map((one) => [`=${one.name}`, one])),
  count: all.length,
});

/** Of 312 rows 12 are hotels, and one of the others has no figure. */
const TOTALS: Totals = {
  ...noTotals(),
  rows: 312,
  figures: 299,
  rowsSkipped: { hotel: 12 },
  rowsByReason: { INVALID_ROW: 1 },
  breakdowns: [
    groups(group('2025-03', 100_000, 1000)),
    groups(group('DISTANCE_BASED_EMISSIONS', 25_000, 0), group('TIM_EMISSIONS', 75_000, 1000)),
    groups(group('MODELED', 100_000, 1000)),
  ],
};

describe('the coverage of a list', () => {
  it('is that of its rows with flights, by method and data quality', () => {
    expect(coverageOf(TOTALS)).toMatchObject({
      rows: 300,
      rowsWithFigure: 299,
      share: 0.9967,
      byMethod: [
        { name: 'TIM_EMISSIONS', shareOfFlights: 0.5, shareOfKm: 1, shareOfGrams: 0.75 },
        { name: 'DISTANCE_BASED_EMISSIONS', shareOfFlights: 0.5, shareOfKm: 0, shareOfGrams: 0.25 },
      ],
      byDataQuality: [{ name: 'MODELED', shareOfGrams: 1 }],
      missing: [{ reason: 'INVALID_ROW', rows: 1 }],
    });
  });

  it('is not called all while a row is missing', () => {
    expect(coverageText(coverageOf(TOTALS), ownListTitles, ENGLISH_MANNER).replaceAll('\u202F', ' ')).toBe(
      'The figures cover 99 % of 300 rows with flights. 1 row has no figure. By method, as a share of CO2e and of distance: the flight itself 75 % and 100 %; the distance alone 25 % and 0 %. By data quality: modelled data 100 % and 100 %.',
    );
  });

  it('says nothing where no row is a flight', () => {
    const none = { ...noTotals(), rows: 2, rowsSkipped: { hotel: 2 } };
    expect(coverageOf(none)).toMatchObject({ share: null, byMethod: [] });
    expect(coverageText(coverageOf(none), ownListTitles, ENGLISH_MANNER)).toBe('');
  });
});
