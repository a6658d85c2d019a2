import { CABIN_CLASSES, perCabin } from '@tim/engine';
import type { CabinClass, PerCabin } from '@tim/engine';
import type { Tables } from '@tim/reference-data';
import { computeFlight } from '../compute/compute-flight.ts';
import { findPartner } from '../question/find-partner.ts';
import { halfWidthsOf, meanHalfWidths } from '../range/half-widths.ts';
import type { HalfWidths } from '../range/half-widths.ts';
import type { FlightResolver } from '../resolve-flight.ts';
import type { MarketOption } from './market-options.ts';
import type { Leg } from './network.ts';

/** What a leg, or a sequence of legs, emits per passenger [g CO2e], and how sure that is. */
type Emitting = {
  readonly grams: PerCabin;
  readonly widths: HalfWidths;
  /** Of a sequence those of its main leg, the one that emits most. */
  readonly missingCabins: readonly CabinClass[];
};

/** A way to fly the market with its emissions. */
export type EmittingOption = Emitting & { readonly option: MarketOption };

/** Emissions of a leg: the mean over its airport pairs, weighted by days; undefined without any. */
function emittingLeg(leg: Leg, tables: Tables, resolve: FlightResolver): Emitting | undefined {
  const flights = leg.pairs.flatMap(({ origin, destination, days }) => {
    const partner = findPartner(tables, leg.carrierCode, origin, destination, undefined);
    const resolved = resolve({ carrierCode: partner ?? leg.carrierCode, origin, destination });
    if (resolved.kind === 'unavailable') return [];
    const grams = computeFlight(resolved).grams.wellToWakeGrams;
    const missing = resolved.missingCabins.cabins;
    return [{ grams, days, missing, widths: halfWidthsOf(resolved), weight: grams.economy * days }];
  });
  if (flights.length === 0) return undefined;
  const allDays = flights.reduce((sum, { days }) => sum + days, 0);
  const grams = perCabin(
    (cabin) => flights.reduce((sum, flight) => sum + flight.grams[cabin] * flight.days, 0) / allDays,
  );
  const missingCabins = CABIN_CLASSES.filter((cabin) => flights.every(({ missing }) => missing.includes(cabin)));
  return { grams, widths: meanHalfWidths(flights), missingCabins };
}

/** Emissions of a sequence of legs; undefined where one of them has none. */
function emittingLegs(legs: readonly (Emitting | undefined)[]): Emitting | undefined {
  const known = legs.filter((leg) => leg !== undefined);
  if (known.length < legs.length) return undefined;
  const grams = perCabin((cabin) => known.reduce((sum, leg) => sum + leg.grams[cabin], 0));
  const widths = meanHalfWidths(known.map((leg) => ({ widths: leg.widths, weight: leg.grams.economy })));
  return { grams, widths, missingCabins: mainLegOf(known)?.missingCabins ?? [] };
}

/** The leg that emits most: a short flight to the hub may lack the cabin that people pay for on the long one. */
const mainLegOf = (legs: readonly Emitting[]): Emitting | undefined =>
  legs.toSorted((one, other) => other.grams.economy - one.grams.economy)[0];

/** Emissions of legs; those asked for lately are not computed anew. */
export type LegEmissions = (leg: Leg) => Emitting | undefined;

/** @param mostKept - legs whose emissions are kept, some hundred bytes each, until there are more */
export function legEmissions(tables: Tables, resolve: FlightResolver, mostKept: number): LegEmissions {
  const known = new Map<Leg, Emitting | undefined>();
  return (leg) => {
    if (!known.has(leg)) {
      if (known.size >= mostKept) known.clear();
      known.set(leg, emittingLeg(leg, tables, resolve));
    }
    return known.get(leg);
  };
}

/** The ways to fly a market that have emissions. */
export function emittingOptions(options: readonly MarketOption[], emitting: LegEmissions): readonly EmittingOption[] {
  return options.flatMap((option): readonly EmittingOption[] => {
    const emissions = emittingLegs(option.flown.map(emitting));
    return emissions ? [{ option, ...emissions }] : [];
  });
}
