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

  it('counts characters, not code units, and leaves no spaces at the end', () => {
    expect(
      textTable([
        ['λ₁ ×', 'b'],
        ['Zürich', ''],
        ['😀', 'c'],
      ]),
    ).toEqual(['λ₁ ×    b', 'Zürich', '😀       c']);
  });

  it('takes rows of different lengths, and none', () => {
    expect(textTable([['one'], ['1', '2']])).toEqual(['one', '1    2']);
    expect(textTable([])).toEqual([]);
  });
});
