import { describe, expect, it } from 'vitest';
import { RowReport } from '../csv/row-report.ts';
import type { CabinRow } from './cabin-row.ts';
import { plausibleRows } from './seat-area.ts';

function layout(carrier: string, seats: Partial<CabinRow>): CabinRow {
  return {
    line: 7,
    carrier,
    type: 'A359',
    body: 'wide',
    subFleet: 'all',
    economy: 0,
    premiumEconomy: 0,
    business: 0,
    first: 0,
    blocked: 0,
    total: 0,
    airframes: 1,
    use: 'any',
    baseAirport: '',
    evidence: 'RECALLED',
    confidence: 'not-said',
    citation: '',
    reportedMean: 0,
    isReportedMeanPooled: false,
    usRoutes: 'not-known',
    ...seats,
  };
}
// 300 + 4 x 30 = 420 economy seats of floor.
const usual = ['LH', 'AF', 'SQ', 'DL', 'CX'].map((carrier) => layout(carrier, { economy: 300, business: 30 }));

function check(...rows: readonly CabinRow[]) {
  const found: string[] = [];
  const kept = plausibleRows(rows, new RowReport((line) => found.push(line)));
  return { kept: kept.map(({ carrier }) => carrier), found };
}

describe('the plausibility of a layout’s floor', () => {
  it('leaves out what has far more or far less floor than others of the type, and says so', () => {
    const dense = layout('JL', { economy: 263, business: 94, first: 12 });
    const empty = layout('XX', { economy: 200 });
    const { kept, found } = check(...usual, dense, empty);
    expect(kept).toEqual(['LH', 'AF', 'SQ', 'DL', 'CX']);
    expect(found).toEqual([
      'libs/reference-data/data/cabins.csv:7: JL A359 all: its floor of 699 economy seats is 1.66 of the type’s median, not plausible',
      'libs/reference-data/data/cabins.csv:7: XX A359 all: its floor of 200 economy seats is 0.48 of the type’s median, not plausible',
    ]);
  });

  it('counts the seats that a flexible cabin blocks', () => {
    const narrow = { type: 'A320', body: 'narrow' } as const;
    const plain = ['LH', 'AF', 'SN', 'OS', 'LX'].map((carrier) => layout(carrier, { ...narrow, economy: 180 }));
    const flexible = layout('TP', { ...narrow, economy: 60, business: 20, blocked: 94, total: 174 });
    expect(check(...plain, flexible).found).toEqual([]);
  });

  it('says nothing of a type with few layouts', () => {
    expect(check(...usual.slice(0, 3), layout('XX', { economy: 900 })).found).toEqual([]);
  });
});
