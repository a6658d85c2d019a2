import { describe, expect, it } from 'vitest';
import { monthNumber, monthText } from './flight-status-rows.ts';

describe('a month of the list’s history', () => {
  it.each([
    ['', 0],
    ['2022-09', 1],
    ['2022-12', 4],
    ['2023-01', 5],
    ['2026-08', 48],
  ])('%j is number %i, and back', (text, number) => {
    expect(monthNumber('2022-09', text)).toBe(number);
    expect(monthText('2022-09', number)).toBe(text);
  });

  it('before the history is none', () => {
    expect(monthNumber('2022-09', '2022-08')).toBe(0);
  });
});
