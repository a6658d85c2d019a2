import { readFileSync } from 'node:fs';
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

/** The answer and its totals of a list in parts of about so many bytes. */
async function answer(list: Buffer, partBytes: number): Promise<{ readonly csv: string; readonly totals: unknown }> {
  const { put, handle, drain, textOf } = batchFolder({ partBytes });
  await put('list.csv', list);
  await handle(startOf('list.csv', 'answer.csv'));
  await drain();
  const { totals } = JSON.parse(await textOf('answer.csv.summary.json')) as { readonly totals: unknown };
  return { csv: await textOf('answer.csv'), totals };
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
});
