import type { CodeHolder } from '@tim/reference-data';
import { newTable } from '../codec/new-table.ts';
import type { CarrierStatus } from '../data/carrier-status.ts';
import { DATA_CREDITS } from '../data/data-folder.ts';
import type { OwnData } from '../data/read-data.ts';
import { compareText } from './compare-text.ts';

/** What says which flights take no passengers. */
export type StatusData = Pick<OwnData, 'carrierStatus' | 'closedRoutes' | 'numberBlocks'>;

const CARRIES_NOBODY: readonly CodeHolder['kind'][] = ['cargo', 'unknown'];
const fliesPassengers = ({ kind, status }: CodeHolder): boolean =>
  status === 'operating' && !CARRIES_NOBODY.includes(kind);

/**
 * Who is taken to hold the numbers that are not in the list: the code's current holder, unless only another one flies passengers
 * under it.
 */
export function holdersOfCodes(carriers: readonly CarrierStatus[]): CodeHolder[] {
  return [...Map.groupBy(carriers, ({ carrierCode }) => carrierCode)]
    .sort(([a], [b]) => compareText(a, b))
    .flatMap(([, holders]) => {
      const current = holders.find(({ isCurrent }) => isCurrent);
      const flying = current && fliesPassengers(current) ? current : holders.find(fliesPassengers);
      return flying ?? current ?? [];
    });
}

const joined = (codes: readonly string[]) => codes.join(' ');

/** Who holds each code, blocks of flight numbers and closed routes, for numbers that the list of flights does not have. */
export function buildCarrierStatus({ carrierStatus, closedRoutes, numberBlocks }: StatusData): Uint8Array {
  const holders = holdersOfCodes(carrierStatus);
  const table = newTable({
    table: 'carrier-status',
    sources: [DATA_CREDITS.carrierStatus],
    rows: holders.length,
    notes: [`${numberBlocks.length} blocks of flight numbers, ${closedRoutes.length} rules of closed routes.`],
  });
  table.columns
    .sortedStrings(holders.map(({ carrierCode }) => carrierCode))
    .strings(holders.map(({ name }) => name))
    .repeatedStrings(holders.map(({ countryCode }) => countryCode))
    .repeatedStrings(holders.map(({ kind }) => kind))
    .repeatedStrings(holders.map(({ status }) => status))
    .repeatedStrings(holders.map(({ since }) => since))
    .repeatedStrings(holders.map(({ successor }) => successor))
    .repeatedStrings(numberBlocks.map(({ carrierCode }) => carrierCode))
    .uints(numberBlocks.map(({ from }) => from))
    .uints(numberBlocks.map(({ to }) => to))
    .repeatedStrings(numberBlocks.map(({ kind }) => kind))
    .strings(closedRoutes.map(({ fromAreas }) => joined(fromAreas)))
    .strings(closedRoutes.map(({ toAreas }) => joined(toAreas)))
    .strings(closedRoutes.map(({ carriers }) => joined(carriers)))
    .strings(closedRoutes.map(({ carrierCountries }) => joined(carrierCountries)))
    .strings(closedRoutes.map(({ since }) => since))
    .strings(closedRoutes.map(({ successors }) => joined(successors)))
    .strings(closedRoutes.map(({ exceptAreas }) => joined(exceptAreas)))
    .uints(closedRoutes.map(({ exceptFrom }) => exceptFrom))
    .uints(closedRoutes.map(({ exceptTo }) => exceptTo));
  return table.toBytes();
}
