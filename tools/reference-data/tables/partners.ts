import { newTable } from '../codec/new-table.ts';
import { DATA_CREDITS } from '../data/data-folder.ts';
import type { PartnerRow } from '../data/partners.ts';
import type { SoldTogetherRow } from '../data/sold-together.ts';

/**
 * @param partners - of each carrier in the order in which they are asked
 * @param soldTogether - the carriers of each network
 */
export function buildPartners(partners: readonly PartnerRow[], soldTogether: readonly SoldTogetherRow[]): Uint8Array {
  const table = newTable({ table: 'partners', sources: [DATA_CREDITS.partners], rows: partners.length });
  table.columns
    .repeatedStrings(partners.map(({ carrier }) => carrier))
    .repeatedStrings(partners.map(({ partner }) => partner))
    .uints(partners.map(({ fliesLargeAircraft }) => (fliesLargeAircraft ? 1 : 0)))
    .uints(partners.map(({ numbersFrom }) => numbersFrom))
    .repeatedStrings(soldTogether.map(({ network }) => network))
    .repeatedStrings(soldTogether.map(({ carrier }) => carrier));
  return table.toBytes();
}
