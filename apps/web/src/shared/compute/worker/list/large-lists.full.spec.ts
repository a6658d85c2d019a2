import { describe, expect, it } from 'vitest';
import { LIST_DATA } from '../../../../testing/list-data.ts';
import { createSession } from './session.ts';

describe('a list on the page', () => {
  it('of more cells than the page keeps is refused', async () => {
    const session = createSession(
      async () => LIST_DATA,
      () => undefined,
    );
    const list = new Blob(['From,To\nZRH,BOS\n', `${','.repeat(1_000_000)}x\n`.repeat(21)]);
    expect(await session.read(list, { today: { year: 2026, month: 11, day: 23 } })).toEqual({
      kind: 'fault',
      message: 'The list has more than 20 million cells. Remove the columns that do not describe a flight.',
    });
  });
});
