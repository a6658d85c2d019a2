import { describe, expect, it } from 'vitest';
import { textTable } from './text-table.ts';

describe('textTable', () => {
  it('makes columns as wide as their widest cell, aligned as told', () => {
    expect(
      textTable(
        [
          ['a', '1.0', 'x'],
          ['long', '12.5', 'y'],
        ],
        ['left', 'right'],
      ),
    ).toEqual(['a      1.0  x', 'long  12.5  y']);
  });

  it('counts columns of the terminal, not code units, and leaves no spaces at the end', () => {
    expect(
      textTable([
        ['λ₁ ×', 'b'],
        ['Zürich', ''],
        ['😀', 'c'],
        ['便名', 'd'],
      ]),
    ).toEqual(['λ₁ ×    b', 'Zürich', '😀      c', '便名    d']);
  });

  it('takes rows of different lengths, and none', () => {
    expect(textTable([['one'], ['1', '2']])).toEqual(['one', '1    2']);
    expect(textTable([])).toEqual([]);
  });
});
