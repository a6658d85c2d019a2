import { addTo } from './group-by.ts';
import type { DataCategory } from './sourced.ts';
import type { OpenTable } from './table-header.ts';
import type { CabinEvidence, CabinLayout, CabinTable, CabinUse } from './traffic-tables.ts';

const NONE: readonly CabinLayout[] = [];

const CATEGORIES: Readonly<Record<CabinEvidence, DataCategory>> = {
  READ: 'PRIMARY',
  TOTAL_CHECKED: 'MODELED',
  RECALLED: 'DEFAULT',
};

/** What is said of a layout that nobody read or checked: no edition vouches for it. */
const RECALLED_EDITION = 'carrier cabins, recalled from general knowledge';

/**
 * Edition, then columns: carrier, type, sub-fleet; economy, premium economy, business, first, blocked and all seats; airframes;
 * use, base, evidence, confidence, citation; reported mean seats (0 for none), whether it pools types, US routes. A carrier's
 * type stands in one piece, most airframes first.
 */
export function readCabins({ reader }: OpenTable): CabinTable {
  const edition = reader.text();
  const carriers = reader.repeatedStrings();
  const types = reader.repeatedStrings();
  const subFleets = reader.repeatedStrings();
  const economy = reader.uints();
  const premiumEconomy = reader.uints();
  const business = reader.uints();
  const first = reader.uints();
  const blocked = reader.uints();
  const totals = reader.uints();
  const airframes = reader.uints();
  const uses = reader.repeatedStrings() as CabinUse[];
  const bases = reader.repeatedStrings();
  const evidences = reader.repeatedStrings() as CabinEvidence[];
  const confidences = reader.repeatedStrings() as CabinLayout['confidence'][];
  const citations = reader.repeatedStrings();
  const reportedMeans = reader.decimals();
  const arePooled = reader.uints();
  const usRoutes = reader.repeatedStrings() as CabinLayout['usRoutes'][];

  const byCarrierType = new Map<string, CabinLayout[]>();
  carriers.forEach((carrier, index) => {
    const evidence = evidences[index] ?? 'RECALLED';
    const layout: CabinLayout = {
      subFleet: subFleets[index] ?? '',
      seats: {
        economy: economy[index] ?? 0,
        premiumEconomy: premiumEconomy[index] ?? 0,
        business: business[index] ?? 0,
        first: first[index] ?? 0,
      },
      blockedSeats: blocked[index] ?? 0,
      totalSeats: totals[index] ?? 0,
      airframes: airframes[index] ?? 0,
      use: uses[index] ?? 'any',
      baseAirportCode: bases[index] ?? '',
      evidence,
      confidence: confidences[index] ?? 'not-said',
      citation: citations[index] ?? '',
      reportedMeanSeats: reportedMeans[index] || undefined,
      isReportedMeanPooled: arePooled[index] === 1,
      usRoutes: usRoutes[index] ?? 'not-known',
      basis: { kind: 'carrier-layouts', layouts: [subFleets[index] ?? ''], isScaledToReportedTotal: false },
      source: 'CARRIER_CABIN_TABLE',
      sourceVersion: evidence === 'RECALLED' ? RECALLED_EDITION : edition,
      dataCategory: CATEGORIES[evidence],
    };
    addTo(byCarrierType, carrier + (types[index] ?? ''), layout);
  });
  return {
    ofCarrierType: (carrierCode, icaoAircraftType) => byCarrierType.get(carrierCode + icaoAircraftType) ?? NONE,
  };
}
