import type { Sourced } from './sourced.ts';
import type { OpenTable } from './table-header.ts';
import type { PublishedLoadFactorTable } from './traffic-tables.ts';

/** How a figure came about, by its number in the table. */
const STRATEGIES = [
  'CARRIER_PUBLISHED_MONTH',
  'CARRIER_PUBLISHED_MONTH_MOVED',
  'CARRIER_PUBLISHED_MONTHS_BESIDE',
  'CARRIER_PUBLISHED_YEAR',
] as const;

const WHOLE_YEAR = 0;

const SCOPE_WORDS: Readonly<Record<string, string>> = {
  all: 'all flights',
  domestic: 'flights at home',
  international: 'flights abroad',
};

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
    const strategy = STRATEGIES[bases[index] ?? STRATEGIES.length];
    if (!strategy) throw new RangeError(`published-load-factors: no basis ${bases[index]}`);
    const [scope, month] = [scopes[index] ?? '', months[index] ?? 0];
    found.set(keyOf(carrier, scope, month), {
      value: loadFactors[index] ?? Number.NaN,
      strategy,
      source: 'CARRIER_TRAFFIC_REPORT',
      sourceVersion: `${edition}, ${SCOPE_WORDS[scope] ?? scope}${readText(month, readings[index] ?? 0)}`,
      dataCategory: strategy === 'CARRIER_PUBLISHED_MONTH' ? 'PRIMARY' : 'MODELED',
    });
  });
  const homes = new Map(atHome.map((carrier, index) => [carrier, countries[index] ?? '']));
  return {
    find: (carrierCode, scope, month = WHOLE_YEAR) => found.get(keyOf(carrierCode, scope, month)),
    homeCountryCode: (carrierCode) => homes.get(carrierCode),
  };
}

/** How many months of single years were read. */
function readText(month: number, readings: number): string {
  if (readings === 0) return '';
  const unit = month === WHOLE_YEAR ? 'month' : 'year';
  return `, ${readings} ${unit}${readings === 1 ? '' : 's'} read`;
}

function keyOf(carrierCode: string, scope: string, month: number): string {
  return carrierCode + scope + month;
}
