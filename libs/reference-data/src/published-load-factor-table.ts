import type { Sourced } from './sourced.ts';
import type { OpenTable } from './table-header.ts';
import type { PublishedLoadFactorTable } from './traffic-tables.ts';

/** Columns: carrier, scope (all, domestic, international), month, load factor, first and last year. */
export function readPublishedLoadFactors({ reader }: OpenTable): PublishedLoadFactorTable {
  const carriers = reader.repeatedStrings();
  const scopes = reader.repeatedStrings();
  const months = reader.uints();
  const loadFactors = reader.decimals();
  const firstYears = reader.uints();
  const lastYears = reader.uints();

  const found = new Map<string, Sourced<number>>();
  carriers.forEach((carrier, index) => {
    const [first, last] = [firstYears[index] ?? 0, lastYears[index] ?? 0];
    found.set(keyOf(carrier, scopes[index] ?? '', months[index] ?? 0), {
      value: loadFactors[index] ?? Number.NaN,
      strategy: 'CARRIER_PUBLISHED_MONTH',
      source: 'CARRIER_TRAFFIC_REPORT',
      sourceVersion: `monthly traffic reports ${first === last ? first : `${first}-${last}`}`,
      dataCategory: 'PRIMARY',
    });
  });
  return { ofMonth: (carrierCode, scope, month) => found.get(keyOf(carrierCode, scope, month)) };
}

function keyOf(carrierCode: string, scope: string, month: number): string {
  return carrierCode + scope + month;
}
