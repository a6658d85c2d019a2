import { expect, it } from 'vitest';
import { aimText, intervalText, percent, signedPercent } from './figure-words.ts';

it('writes fractions as percent, with a minus that is one, and none before zero', () => {
  expect(percent(0.0172, 1)).toBe('1.7\u202F%');
  expect(signedPercent(0.2128)).toBe('+21.3\u202F%');
  expect(signedPercent(-0.241)).toBe('−24.1\u202F%');
  expect(signedPercent(-0.0001)).toBe('0.0\u202F%');
  expect(signedPercent(0.0001)).toBe('0.0\u202F%');
});

it('writes an interval behind its figure', () => {
  expect(intervalText([-0.0034, -0.0219, 0.0113])).toBe('−0.3\u202F% (−2.2\u00a0to\u00a01.1)');
});

it('writes an end without a figure in words', () => {
  expect(intervalText([0.1, 0.05, null])).toBe('10.0\u202F% (from\u00a05.0)');
  expect(intervalText([null, null, null])).toBe('–');
});

it('writes what a figure is to be', () => {
  expect(aimText({ least: null, most: 0.035 })).toBe('at most 3.5\u202F%');
  expect(aimText({ least: 0.75, most: null })).toBe('at least 75\u202F%');
  expect(aimText({ least: -0.02, most: 0.02 })).toBe('−2\u202F% to 2\u202F%');
});
