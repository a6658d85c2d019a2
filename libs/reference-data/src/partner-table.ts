import { addTo, groupBy } from './group-by.ts';
import type { OpenTable } from './table-header.ts';
import type { Partner, PartnerTable } from './look-ups.ts';

const NONE: readonly Partner[] = [];

/**
 * Columns: carrier, partner, whether it flies large aircraft, first number of the carrier's partners (0 for none); then networks
 * whose carriers are sold on one ticket ('' for carriers that sell no connections), and their carriers.
 */
export function readPartners({ reader }: OpenTable): PartnerTable {
  const carriers = reader.repeatedStrings();
  const partners = reader.repeatedStrings();
  const flyLarge = reader.uints();
  const numbersFrom = reader.uints();
  const networks = reader.repeatedStrings();
  const members = reader.repeatedStrings();

  const ofCarrier = new Map<string, Partner[]>();
  const firstNumbers = new Map<string, number>();
  const regional = new Set(partners.filter((_, index) => flyLarge[index] === 0));
  carriers.forEach((carrier, index) => {
    const partner = { carrierCode: partners[index] ?? '', fliesLargeAircraft: flyLarge[index] === 1 };
    addTo(ofCarrier, carrier, partner);
    const first = numbersFrom[index] ?? 0;
    if (first > 0) firstNumbers.set(carrier, first);
  });

  const soldWith = new Map<string, Set<string>>();
  const memberships = members.map((carrier, row) => ({ carrier, network: networks[row] ?? '' }));
  const inNetworks = groupBy(memberships, ({ network }) => network);
  for (const [network, ofNetwork] of inNetworks) {
    if (network === '') continue;
    const together = ofNetwork.map(({ carrier }) => carrier);
    for (const carrier of together) soldWith.set(carrier, new Set([...(soldWith.get(carrier) ?? []), ...together]));
  }
  for (const { carrier } of inNetworks.get('') ?? []) {
    const others = [...(soldWith.get(carrier) ?? [])].filter((other) => other !== carrier);
    soldWith.set(carrier, new Set(others));
  }
  return {
    ofCarrier: (carrierCode) => ofCarrier.get(carrierCode) ?? NONE,
    isRegional: (carrierCode) => regional.has(carrierCode),
    firstNumber: (carrierCode) => firstNumbers.get(carrierCode),
    soldWith: (carrierCode) => soldWith.get(carrierCode) ?? new Set([carrierCode]),
  };
}
