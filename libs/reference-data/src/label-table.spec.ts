import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { airport, committedBytes, tables } from './committed-tables.fixture.ts';
import { readTables } from './read-tables.ts';

const sample = gunzipSync(readFileSync(new URL('../samples/easa-labels.bin.gz', import.meta.url)));
const { easaLabels } = readTables({ ...committedBytes(), 'easa-labels': sample });

describe('the sample labels', () => {
  it('are of no flight that is known to be flown', () => {
    expect(tables.flights.hasFlight('LX', 9952, airport('ZRH'), airport('BOS'))).toBe(false);
    expect(tables.flights.hasFlight('LX', 9953, airport('BOS'), airport('ZRH'))).toBe(false);
    expect(tables.flights.isCarrierOnRoute('LH', airport('FRA'), airport('XFW'))).toBe(false);
  });

  it('hold from the first day to the last, for their own flight and direction', () => {
    const isHeld = (day: number) => easaLabels.find('LX', 9952, 'ZRH', 'BOS', day) !== undefined;
    expect([20_251_231, 20_260_101, 20_351_231, 20_360_101].map(isHeld)).toEqual([false, true, true, false]);
    expect(easaLabels.find('LX', 52, 'ZRH', 'BOS', 20_261_221)).toBeUndefined();
    expect(easaLabels.find('LX', 9952, 'BOS', 'ZRH', 20_261_221)).toBeUndefined();
  });
});
