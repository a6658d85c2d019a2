import { expect, it } from 'vitest';
import { notedText } from './batch-words.ts';

it('writes the rows of a note before it, so that it ends as it was written', () => {
  expect(notedText({ warning: 'DAY_NOT_KNOWN', what: 'No day. It is the 15th.', rows: [3, 7] })).toBe(
    '2 rows (rows 3, 7): No day. It is the 15th.',
  );
  expect(notedText({ warning: 'DAY_NOT_KNOWN', what: 'refund', rows: [3] })).toBe('1 row (row 3): refund');
});
