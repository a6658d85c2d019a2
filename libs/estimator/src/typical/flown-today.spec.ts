import type { CodeHolder } from '@tim/reference-data';
import { describe, expect, it } from 'vitest';
import { smallTables } from '../small-tables.fixture.ts';
import type { SmallTables } from '../small-tables.fixture.ts';
import { isFlownToday } from './flown-today.ts';

function isCounted(from: string, to: string, known: SmallTables = {}, lastEntered = ''): boolean {
  const flights = [{ flight: 'XX 1', from, to, lastEntered }];
  const tables = smallTables({ fleets: { XX: { N01: 1 } }, ...known, flights });
  const [route] = tables.flights.carrierRoutes();
  return route !== undefined && isFlownToday(tables, route);
}

describe('a carrier’s route', () => {
  it('near the US counts where it was seen: by T-100, in 2022, or by who entered a number', () => {
    expect(isCounted('AAA', 'UUU')).toBe(false);
    expect(isCounted('AAA', 'UUU', { traffic: [{ from: 'AAA', to: 'UUU', carrierCode: 'XX' }] })).toBe(true);
    expect(isCounted('AAA', 'UUU', { traffic: [{ from: 'AAA', to: 'UUU', carrierCode: 'YY' }] })).toBe(false);
    expect(isCounted('UUU', 'VVV', { flightsOf2022: { 'XX UUU VVV': 300 } })).toBe(true);
    expect(isCounted('UUU', 'VVV', { flightsOf2016: { 'XX UUU VVV': 300 } })).toBe(false);
    expect(isCounted('UUU', 'VVV', {}, '2024-05')).toBe(true);
  });

  it('elsewhere counts, but not on the word of 2016-17 alone', () => {
    expect(isCounted('AAA', 'CCC')).toBe(true);
    expect(isCounted('AAA', 'CCC', { flightsOf2016: { 'XX AAA CCC': 300 } })).toBe(false);
    expect(isCounted('AAA', 'CCC', { flightsOf2022: { 'XX AAA CCC': 300 } })).toBe(true);
    expect(isCounted('AAA', 'CCC', { flightsOf2016: { 'XX AAA CCC': 300 } }, '2023-01')).toBe(true);
  });

  it('of a carrier without a known fleet counts where the carrier is known to fly passengers', () => {
    const holder = { carrierCode: 'XX', name: 'X', countryCode: 'XA', since: '', successor: '' };
    const of = (kind: CodeHolder['kind'], status: CodeHolder['status']) =>
      isCounted('AAA', 'CCC', { fleets: {}, holders: [{ ...holder, kind, status }] });
    expect(of('passenger', 'operating')).toBe(true);
    expect([of('unknown', 'operating'), of('passenger', 'unknown'), of('cargo', 'operating')]).toEqual([
      false,
      false,
      false,
    ]);
    expect(isCounted('AAA', 'CCC', { fleets: {} })).toBe(false);
  });
});
