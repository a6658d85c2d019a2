import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { airport, committedBytes, tables } from './committed-tables.fixture.ts';
import { readTables } from './read-tables.ts';

const sample = gunzipSync(readFileSync(new URL('../samples/easa-labels.bin.gz', import.meta.url)));
const { easaLabels } = readTables({ ...committedBytes(), 'easa-labels': sample });

describe('the committed labels', () => {
  it('are none', () => {
    expect(tables.easaLabels.count).toBe(0);
    expect(tables.easaLabels.find('LX', 9952, 'ZRH', 'BOS', 20_261_221)).toBeUndefined();
  });
});

describe('the sample labels', () => {
  it('say of themselves that they are made up', () => {
    expect(easaLabels.count).toBe(3);
    expect(easaLabels.find('LX', 9952, 'ZRH', 'BOS', 20_261_221)?.version).toBe('SAMPLE: made up');
  });

  it('are of no flight that is known to be flown', () => {
    expect(tables.flights.hasFlight('LX', 9952, airport('ZRH'), airport('BOS'))).toBe(false);
    expect(tables.flights.hasFlight('LX', 9953, airport('BOS'), airport('ZRH'))).toBe(false);
    expect(tables.flights.isCarrierOnRoute('LH', airport('FRA'), airport('XFW'))).toBe(false);
  });

  it('give the cabins on the label alone', () => {
    expect(easaLabels.find('LX', 9952, 'ZRH', 'BOS', 20_261_221)).toMatchObject({
      isOfFlightNumber: true,
      wellToWakeGramsPerPassenger: { economy: 301_500, business: 1_206_000, first: 1_507_500 },
      safDiscountFraction: 0.03,
    });
    expect(easaLabels.find('LX', 9953, 'BOS', 'ZRH', 20_261_221)).toMatchObject({
      wellToWakeGramsPerPassenger: { economy: 297_250 },
    });
  });

  it('hold from the first day to the last, for their own flight and direction', () => {
    const on = (day: number) => easaLabels.find('LX', 9952, 'ZRH', 'BOS', day);
    expect([20_251_231, 20_260_101, 20_351_231, 20_360_101].map((day) => on(day) !== undefined)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(easaLabels.find('LX', 52, 'ZRH', 'BOS', 20_261_221)).toBeUndefined();
    expect(easaLabels.find('LX', 9952, 'BOS', 'ZRH', 20_261_221)).toBeUndefined();
  });

  it('without a flight number hold for every flight of the carrier on the route', () => {
    expect(easaLabels.find('LH', 1, 'FRA', 'XFW', 20_261_221)).toMatchObject({
      isOfFlightNumber: false,
      safDiscountFraction: 0.0021,
    });
  });
});
