import { readFileSync } from 'node:fs';
import type { Breakdown, Totals } from '@tim/batch';
import { describe, expect, it } from 'vitest';
import { batchFolder, startOf } from './batch-in-folder.fixture.ts';

const fixture = (name: string) => readFileSync(new URL(`../../../../libs/batch/fixtures/${name}.csv`, import.meta.url));

const LISTS = [
  'sap-concur',
  'amex-gbt',
  'german-excel',
  'mixed-names',
  'routings',
  'french-expenses',
  'spanish-trips',
  'agency-invoices',
] as const;

type Summary = { readonly totals: Totals; readonly breakdowns?: readonly Breakdown[] };

/** The answer and its totals of a list in parts of about so many bytes. */
async function answer(list: Buffer, partBytes: number, more: object = {}): Promise<Summary & { readonly csv: string }> {
  const { put, run, textOf } = batchFolder({ partBytes });
  await put('list.csv', list);
  await run(startOf('list.csv', 'answer.csv', more));
  const summary = JSON.parse(await textOf('answer.csv.summary.json')) as Summary;
  return { csv: await textOf('answer.csv'), ...summary };
}

describe('a hosted batch reads lists as people have them', () => {
  it.each(LISTS)('%s in parts as in one piece, and each flight as by hand', async (name) => {
    const list = fixture(name);
    const [inParts, whole] = [await answer(list, 300), await answer(list, 2 ** 20)];
    expect(inParts.csv).toBe(whole.csv);
    expect(inParts.totals).toEqual(whole.totals);
    const [, flights] = /^all,,(\d+),/m.exec(fixture(`${name}.expected`).toString()) ?? [];
    expect(whole.totals).toMatchObject({ flights: Number(flights) });
  });

  it('breaks its total down in parts as in one piece, to the gram', async () => {
    const list = fixture('sap-concur');
    const by = ['month', 'traveller', 'Expense Type'];
    const [inParts, whole] = [await answer(list, 300, { by }), await answer(list, 2 ** 20, { by })];
    expect(inParts.breakdowns).toEqual(whole.breakdowns);
    expect(whole.totals).not.toHaveProperty('breakdowns');
    expect(whole.breakdowns?.map((breakdown) => breakdown.by)).toEqual(by);
    for (const { groups } of whole.breakdowns ?? []) {
      expect(groups.reduce((sum, { grams }) => sum + grams, 0)).toBe(whole.totals.grams);
    }
    expect((await answer(list, 300)).breakdowns).toBeUndefined();
  });

  it.each([
    [{ by: ['department'] }, 'this list cannot be broken down by "department", only by year, '],
    [{ by: ['Employee'], withoutPeople: true }, 'this list cannot be broken down by "Employee"'],
  ])('refuses %j', async (more, text) => {
    const { put, handle, statusOf } = batchFolder();
    await put('list.csv', fixture('sap-concur'));
    await handle(startOf('list.csv', 'answer.csv', more));
    const reason = { code: 'BAD_TASK', text: expect.stringContaining(text) as string };
    expect(await statusOf('answer.csv')).toMatchObject({ state: 'refused', reason });
  });
});
