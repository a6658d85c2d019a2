import { describe, expect, it } from 'vitest';
import { parseWrittenDate } from './written-date.ts';

const DECEMBER_21 = { year: 2026, month: 12, day: 21 };

describe('parseWrittenDate', () => {
  it.each([
    '21.12.2026',
    '2026年12月21日',
    '2026年12月21日(月)',
    '21. 12. 2026',
    '21/12/2026',
    '12/21/2026',
    '21-12-2026',
    '21 Dec 2026',
    '21 december 2026',
    '21Dec2026',
    '21. Dec. 2026',
    'Dec 21, 2026',
    'December 21 2026',
    ' 21.12.2026 ',
  ])('reads "%s"', (text) => {
    expect(parseWrittenDate(text)).toEqual(DECEMBER_21);
  });

  it('reads days and months without a leading zero', () => {
    expect(parseWrittenDate('1.2.2027')).toEqual({ year: 2027, month: 2, day: 1 });
  });

  it('reads what is the same either way round', () => {
    expect(parseWrittenDate('11/11/2026')).toEqual({ year: 2026, month: 11, day: 11 });
  });

  it.each(['12/11/2026', '31.02.2027', '21.12.26', '21 Foo 2026', '2026', '21.12.', '', '21 De', '32/13/2026'])(
    'does not read "%s"',
    (text) => {
      expect(parseWrittenDate(text)).toBeUndefined();
    },
  );
});
