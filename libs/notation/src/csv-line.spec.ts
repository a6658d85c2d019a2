import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine, withoutFormulas } from './csv-line.ts';

const cell = fc.oneof(fc.string(), fc.constantFrom('a,b', 'a;b', 'a\tb', '"', 'a\r\nb', '=1+1', '-5', '+1,5', '@x'));

describe('a line of CSV', () => {
  it.each([',', ';', '\t', '|'])('parted by "%s" is read back as it was', (delimiter) => {
    fc.assert(
      fc.property(fc.array(cell, { minLength: 2 }), fc.constantFrom('\n' as const, '\r\n' as const), (cells, end) => {
        const text = csvLine(cells, delimiter, end);
        expect(parse(text, { delimiter, record_delimiter: end })).toEqual([cells]);
      }),
    );
  });

  it('has numbers as they are', () => {
    expect(csvLine([1.5, -2, 'a'], ',')).toBe('1.5,-2,a\n');
  });
});

describe('cells for a spreadsheet', () => {
  it('begin with an apostrophe where they would be computed; numbers stay', () => {
    // Excel in Japanese and Chinese reads signs of full width too.
    expect(withoutFormulas(['＝1+1', '＋1', '－1', '＠SUM(A1)', '全＝1'])).toEqual([
      "'＝1+1",
      "'＋1",
      "'－1",
      "'＠SUM(A1)",
      '全＝1',
    ]);
    expect(withoutFormulas(['=1+1', '@x', '+5', '-1,5', '-a', -3, 'b=1'])).toEqual([
      "'=1+1",
      "'@x",
      '+5',
      '-1,5',
      "'-a",
      -3,
      'b=1',
    ]);
  });
});
