import { expect, it } from 'vitest';
import { notedText } from './batch-words.ts';

it('writes the rows of a note before its full stop', () => {
  expect(notedText({ warning: 'DAY_NOT_KNOWN', what: 'No day. It is the 15th.', rows: [3, 7] })).toBe(
    '2 rows: No day. It is the 15th (rows 3, 7).',
  );
  expect(notedText({ warning: 'DAY_NOT_KNOWN', what: 'refund', rows: [3] })).toBe('1 row: refund (row 3)');
});
