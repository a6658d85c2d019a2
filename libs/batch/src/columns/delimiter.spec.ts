import { describe, expect, it } from 'vitest';
import { delimiterOf } from './delimiter.ts';

describe('what parts the cells', () => {
  it.each([
    ['From,To,Name\nZRH,BOS,"a;b;c"\n', ','],
    ['Von;Nach;km\nZRH;BOS;6006,2\nZRH;LHR;788,5\n', ';'],
    ['From\tTo\tNote\nZRH\tBOS\tone, two, three, four\n', '\t'],
    ['Travel 2025, all of it\n\nFrom|To\nZRH|BOS\nBOS|ZRH', '|'],
    ['ZRH', ','],
    ['', ','],
  ])('of %j is told by the lines', (text, delimiter) => {
    expect(delimiterOf(text)).toBe(delimiter);
  });
});
