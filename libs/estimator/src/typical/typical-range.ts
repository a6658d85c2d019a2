import { perCabin } from '@tim/engine';
import type { PerCabin } from '@tim/engine';
import type { GramsRange } from '../estimate.ts';
import { gramsRange } from '../range/grams-range.ts';
import { meanHalfWidths } from '../range/half-widths.ts';
import type { HalfWidths } from '../range/half-widths.ts';
import { spreadAround } from '../range/spread.ts';
import type { Spread } from '../range/spread.ts';
import type { EmittingOption } from './emitting-options.ts';

/** One of the routes a typical figure stands for. */
type WeighedRoute = Pick<EmittingOption, 'grams' | 'widths'> & {
  readonly option: Pick<EmittingOption['option'], 'operatingDays'>;
};

/**
 * What a trip between the two places may be expected to lie between, meant to hold 80 %: the mean half-widths of the flights
 * that count, weighted by emissions and operating days, and the spread between the routes by operating days.
 *
 * @returns the range, and what it is made of
 */
export function typicalRange(
  routes: readonly WeighedRoute[],
  medians: PerCabin,
): { readonly range: GramsRange; readonly widths: HalfWidths; readonly spread: Spread | undefined } {
  const widths = meanHalfWidths(routes.map((route) => ({ widths: route.widths, weight: route.option.operatingDays })));
  if (routes.length === 1) return { range: gramsRange(medians, widths), widths, spread: undefined };
  const spreads = perCabin((cabin) =>
    spreadAround(
      medians[cabin],
      routes.map(({ grams, option }) => ({ value: grams[cabin], weight: option.operatingDays })),
    ),
  );
  return { range: gramsRange(medians, widths, spreads), widths, spread: spreads.economy };
}
