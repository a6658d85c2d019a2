import type { MixBasis } from './aircraft-mix.ts';
import type { AircraftUsed } from './estimate.ts';

type Found = {
  readonly mixBasis: MixBasis;
  /** The caller named the very type. */
  readonly isTypeCertain: boolean;
  readonly carrierName: string;
  /** Of the carrier, by basis. */
  readonly whereFrom: WhereFrom;
  /** The family the caller named; undefined when it named none. */
  readonly family: string | undefined;
  readonly hasSeveralTypes: boolean;
  /** The sentence on the cabin layout used, see `cabinRemark`. */
  readonly cabin: string;
};

/** Where a carrier's types come from, in words for each basis: where there is but one type, and where there are several. */
export type WhereFrom = Readonly<Record<MixBasis, { readonly ofOne: string; readonly ofSeveral: string }>>;

const oneOrSeveral = (where: string) => ({
  ofOne: where,
  ofSeveral: `${where} Of the types that may fly, the middle one by emissions, each counted by how often it flies.`,
});

/** @param hasTypes - whether any type of the carrier's is known */
export const whereFrom = (carrierName: string, hasTypes: boolean): WhereFrom => ({
  traffic: oneOrSeveral(
    `${carrierName} is reported to fly it on this route (US BTS T-100, January 2024 and February 2026).`,
  ),
  'fleet-and-seats': oneOrSeveral(
    `Assumed from the fleet of ${carrierName}, the seats its flights on this route had in 2016-17 (OpenTravelData) and what flies this far.`,
  ),
  fleet: oneOrSeveral(`Assumed from the fleet of ${carrierName} and what flies this far.`),
  'reported-types': oneOrSeveral(
    `Assumed from the types ${carrierName} reports to fly on its other routes (US BTS Form 41 Schedule T-2 and T-100).`,
  ),
  'all-fleets': oneOrSeveral(
    hasTypes
      ? `Assumed from what all airlines fly at this distance: no type of ${carrierName} is known to reach it.`
      : `Assumed from what all airlines fly at this distance: no aircraft of ${carrierName} is known. It may carry freight alone, or fly no more.`,
  ),
});

/** A sentence on the cabin layout used, to stand after others; '' for a layout that is the type's only one. */
export const cabinRemark = (layout: string): string => (layout === 'all' ? '' : ` Cabin: ${layout}.`);

/** How the aircraft was found, as a word and as one sentence. */
export function describeBasis(found: Found): Pick<AircraftUsed, 'basis' | 'basisDetail'> {
  const { mixBasis, isTypeCertain, carrierName, family, hasSeveralTypes, cabin } = found;
  if (isTypeCertain && family !== undefined) {
    const basisDetail = `The request names the family ${family}, of which ${carrierName} is not known to fly any type: the method’s type for the family.`;
    return { basis: 'given', basisDetail };
  }
  if (isTypeCertain) return { basis: 'given', basisDetail: `Named in the request.${cabin}` };
  const { ofOne, ofSeveral } = found.whereFrom[mixBasis];
  const where = hasSeveralTypes ? ofSeveral : ofOne;
  if (family !== undefined) {
    return { basis: 'given', basisDetail: `The request names the family ${family}. ${where}${cabin}` };
  }
  return { basis: mixBasis === 'traffic' ? 'scheduled' : 'assumed', basisDetail: where + cabin };
}
