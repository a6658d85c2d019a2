import { describe, expect, it } from 'vitest';
import { monthKey, readingsOf, type Published } from './published-series.ts';

type Months = Readonly<Record<number, number>>;

/** Figures of 2024, by calendar month. */
const published = (carriers: string, scope: Published['scope'], months: Months): readonly Published[] =>
  Object.entries(months).map(([month, loadFactor]) => ({
    carriers: carriers.split(' '),
    scope,
    year: 2024,
    month: Number(month),
    loadFactor,
  }));
const ofMonth = (rows: readonly Published[], carrier: string, scope: Published['scope'], month: number) =>
  readingsOf(rows, carrier, scope).get(monthKey(2024, month))?.loadFactor;

const GROUP = published('SQ TR', 'all', { 1: 0.85, 2: 0.86, 3: 0.87, 4: 0.88 });

describe('a carrier’s readings', () => {
  it('are its own, and a group’s moved by how far its own lie above in the months where both were read', () => {
    const rows = [...GROUP, ...published('TR', 'all', { 1: 0.89, 2: 0.9, 3: 0.91 })];
    expect(ofMonth(rows, 'TR', 'all', 2)).toBe(0.9);
    expect(ofMonth(rows, 'TR', 'all', 4)).toBeCloseTo(0.92, 12);
    expect(ofMonth(rows, 'SQ', 'all', 4)).toBe(0.88);
  });

  it('are a group’s as they are where fewer than three months show the difference', () => {
    const rows = [...GROUP, ...published('TR', 'all', { 1: 0.89, 2: 0.9 })];
    expect(ofMonth(rows, 'TR', 'all', 4)).toBe(0.88);
  });

  it('say which are moved', () => {
    const rows = [...GROUP, ...published('TR', 'all', { 1: 0.89, 2: 0.9, 3: 0.91 })];
    const readings = readingsOf(rows, 'TR', 'all');
    expect([2, 4].map((month) => readings.get(monthKey(2024, month))?.isMoved)).toEqual([false, true]);
  });

  it('abroad are filled from those of all its flights in the same way', () => {
    const all = published('TK', 'all', { 1: 0.82, 2: 0.82, 3: 0.81, 4: 0.8, 5: 0.8, 6: 0.83 });
    const abroad = published('TK', 'international', { 1: 0.81, 2: 0.81, 3: 0.8 });
    expect(ofMonth([...all, ...abroad], 'TK', 'international', 6)).toBeCloseTo(0.82, 12);
    expect(readingsOf([...all, ...abroad.slice(1)], 'TK', 'international').size).toBe(0);
    expect(readingsOf(all, 'TK', 'international').size).toBe(0);
  });

  it('at home stand alone where nothing else is published, from half a year on', () => {
    const half = { 1: 0.8, 2: 0.8, 3: 0.8, 4: 0.8, 5: 0.8, 6: 0.8 };
    expect(readingsOf(published('6E', 'domestic', half), '6E', 'domestic').size).toBe(6);
    expect(readingsOf(published('6E', 'domestic', { 1: 0.8 }), '6E', 'domestic').size).toBe(0);
    expect(readingsOf(published('6E', 'domestic', half), '6E', 'all').size).toBe(0);
    const twoMonths = [2023, 2024, 2025].flatMap((year) =>
      published('6E', 'domestic', { 1: 0.8, 2: 0.8 }).map((row) => ({ ...row, year })),
    );
    expect(readingsOf(twoMonths, '6E', 'domestic').size).toBe(0);
  });
});
