import { readFileSync } from 'node:fs';
import {
  answererOf,
  askedBreakdown,
  breakdownOf,
  deriveDistanceFactors,
  gramsByDistance,
  type AnsweredRow,
} from '@tim/batch';
import { blockAnswerer, listFormat, parseCells, placeNames } from '@tim/batch/list';
import { createEstimator } from '@tim/estimator';
import { describe, expect, it } from 'vitest';
import { committedTables } from '@tim/pipeline/reference-data/committed-tables.fixture';
import { createBatch } from './batch.ts';
import { createEstimator as createPublished, estimatorOf } from './create-estimator.ts';
import { loadCore } from './data-packages.ts';

const published = estimatorOf(committedTables, { today: '2026-11-23' });
const create = (settings: object) => () => createBatch(published, settings);
const ROW = { from: 'ZRH', to: 'BOS', flight: 'LX 52', date: '2026-12-21' };

describe('the published batch', () => {
  it.each([
    [{ cabin: 'coach' }, 'cabin is "coach", which is no cabin: write economy, premiumEconomy, business or first'],
    [{ cabin: 'constructor' }, 'cabin is "constructor", which is no cabin'],
    [{ cabn: 'first' }, 'there is no cabn: the names of the settings are cabin, dateOrder, places'],
    [{ dateOrder: 'dmy' }, 'dateOrder is "dmy", which is no order: write day-first or month-first'],
    [{ places: { Sydney: 5 } }, 'places.Sydney is 5, which is no text: write its IATA code, ZRH'],
    [{ places: 'SYD' }, 'places is "SYD", which is no object'],
  ])('refuses %j by name', (settings, message) => {
    expect(create(settings)).toThrow(RangeError);
    expect(create(settings)).toThrow(message);
  });

  it('answers a row in the cabin of its settings, and refuses a cabin of a row by its name', () => {
    const batch = createBatch(published, { cabin: 'business' });
    const [own, other] = batch.answer([ROW, { ...ROW, cabin: 'coash' }]);
    expect(own).toMatchObject({ kind: 'estimated', cabin: 'business', wellToWakeGrams: expect.any(Number) });
    expect(other).toMatchObject({ kind: 'unavailable', field: 'cabin', value: 'coash' });
  });

  it('takes the estimator’s day for today', () => {
    const last = { ...ROW, date: '2027-11-23' };
    const [before, after] = createBatch(published).answer([last, { ...last, date: '2027-11-24' }]);
    expect([before?.kind, after?.kind]).toEqual(['estimated', 'unavailable']);
  });

  it('refuses an estimator without the network pack', async () => {
    const core = createPublished([await loadCore()]);
    expect(() => createBatch(core)).toThrow('A batch needs both packs: take the estimator of loadEstimator().');
  });
});

const libraries = new URL('../../../libs/', import.meta.url);
const LIST = readFileSync(new URL('batch/fixtures/sap-concur.csv', libraries));
const TODAY = { year: 2026, month: 11, day: 23 };

const cityNames = () => readFileSync(new URL('reference-data/data/city-names.csv', libraries), 'utf8');

const estimator = createEstimator(committedTables);
const gramsOfDistance = gramsByDistance(deriveDistanceFactors(committedTables, estimator));

/** What the command line finds a list's total to be made of. */
function brokenDownAsList(word: string) {
  const format = listFormat({ bytes: LIST, isWhole: true }, 'csv', { columns: {} });
  const asked = askedBreakdown(word, format);
  if (!('by' in asked)) throw new Error(word);
  const tables = committedTables;
  const answerBlock = blockAnswerer(
    { format, cabin: 'economy', hasAllCabins: false, by: [asked.by] },
    answererOf({ tables, estimator, today: TODAY, gramsOfDistance, placesOf: placeNames(tables, cityNames) }),
  );
  const { totals } = answerBlock(LIST, true);
  return { grams: totals.grams, breakdown: breakdownOf(asked.by, totals.breakdowns?.[0]) };
}

describe('what rows add up to', () => {
  const [header = [], ...lines] = parseCells(LIST.toString().replace('\uFEFF', ''), ',');
  const rows = lines.map((cells) => Object.fromEntries(cells.map((cell, at) => [header[at] ?? '', cell])));
  const batch = createBatch(published);
  const answers: AnsweredRow[] = [];
  const by = ['month', 'traveller', 'route', 'Expense Type'];
  const total = batch.total(rows, { by, onAnswer: (answer) => void answers.push(answer) });

  it.each([...by.entries()])('is made of the same as in a list: %s, %s', (at, word) => {
    const { grams, breakdown } = brokenDownAsList(word);
    expect(total.grams).toBe(grams);
    expect(total.breakdowns[at]).toEqual(breakdown);
  });

  it('is made of the answers', () => {
    expect(answers).toEqual(batch.answer(rows));
    expect(answers).toEqual([...batch.answerEach(rows)]);
  });

  it('takes rows with different fields, and refuses what none of them has', () => {
    const mixed = [{ ...ROW, team: 'Sales' }, ROW, { hotel: 'Hilton', team: 'Sales' }, ROW];
    const [team] = batch.total(mixed, { by: ['team'] }).breakdowns;
    expect(team?.groups.map(({ kind, name, flights }) => [kind, name, flights])).toEqual([
      ['not-said', '', 2],
      ['group', 'Sales', 1],
    ]);
    expect(() => batch.total(mixed, { by: ['toString'] })).toThrow(RangeError);
    expect(() => batch.total(mixed, { by: ['department'] })).toThrow(
      'by is "department", which is no name of a breakdown or field',
    );
    expect(batch.total([], { by: ['month'] }).breakdowns).toEqual([{ by: 'month', groups: [], isCut: false }]);
  });
});
