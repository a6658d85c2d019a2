import { describe, expect, it } from 'vitest';
import {
  boundsText,
  intervalText,
  percent,
  shareOfAll,
  shareText,
  signedIntervalText,
  signedPercent,
} from './numbers.ts';

describe('figures of the report', () => {
  it.each([
    [0.1234, '12.3 %'],
    [-0.0004, '0.0 %'],
    [0, '0.0 %'],
    [undefined, '–'],
    [Number.NaN, '–'],
    [Number.POSITIVE_INFINITY, '–'],
  ])('%d as percent is %s', (value, expected) => {
    expect(percent(value)).toBe(expected);
  });

  it.each([
    [0.0123, '+1.2 %'],
    [-0.0123, '-1.2 %'],
    [0.0001, '0.0 %'],
    [undefined, '–'],
  ])('%d with its sign is %s', (value, expected) => {
    expect(signedPercent(value)).toBe(expected);
  });

  it('an interval stands behind its figure', () => {
    expect(intervalText({ value: 0.05, low: 0.041, high: 0.06 })).toBe('5.0 % (4.1 to 6.0)');
    expect(signedIntervalText({ value: 0.05, low: -0.01, high: 0.11 })).toBe('+5.0 % (-1.0 to 11.0)');
    expect(shareText({ value: 0.5, low: 0.311, high: 0.689 })).toBe('50 % (31 to 69)');
  });

  it('an end without a figure says so, and nothing at all is a dash', () => {
    expect(intervalText({ value: 0.05, low: 0.04, high: Number.POSITIVE_INFINITY })).toBe('5.0 % (4.0 to no figure)');
    expect(intervalText({ value: Number.NaN, low: Number.NaN, high: Number.NaN })).toBe('–');
    expect(shareText({ value: Number.NaN, low: Number.NaN, high: Number.NaN })).toBe('–');
  });

  it('only all is 100 %', () => {
    expect(shareOfAll(99_999, 100_000)).toBe('over 99.9 %');
    expect(shareOfAll(100_000, 100_000)).toBe('100.0 %');
    expect(shareOfAll(993, 1000)).toBe('99.3 %');
  });

  it('a bound says on which side it is', () => {
    expect(boundsText({ least: undefined, most: 0.05 })).toBe('at most 5.0 %');
    expect(boundsText({ least: 0.75, most: undefined })).toBe('at least 75.0 %');
    expect(boundsText({ least: -0.02, most: 0.02 })).toBe('-2.0 % to 2.0 %');
  });
});
