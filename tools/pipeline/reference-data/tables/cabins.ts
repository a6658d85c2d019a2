import type { CabinEvidence } from '@tim/reference-data';
import { newTable } from '../codec/new-table.ts';
import type { CabinRow } from '../data/cabin-row.ts';
import { keyOf } from '../data/cabins.ts';
import { DATA_CREDITS } from '../data/data-folder.ts';
import { T100, T2 } from '../sources.ts';

/** By carrier and type, most airframes first. */
export function buildCabins(rows: readonly CabinRow[]): Uint8Array {
  const cabins = [...Map.groupBy(rows, keyOf)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, group]) => group.toSorted((a, b) => b.airframes - a.airframes || (a.subFleet < b.subFleet ? -1 : 1)));
  const of = (kind: CabinEvidence) => cabins.filter(({ evidence }) => evidence === kind).length;
  const table = newTable({
    table: 'cabins',
    sources: [DATA_CREDITS.cabins, T100, T2],
    rows: cabins.length,
    notes: [
      `${of('READ')} layouts read, ${of('TOTAL_CHECKED')} recalled with a total that agrees with BTS figures, ${of('RECALLED')} recalled: priors.`,
      'A layout whose floor is below half or above one and a half of the type’s median is refused (the method’s plausibility check).',
      'Reported means: US carriers 2023-25, all routes; others US routes only, and some file wrong or pooled figures.',
    ],
  });
  table.columns
    .text(DATA_CREDITS.cabins.edition)
    .repeatedStrings(cabins.map(({ carrier }) => carrier))
    .repeatedStrings(cabins.map(({ type }) => type))
    .repeatedStrings(cabins.map(({ subFleet }) => subFleet));
  for (const seatsOf of ['economy', 'premiumEconomy', 'business', 'first', 'blocked', 'total', 'airframes'] as const) {
    table.columns.uints(cabins.map((cabin) => cabin[seatsOf]));
  }
  table.columns
    .repeatedStrings(cabins.map(({ use }) => use))
    .repeatedStrings(cabins.map(({ baseAirport }) => baseAirport))
    .repeatedStrings(cabins.map(({ evidence }) => evidence))
    .repeatedStrings(cabins.map(({ confidence }) => confidence))
    .repeatedStrings(cabins.map(({ citation }) => citation))
    .decimals(
      cabins.map(({ reportedMean }) => reportedMean),
      1,
    )
    .uints(cabins.map(({ isReportedMeanPooled }) => (isReportedMeanPooled ? 1 : 0)))
    .repeatedStrings(cabins.map(({ usRoutes }) => usRoutes));
  return table.toBytes();
}
