import type { DataCategory, Sourced } from './sourced.ts';
import type { OpenTable } from './table-header.ts';
import type { PublishedLoadFactorTable } from './traffic-tables.ts';

/** How a figure came about, by its number in the table: strategy, and data category. */
const BASES: readonly (readonly [strategy: string, dataCategory: DataCategory])[] = [
  ['CARRIER_PUBLISHED_MONTH', 'PRIMARY'],
  ['CARRIER_PUBLISHED_MONTHS_BESIDE', 'MODELED'],
  ['CARRIER_PUBLISHED_YEAR', 'MODELED'],
];

/**
 * Columns: carrier, scope (all, domestic, international), month (0 for the year), load factor, basis, months read; then carriers whose
 * flights at home are told apart, and their countries.
 */
export function readPublishedLoadFactors({ origin, reader }: OpenTable): PublishedLoadFactorTable {
  const carriers = reader.repeatedStrings();
  const scopes = reader.repeatedStrings();
  const months = reader.uints();
  const loadFactors = reader.decimals();
  const bases = reader.uints();
  const readings = reader.uints();
  const atHome = reader.repeatedStrings();
  const countries = reader.repeatedStrings();
  const edition = origin.sources[0]?.edition ?? '';

  const found = new Map<string, Sourced<number>>();
  carriers.forEach((carrier, index) => {
    const basis = BASES[bases[index] ?? BASES.length];
    if (!basis) throw new RangeError(`published-load-factors: no basis ${bases[index]}`);
    const [strategy, dataCategory] = basis;
    found.set(keyOf(carrier, scopes[index] ?? '', months[index] ?? 0), {
      value: loadFactors[index] ?? Number.NaN,
      strategy,
      source: 'CARRIER_TRAFFIC_REPORT',
      sourceVersion: `${edition}, ${readings[index]} read`,
      dataCategory,
    });
  });
  const homes = new Map(atHome.map((carrier, index) => [carrier, countries[index] ?? '']));
  return {
    find: (carrierCode, scope, month = 0) => found.get(keyOf(carrierCode, scope, month)),
    homeCountryCode: (carrierCode) => homes.get(carrierCode),
  };
}

function keyOf(carrierCode: string, scope: string, month: number): string {
  return carrierCode + scope + month;
}
