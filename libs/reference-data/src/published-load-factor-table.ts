import type { PublishedLoadBasis, PublishedScope } from './basis.ts';
import type { Sourced } from './sourced.ts';
import type { OpenTable } from './table-header.ts';
import type { PublishedLoadFactorTable } from './traffic-tables.ts';

/** How a figure came about, by its number in the table. */
const KINDS = [
  'published-month',
  'published-month-moved',
  'published-months-beside',
  'published-year',
] as const satisfies readonly PublishedLoadBasis['kind'][];

const WHOLE_YEAR = 0;

/**
 * Columns: carrier, scope (all, domestic, international), month (0 for the year), load factor, basis, months read; then carriers whose
 * flights at home are told apart, and their countries.
 */
export function readPublishedLoadFactors({ origin, reader }: OpenTable): PublishedLoadFactorTable {
  const carriers = reader.repeatedStrings();
  const scopes = reader.repeatedStrings() as PublishedScope[];
  const months = reader.uints();
  const loadFactors = reader.decimals();
  const bases = reader.uints();
  const readings = reader.uints();
  const atHome = reader.repeatedStrings();
  const countries = reader.repeatedStrings();
  const edition = origin.sources[0]?.edition ?? '';

  const found = new Map<string, Sourced<number, PublishedLoadBasis>>();
  carriers.forEach((carrier, index) => {
    const kind = KINDS[bases[index] ?? KINDS.length];
    if (!kind) throw new RangeError(`published-load-factors: no basis ${bases[index]}`);
    const [scope = 'all', month = WHOLE_YEAR] = [scopes[index], months[index]];
    found.set(keyOf(carrier, scope, month), {
      value: loadFactors[index] ?? Number.NaN,
      basis: { kind, scope, ...(month !== WHOLE_YEAR && { month }), readings: readings[index] ?? 0 },
      source: 'CARRIER_TRAFFIC_REPORT',
      sourceVersion: edition,
      dataCategory: kind === 'published-month' ? 'PRIMARY' : 'MODELED',
    });
  });
  const homes = new Map(atHome.map((carrier, index) => [carrier, countries[index] ?? '']));
  return {
    find: (carrierCode, scope, month = WHOLE_YEAR) => found.get(keyOf(carrierCode, scope, month)),
    homeCountryCode: (carrierCode) => homes.get(carrierCode),
  };
}

function keyOf(carrierCode: string, scope: string, month: number): string {
  return carrierCode + scope + month;
}
