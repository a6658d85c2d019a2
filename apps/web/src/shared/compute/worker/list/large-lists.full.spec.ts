import { describe, expect, it } from 'vitest';
import { LIST_TODAY, newListSession } from '../../../../testing/list-data.ts';

describe('a list on the page', () => {
  it('of more cells than the page keeps is refused', async () => {
    const list = new Blob(['From,To\nZRH,BOS\n', `${','.repeat(1_000_000)}x\n`.repeat(21)]);
    expect(await newListSession().read(list, { today: LIST_TODAY })).toEqual({
      kind: 'fault',
      message: 'The list has more than 20 million cells. Remove the columns that do not describe a flight.',
    });
  });
});
