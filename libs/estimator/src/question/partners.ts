/**
 * Carriers that fly under another's number, by the carrier whose number it is: regional partners and daughters that keep the
 * number they are sold under. Source: general knowledge of the airlines, 2025, not read in one place. It counts only where
 * the list of flights has the very number on the route under the partner, or the partner on a route of small aircraft.
 */
const PARTNERS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    AA: ['MQ', 'OH', 'PT', 'YX', 'OO', 'ZW'],
    AC: ['QK', 'RV', 'PB'],
    AF: ['A5'],
    AM: ['5D'],
    AS: ['QX', 'OO'],
    AY: ['N7'],
    BA: ['CJ'],
    DL: ['9E', 'YX', 'OO'],
    IB: ['I2', 'YW'],
    JL: ['XM', 'NU', 'JC'],
    KL: ['WA'],
    LH: ['CL', 'VL', 'EN'],
    LX: ['2L'],
    NH: ['EH'],
    UA: ['YX', 'OO', 'G7', 'C5', 'YV'],
    WS: ['WR'],
  }),
);

/**
 * The first number of those that partners fly, of carriers that keep them apart from their own: lower ones they fly themselves.
 * Source: the numbers of carriers and partners in the list of flights, vradarserver standing-data 2026-08-19.
 */
const PARTNERS_NUMBERS_FROM: ReadonlyMap<string, number> = new Map(
  Object.entries({ AA: 3000, AC: 7000, AS: 2000, BA: 3000, DL: 3300, IB: 8000, UA: 3300, WS: 3000 }),
);

/** Of those above, who fly aircraft as large as the carrier's own. */
const FLY_LARGE_AIRCRAFT: ReadonlySet<string> = new Set(['I2', 'NU', 'RV', 'VL']);

const NONE: readonly string[] = [];

/** Carriers that fly under a carrier's code. */
export const partnersOf = (carrierCode: string): readonly string[] => PARTNERS.get(carrierCode) ?? NONE;

/** Whether some of the flights sold under a carrier's code are flown by partners, with smaller aircraft. */
export const hasPartners = (carrierCode: string): boolean => PARTNERS.has(carrierCode);

/** Whether a partner flies smaller aircraft than those it flies for. */
export const fliesSmallAircraft = (partnerCode: string): boolean => !FLY_LARGE_AIRCRAFT.has(partnerCode);

/** Whether a partner may fly a number: where the carrier does not keep theirs apart, one not listed as its own on the route. */
export function mayBePartners(carrierCode: string, flightNumber: number, isListed: boolean): boolean {
  if (!hasPartners(carrierCode)) return false;
  const numbersFrom = PARTNERS_NUMBERS_FROM.get(carrierCode);
  return numbersFrom === undefined ? !isListed : flightNumber >= numbersFrom;
}
