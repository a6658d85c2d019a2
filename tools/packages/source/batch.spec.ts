import { describe, expect, it } from 'vitest';
import { committedTables } from '@tim/pipeline/reference-data/committed-tables.fixture';
import { createBatch } from './batch.ts';

const create = (settings: object) => () => createBatch(committedTables, settings);
const ROW = { from: 'ZRH', to: 'BOS', flight: 'LX 52', date: '2026-12-21' };

describe('the published batch', () => {
  it.each([
    [{ cabin: 'coach' }, 'cabin is "coach", which is no cabin: write economy, premiumEconomy, business or first'],
    [{ cabin: 'constructor' }, 'cabin is "constructor", which is no cabin'],
    [{ cabn: 'first' }, 'there is no cabn: the names of the settings are cabin, dateOrder, places, today'],
    [{ dateOrder: 'dmy' }, 'dateOrder is "dmy", which is no order: write day-first or month-first'],
    [{ places: { Sydney: 5 } }, 'places.Sydney is 5, which is no text: write its IATA code, ZRH'],
    [{ places: 'SYD' }, 'places is "SYD", which is no object'],
    [{ today: 'today' }, 'today is "today", which is no date'],
  ])('refuses %j by name', (settings, message) => {
    expect(create(settings)).toThrow(RangeError);
    expect(create(settings)).toThrow(message);
  });

  it('answers a row in the cabin of its settings, and refuses a cabin of a row by its name', () => {
    const batch = createBatch(committedTables, { cabin: 'business', today: '2026-11-24' });
    const [own, other] = batch.answer([ROW, { ...ROW, cabin: 'coash' }]);
    expect(own).toMatchObject({ kind: 'figure', cabin: 'business', wellToWakeGrams: expect.any(Number) });
    expect(other).toMatchObject({ kind: 'unavailable', field: 'cabin', value: 'coash' });
  });
});
