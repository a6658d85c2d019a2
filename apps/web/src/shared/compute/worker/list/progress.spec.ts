import { expect, it } from 'vitest';
import type { ListShape } from '../../list-types.ts';
import { LIST_DATA } from '../../../../testing/list-data.ts';
import { createSession } from './session.ts';

const today = { year: 2026, month: 11, day: 23 };

it('tells what a long list adds up to while it is computed', async () => {
  const told: [number, number][] = [];
  const session = createSession(
    async () => LIST_DATA,
    (...progress) => void told.push(progress),
  );
  const shape = (await session.read(`From,To\n${'ZRH,BOS\n'.repeat(2500)}`, { today })) as ListShape;
  await session.load('');
  const { totals } = await session.compute({ columns: shape.columns, cabin: 'economy', today, places: {} });
  const gramsOf = (rows: number) => Math.round((totals.grams / 2500) * rows);
  expect(told.map(([rows, grams]) => [rows, Math.round(grams)])).toEqual([
    [1000, gramsOf(1000)],
    [2000, gramsOf(2000)],
  ]);
});
