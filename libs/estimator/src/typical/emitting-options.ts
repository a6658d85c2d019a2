import type { PerCabin } from '@tim/engine';
import type { Tables } from '@tim/reference-data';
import { computeFlight } from '../compute/compute-flight.ts';
import { CABIN_CLASSES } from '../estimate.ts';
import { findPartner } from '../question/find-partner.ts';
import { halfWidthsOf } from '../range/half-widths.ts';
import type { HalfWidths } from '../range/half-widths.ts';
import type { FlightResolver } from '../resolve-flight.ts';
import type { MarketOption } from './market-options.ts';
import type { Leg } from './network.ts';
import { meanHalfWidths } from './typical-range.ts';
import type { WeightedWidths } from './typical-range.ts';

/** What a leg, or a sequence of legs, emits per passenger [g CO2e], and how sure that is. */
type Emitting = { readonly grams: PerCabin; readonly widths: HalfWidths };

/** A way to fly the market with its emissions. */
export type EmittingOption = Emitting & { readonly option: MarketOption };

/** Emissions of a leg: the mean over its airport pairs, weighted by days; undefined without any. */
function emittingLeg(leg: Leg, tables: Tables, resolve: FlightResolver): Emitting | undefined {
  let days = 0;
  const sum = { economy: 0, premiumEconomy: 0, business: 0, first: 0 };
  const widths: WeightedWidths[] = [];
  for (const { origin, destination, days: ofPair } of leg.pairs) {
    const partner = findPartner(tables, leg.carrierCode, origin, destination, undefined);
    const resolved = resolve({ carrierCode: partner ?? leg.carrierCode, origin, destination });
    if (resolved.kind === 'unavailable') continue;
    const { wellToWakeGrams } = computeFlight(resolved).grams;
    for (const cabin of CABIN_CLASSES) sum[cabin] += wellToWakeGrams[cabin] * ofPair;
    widths.push({ widths: halfWidthsOf(resolved), weight: wellToWakeGrams.economy * ofPair });
    days += ofPair;
  }
  if (days === 0) return undefined;
  const grams = {
    economy: sum.economy / days,
    premiumEconomy: sum.premiumEconomy / days,
    business: sum.business / days,
    first: sum.first / days,
  };
  return { grams, widths: meanHalfWidths(widths) };
}

/** Emissions of a sequence of legs; undefined where one of them has none. */
function emittingLegs(legs: readonly (Emitting | undefined)[]): Emitting | undefined {
  const grams = { economy: 0, premiumEconomy: 0, business: 0, first: 0 };
  const widths: WeightedWidths[] = [];
  for (const leg of legs) {
    if (!leg) return undefined;
    for (const cabin of CABIN_CLASSES) grams[cabin] += leg.grams[cabin];
    widths.push({ widths: leg.widths, weight: leg.grams.economy });
  }
  return { grams, widths: meanHalfWidths(widths) };
}

/** The ways to fly a market that have emissions. */
export function emittingOptions(
  options: readonly MarketOption[],
  tables: Tables,
  resolve: FlightResolver,
): readonly EmittingOption[] {
  const known = new Map<Leg, Emitting | undefined>();
  const emitting = (leg: Leg) => {
    if (!known.has(leg)) known.set(leg, emittingLeg(leg, tables, resolve));
    return known.get(leg);
  };
  return options.flatMap((option): readonly EmittingOption[] => {
    const emissions = emittingLegs(option.flown.map(emitting));
    return emissions ? [{ option, ...emissions }] : [];
  });
}
